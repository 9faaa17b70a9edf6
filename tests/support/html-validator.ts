import { HtmlValidate } from "html-validate";

/** Checks that a page is valid HTML, and what can be seen of its accessibility without a browser. */
export const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  // A list may have a name (WAI-ARIA 1.2, section 5.2.8.4); the rule's own choice leaves out lists.
  rules: { "aria-label-misuse": ["error", { allowAnyNamable: true }] },
});
