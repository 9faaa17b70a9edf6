import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { root } from "#scripts/lib/root.ts";
import { runApp } from "#tests/support/api-app.ts";
import { startAppAt } from "#tests/support/app.ts";
import { query } from "#tests/support/databases.ts";
import { validator } from "#tests/support/html-validator.ts";
import { listPages, makeVisitors, type Page, pagePatterns, unlistedPages, type Visitor } from "#tests/support/pages.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { plainViolations } from "#tests/support/plain-axe.ts";
import { STEP } from "#tests/support/runs.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";
import { findScripts, type Weight, weigh } from "#tests/support/weights.ts";

const app = runApp();

/**
 * Bytes of HTML and all styles of a screen: they fit the first round trip (TCP's initial window of ten segments of 1,460
 * bytes, RFC 6928) with its headers.
 */
const FIRST_WINDOW = 14_336;
/** The first pages of a day, which fit into FIRST_WINDOW. */
const DAILY = ["/dashboard", "/calendar"];
/** No page takes a second round trip for more than a dialog over it, or a long form. */
const MAX_PAGE = 1.5 * FIRST_WINDOW;
/** The script of a page with its messages. A bare Remix app (scripts/bench/bare) sends 71,763 bytes of it. */
const MAX_SCRIPT = 95_232;

let samples: Samples;
let cookies: Record<Visitor, string>;
beforeAll(async () => {
  // Ids of four digits: those of an empty database weigh less than a family's.
  await query(
    process.env.DATABASE_URL as string,
    "SELECT setval(format('%I.%I', schemaname, sequencename), 5000) FROM pg_sequences WHERE schemaname = 'public'",
  );
  samples = await makeSamples("https://pages.test");
  cookies = { anyone: "" } as typeof cookies;
  for (const [visitor, user] of Object.entries(await makeVisitors(samples))) {
    cookies[visitor as Visitor] = await signedInCookie(user);
  }
});

const headersFor = ({ as, cookie = "", isFromElsewhere }: Page): Record<string, string> => ({
  Accept: "text/html",
  Cookie: [cookies[as], cookie].filter(Boolean).join("; "),
  ...(isFromElsewhere ? { "Sec-Fetch-Site": "cross-site" } : {}),
});

async function fetchPage(page: Page, more: Record<string, string> = {}) {
  const headers = { ...headersFor(page), ...more };
  const response = await fetch(app.url + page.path, { headers, redirect: "manual" });
  return { page, status: response.status, headers: response.headers, html: await response.text() };
}

const opened = new Map<string, ReturnType<typeof fetchPage>[]>();

/** The pages of a pattern, requested once for all tests. */
async function openPages(pattern: string) {
  const pages = opened.get(pattern) ?? (await listPages(pattern, samples)).map((page) => fetchPage(page));
  opened.set(pattern, pages);
  return Promise.all(pages);
}

/** Sections and articles that no heading names: the Nu HTML Checker warns of them, and our validator has no such rule. */
function findSectionsWithoutHeading(document: Document): string[] {
  return [...document.querySelectorAll("section, article")]
    .filter((section) => !section.querySelector("h1, h2, h3, h4, h5, h6"))
    .map((section) => section.outerHTML.slice(0, 120));
}

const readTitle = (html: string) => html.match(/<title>([^<]*)<\/title>/)?.[1];

it("every page route has a sample address", () => {
  expect(unlistedPages()).toEqual([]);
});

function expectStrictPolicy({ path }: Page, headers: Headers, html: string): void {
  const policy = headers.get("Content-Security-Policy");
  expect(policy, path).toMatch(/default-src 'none'.*script-src [^;]*'nonce-.*frame-ancestors 'none'/);
  expect(policy, path).not.toContain("unsafe-");
  expect(html, path).not.toMatch(/<[^>]+ style="/);
  expect(html, path).not.toMatch(/<[^>]+ on[a-z]+="/);
  const isAccount = path.startsWith("/account");
  expect(headers.get("Cache-Control"), path).toBe(
    path.startsWith("/wall") ? "no-store" : isAccount ? "private, no-cache, no-store" : "private, no-cache",
  );
  for (const name of ["Cookie", "Save-Data", "Accept-Language"]) {
    expect(headers.get("Vary")?.toLowerCase(), path).toContain(name.toLowerCase());
  }
}

describe.each(pagePatterns)("%s", (pattern) => {
  it("is valid HTML with a title and a strict policy, and says what it depends on", async () => {
    for (const { page, status, headers, html } of await openPages(pattern)) {
      expect([page.path, status]).toEqual([page.path, page.status ?? 200]);
      expectStrictPolicy(page, headers, html);
      const { results } = await validator.validateString(html);
      // A refresh waits half a minute at most, can be cancelled, and does not happen with script (WCAG 2.2.1).
      const mayRefresh = ({ ruleId }: { ruleId: string }) => page.refreshes && ruleId === "meta-refresh";
      // Until script runs the banner's buttons are those of the page's own form (docs/decisions/066-the-banner-sends-the-form-of-its-page.md).
      const document = parsePage(html);
      const isOfBanner = ({ ruleId, selector }: { ruleId: string; selector: string | null }) =>
        ruleId === "wcag/h32" && document.querySelector(selector ?? "none")?.closest(".cookie");
      const errors = results.flatMap(({ messages }) =>
        messages
          .filter((message) => !mayRefresh(message) && !isOfBanner(message))
          .map(({ ruleId, message, line, column, selector }) => `${ruleId} ${line}:${column} ${selector}: ${message}`),
      );
      expect(errors, page.path).toEqual([]);
      expect(findSectionsWithoutHeading(document), page.path).toEqual([]);
      expect(html, page.path).toMatch(/<\/html>\s*$/);
      expect(readTitle(html), page.path).toMatch(/\S/);
      // The app has one name for this button: "Save".
      expect(html, page.path).not.toContain("Save Changes");
    }
  });

  it("comes without any script in Lite mode, and is for everyone", { timeout: 60_000 }, async () => {
    const pages = (await listPages(pattern, samples)).filter((_, index) => index % STEP === 0);
    for (const page of pages) {
      const { status, html } = await fetchPage(page, { "Save-Data": "on" });
      expect([page.path, status]).toEqual([page.path, page.status ?? 200]);
      expect(html, page.path).not.toMatch(/<script|modulepreload/);
      expect(html, page.path).toContain("<main");
      // axe checks one address of each pattern: without styles the others look the same to it.
      if (page === pages[0] && !page.refreshes) expect(await plainViolations(html), page.path).toEqual([]);
    }
  });
});

const findNames = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name as string);

/** The classes that a style sheet or a page names, and the custom properties that it sets and uses. */
const readStyles = (text: string) => ({
  classes: findNames(text, /\.([a-z][\w-]*)/g),
  set: findNames(text, /(--[\w-]+)\s*:/g),
  used: findNames(text, /var\((--[\w-]+)\)/g),
});

it("no page uses a custom property, or a class of other pages, that its styles do not have", async () => {
  const read = (folder: string, name: string) => readFileSync(`${root}app/${folder}/${name}`, "utf8");
  const symbols = [...read("icons", "icons.svg").matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)];
  const names = readdirSync(`${root}app/styles`).filter((name) => name.endsWith(".css"));
  const everywhere = new Set(names.flatMap((name) => readStyles(read("styles", name)).classes));
  const sheets = new Map<string, ReturnType<typeof readStyles>>();
  const unset = new Set<string>();
  for (const pattern of pagePatterns) {
    for (const { html } of await openPages(pattern)) {
      const pictures = symbols.map(([symbol, id]) => (html.includes(`#${id}"`) ? symbol : "")).join("");
      const styles = [readStyles(html + pictures)];
      for (const href of findNames(html, /<link rel="stylesheet" href="([^"]+)"/g)) {
        const sheet = sheets.get(href) ?? readStyles(await (await fetch(app.url + href)).text());
        sheets.set(href, sheet);
        styles.push(sheet);
      }
      const all = (of: keyof (typeof styles)[number]) => new Set(styles.flatMap((style) => style[of]));
      const [classes, set] = [all("classes"), all("set")];
      for (const name of all("used")) if (!set.has(name)) unset.add(`${pattern}: ${name}`);
      for (const name of findNames(html, / class="([^"]+)"/g).flatMap((list) => list.split(" "))) {
        if (everywhere.has(name) && !classes.has(name)) unset.add(`${pattern}: ${name}`);
      }
    }
  }
  expect([...unset]).toEqual([]);
});

it("no two pages have the same title", async () => {
  const titles = new Map<string, string[]>();
  for (const pattern of pagePatterns) {
    const [first] = await openPages(pattern);
    const title = readTitle(first?.html ?? "");
    if (title) titles.set(title, [...(titles.get(title) ?? []), pattern]);
  }
  expect([...titles].filter(([, patterns]) => patterns.length > 1)).toEqual([]);
});

it("every page is light", { timeout: 60_000 }, async () => {
  const rows: (Weight & { path: string })[] = [];
  for (const pattern of pagePatterns) {
    for (const { page, html } of await openPages(pattern)) {
      const weight = await weigh(app.url + page.path, html, findScripts(html), headersFor(page));
      rows.push({ path: page.path, ...weight });
    }
  }
  const line = (cells: (string | number)[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(42) : String(cell).padStart(8))).join(" ");
  const head = line(["Bytes after brotli", "HTML", "CSS", "both", "script"]);
  const table = rows.map(({ path, html, css, script }) => line([path.slice(0, 42), html, css, html + css, script]));
  process.stdout.write(`\n${[head, ...table].join("\n")}\n\n`);
  const heavy = rows.flatMap(({ path, html, css, script }) => {
    const max = DAILY.includes(path) ? FIRST_WINDOW : MAX_PAGE;
    return [
      ...(html + css > max ? [`HTML and CSS of ${path}: ${html + css} of ${max}`] : []),
      ...(script > MAX_SCRIPT ? [`script of ${path}: ${script} of ${MAX_SCRIPT}`] : []),
    ];
  });
  expect(rows.length).toBeGreaterThanOrEqual(pagePatterns.length);
  expect(heavy).toEqual([]);
});

/** The heaviest first: in the evening the dashboard shows tomorrow, too. */
const HOURS = ["20:30", "16:00", "08:00"].filter((_, index) => index % STEP === 0);

it.each(HOURS)("what a day begins with is light at %s", async (hour) => {
  const now = Temporal.Now.plainDateISO("UTC").toZonedDateTime({ timeZone: "UTC", plainTime: hour }).toInstant();
  const { url, stop } = await startAppAt(process.env.DATABASE_URL as string, now);
  for (const path of DAILY) {
    const headers = headersFor({ path, as: "family" });
    const page = await (await fetch(url + path, { headers })).text();
    expect(page).toMatch(/<h1/);
    const { html, css } = await weigh(url + path, page, findScripts(page), headers);
    expect(html + css, path).toBeLessThanOrEqual(FIRST_WINDOW);
  }
  await stop();
});
