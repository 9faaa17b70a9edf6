import axe from "axe-core";
import { type DOMWindow, JSDOM } from "jsdom";

export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Without rules about colours and sizes, which the browser tests check. */
const rules = { "color-contrast": { enabled: false }, "target-size": { enabled: false } };

/** One window for all pages, because parsing axe takes longer than checking a page. */
let shared: DOMWindow | undefined;

function openWindow(): DOMWindow {
  const { window } = new JSDOM("", { runScripts: "outside-only" });
  window.eval(axe.source);
  return window;
}

/** The problems that axe finds in a page without script. In a browser with script off axe does not run either. */
export async function plainViolations(html: string): Promise<string[]> {
  shared ??= openWindow();
  const { document, DOMParser } = shared;
  const page = new DOMParser().parseFromString(html, "text/html");
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
  const options = { runOnly: WCAG, rules, resultTypes: ["violations"], preload: false } satisfies axe.RunOptions;
  const { violations } = await (shared as unknown as { axe: typeof axe }).axe.run(options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`);
}
