import { expect as base } from "@playwright/test";
import { accessibleDescription, isSeen, isText, plain, readText, type Text } from "./elements.ts";
import { FormLocator } from "./locator.ts";
import { FormPage } from "./page.ts";

/** Playwright's assertions about pages and their elements, for `FormPage`. */

interface Found {
  pass: boolean;
  /** The value that the page has. */
  found: unknown;
}
type Look<Of> = (of: Of, ...wanted: never[]) => Found | Promise<Found>;

/**
 * An assertion that looks once, because no script changes a page. Only a page that refreshes automatically is followed,
 * until it has the wanted value, or stops refreshing.
 */
const matcher = <Of extends FormLocator | FormPage>(look: Look<Of>) =>
  async function (this: { isNot: boolean; timeout: number }, of: Of, ...wanted: unknown[]) {
    const until = Date.now() + this.timeout;
    const lookOnce = async (): Promise<Found> => {
      try {
        return await look(of, ...(wanted as never[]));
      } catch (error) {
        // For a missing element both the assertion and its opposite fail.
        return { pass: this.isNot, found: (error as Error).message };
      }
    };
    let result = await lookOnce();
    while (result.pass === this.isNot && Date.now() < until && (await of.page.goOn())) result = await lookOnce();
    const { pass, found } = result;
    const what = of instanceof FormLocator ? of.description : "the page";
    const said = `${what} at ${of.page.url()}: wanted ${this.isNot ? "not " : ""}${wanted.map(String).join(", ")}`;
    return { pass, message: () => `${said}\nThere is: ${typeof found === "string" ? found : JSON.stringify(found)}` };
  };

/** One look at one element. */
const ofOne = (look: (element: Element, wanted: never) => Found) =>
  matcher<FormLocator>((locator, wanted: never) => look(locator.one(), wanted));

/** A text in full, where a string is wanted. */
const isWhole = (text: string, wanted: Text) => isText(text, wanted, true);
/** A part of a text, in the case in which it is wanted. */
const isPart = (text: string, wanted: Text) =>
  wanted instanceof RegExp ? isText(text, wanted) : plain(text).includes(plain(wanted));

const texts = (isThat: typeof isWhole, isAll: boolean) =>
  matcher<FormLocator>((locator, wanted: Text | Text[]) => {
    if (!Array.isArray(wanted)) {
      const text = plain(readText(locator.one()));
      return { pass: isThat(text, wanted), found: text };
    }
    const found = locator.elements().map((element) => plain(readText(element)));
    // Each has its own element, in this order.
    let next = 0;
    for (const text of found) if (next < wanted.length && isThat(text, wanted[next] as Text)) next += 1;
    return { pass: next === wanted.length && (!isAll || found.length === wanted.length), found };
  });

const seen = (isWanted: boolean) =>
  matcher<FormLocator>((locator, { visible = true }: { visible?: boolean } = {}) => {
    const elements = locator.elements();
    if (elements.length > 1) locator.one();
    return { pass: elements.some(isSeen) === (isWanted === visible), found: elements.map(readText) };
  });

/** Whether the picture of an element loads. */
async function isComplete(locator: FormLocator): Promise<boolean> {
  const { response } = await locator.page.context().ask((locator.one() as HTMLImageElement).src);
  await response.body?.cancel();
  return response.status === 200;
}

const ours = base.extend({
  toBeVisible: seen(true),
  toBeHidden: seen(false),
  toBeAttached: matcher<FormLocator>((locator) => ({ pass: locator.elements().length > 0, found: "nothing" })),
  toHaveCount: matcher<FormLocator>((locator, count: number) => {
    const found = locator.elements().map(readText);
    return { pass: found.length === count, found };
  }),
  toHaveText: texts(isWhole, true),
  toContainText: texts(isPart, false),
  toHaveValue: ofOne((element, wanted: Text) => {
    const found = (element as HTMLInputElement).value;
    return { pass: typeof wanted === "string" ? found === wanted : wanted.test(found), found };
  }),
  toBeChecked: ofOne((element) => ({ pass: (element as HTMLInputElement).checked, found: element.outerHTML })),
  toBeDisabled: ofOne((element) => ({ pass: element.matches(":disabled"), found: element.outerHTML })),
  toBeEditable: ofOne((element) => ({
    pass: !element.matches(":disabled") && !(element as HTMLInputElement).readOnly,
    found: element.outerHTML,
  })),
  toHaveAccessibleDescription: ofOne((element, wanted: Text) => {
    const found = accessibleDescription(element);
    return { pass: isWhole(found, wanted), found };
  }),
  toHaveAttribute: matcher<FormLocator>((locator, name: string, wanted: Text) => {
    const found = locator.one().getAttribute(name);
    return { pass: found !== null && isWhole(found, wanted), found };
  }),
  toHaveJSProperty: matcher<FormLocator>(async (locator, name: string, wanted: boolean) => {
    if (name !== "complete") throw new Error(`Without script there is no property ${name}`);
    const found = await isComplete(locator);
    return { pass: found === wanted, found };
  }),
  toHaveTitle: matcher<FormPage>(({ document: { title } }, wanted: Text) => ({
    pass: isWhole(title, wanted),
    found: title,
  })),
  toHaveURL: matcher<FormPage>((page, wanted: Text) => {
    const address = typeof wanted === "string" ? page.absolute(wanted) : wanted;
    return { pass: isWhole(page.url(), address), found: page.url() };
  }),
});

/** Playwright's `expect`, for pages of a browser and for those of a form browser alike. */
export const expect: typeof base = new Proxy(base, {
  apply: (_, self, [actual, ...more]: [unknown, ...never[]]) =>
    Reflect.apply(actual instanceof FormLocator || actual instanceof FormPage ? ours : base, self, [actual, ...more]),
});
