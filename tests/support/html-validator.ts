import { HtmlValidate } from "html-validate";

/** Checks a page's HTML, and the accessibility rules that need no browser. */
export const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  // A list may have a name (WAI-ARIA 1.2, section 5.2.8.4); the rule's own choice leaves out lists.
  rules: { "aria-label-misuse": ["error", { allowAnyNamable: true }] },
});
