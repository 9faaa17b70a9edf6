import axe from "axe-core";
import { type DOMWindow, JSDOM } from "jsdom";

export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Colours and sizes are what the browser's tests look at. */
const rules = { "color-contrast": { enabled: false }, "target-size": { enabled: false } };

/** One for all pages, so that axe is read once: most of a page's time would go there. */
let shared: DOMWindow | undefined;

function openWindow(): DOMWindow {
  const { window } = new JSDOM("", { runScripts: "outside-only" });
  window.eval(axe.source);
  return window;
}

/** What axe has against a page as it comes without script. In a browser whose scripts are off axe is off, too. */
export async function plainViolations(html: string): Promise<string[]> {
  shared ??= openWindow();
  const { document, DOMParser } = shared;
  const page = new DOMParser().parseFromString(html, "text/html");
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
  const options = { runOnly: WCAG, rules, resultTypes: ["violations"], preload: false } satisfies axe.RunOptions;
  const { violations } = await (shared as unknown as { axe: typeof axe }).axe.run(options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`);
}
