import axe from "axe-core";
import { JSDOM } from "jsdom";

export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Colours and sizes are what the browser's tests look at. */
const rules = { "color-contrast": { enabled: false }, "target-size": { enabled: false } };

/** What axe has against a page as it comes without script. In a browser whose scripts are off axe is off, too. */
export async function plainViolations(html: string): Promise<string[]> {
  const dom = new JSDOM(html, { runScripts: "outside-only" });
  dom.window.eval(axe.source);
  const options = { runOnly: WCAG, rules, resultTypes: ["violations"], preload: false } satisfies axe.RunOptions;
  const { violations } = await (dom.window as unknown as { axe: typeof axe }).axe.run(options);
  dom.window.close();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`);
}
