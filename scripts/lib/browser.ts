import { existsSync } from "node:fs";

/** Debian's packages: the whole browser, and the one without windows, which takes a quarter less time. */
export const BROWSER_PACKAGES = ["chromium", "chromium-headless-shell"] as const;

const existing = (paths: string[]) => paths.find((path) => existsSync(path));

/** The path of the system's own whole browser, or `undefined` where Playwright's download is to be used. */
export const findWholeBrowser = () => existing(["/usr/bin/chromium"]);

/** The same of a browser for tests that need no windows. */
export const findBrowser = () => existing(["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]);
