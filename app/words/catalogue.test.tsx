import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { say } from "#app/words/catalogue.ts";
import { landing } from "#app/words/catalogues/landing.ts";
import { meals } from "#app/words/catalogues/meals.ts";
import { defineCatalogue } from "#app/words/define.server.ts";

const messages = defineCatalogue("of-a-test", {
  add: "Add",
  left: ["{count, plural, =0 {Nothing left} one {# thing left} other {# things left}}", "On a list"],
  greeting: "Good morning, {name}",
  link: "See <page>the page of {name}</page> <small>today</small>",
  chosen: "{part, select, morning {Morning} other {Day}}",
});

describe("a message", () => {
  it("is written with its values, in the forms that the language has for numbers", () => {
    const english = say(messages, "en-US");
    expect([0, 1, 2, 1200].map((count) => english("left", { count }))).toEqual([
      "Nothing left",
      "1 thing left",
      "2 things left",
      "1,200 things left",
    ]);
    expect(say(messages, "en-DE")("left", { count: 1200 })).toBe(
      `${new Intl.NumberFormat("en-DE").format(1200)} things left`,
    );
  });

  it("with elements escapes its values, and takes no tag from them", () => {
    const name = "<page>Maya</page> & {count} \\u0041";
    const shown = say(messages, "en").rich("link", {
      name,
      page: (text) => <a href="/">{text}</a>,
      small: (text) => <small>{text}</small>,
    });
    expect(renderToStaticMarkup(shown)).toBe(
      'See <a href="/">the page of &lt;page&gt;Maya&lt;/page&gt; &amp; {count} \\u0041</a> <small>today</small>',
    );
  });

  it("writes numbers in the digits of the reader's region", () => {
    const texts = defineCatalogue("numbers-of-a-test", {
      took: "{minutes} min",
      by: "{name}: {count, plural, =0 {none} other {# of {all}}}",
    });
    const write = (locale: string) => [
      say(texts, locale)("took", { minutes: 2026 }),
      say(texts, locale)("by", { name: "7 Up", count: 3, all: 12 }),
      say(texts, locale).number("12:30"),
    ];
    expect(write("ar-EG")).toEqual(["٢٠٢٦ min", "\u20687 Up\u2069: ٣ of ١٢", "١٢:٣٠"]);
    expect(write("ar-MA")).toEqual(["2026 min", "\u20687 Up\u2069: 3 of 12", "12:30"]);
    expect(write("en-GB")).toEqual(["2026 min", "7 Up: 3 of 12", "12:30"]);
  });

  it("has its own figures in the digits of the reader's region", () => {
    const write = (locale: string) => [
      say(meals, locale)("time.medium"),
      renderToStaticMarkup(say(landing, locale).rich("organised", { number: (text) => <b>{text}</b> })),
    ];
    expect(write("ar-EG")).toEqual(["متوسط (٢٠–٤٥)", "<b>٩٢٪</b>يشعرون بتنظيم أفضل"]);
    expect(write("ar-MA")).toEqual(["متوسط (20–45)", "<b>92%</b>يشعرون بتنظيم أفضل"]);
  });

  it("keeps the direction of a name in a sentence of the other direction", () => {
    expect(say(messages, "en")("greeting", { name: "ليلى" })).toBe("Good morning, \u2068ليلى\u2069");
    expect(say(messages, "en")("greeting", { name: "Maya" })).toBe("Good morning, Maya");
    expect(say(messages, "ar-XB")("greeting", { name: "Maya" })).toContain("\u2068Maya\u2069");
    expect(say(messages, "he")("greeting", { name: "maya" })).toContain("\u2068maya\u2069");
    expect(say(messages, "ar-XB")("chosen", { part: "morning" })).toBe("⟦Móórñííñg⟧");
  });

  it("is English in a language without a translation, and strange in a pseudo-language", () => {
    expect(say(messages, "fr-FR")("add")).toBe("Add");
    expect(say(messages, "en-XA")("add")).toBe("⟦Ádd⟧");
    expect(say(messages, "en-XA")("left", { count: 2 })).toBe("⟦2 thííñgš lééft⟧");
  });
});

it("refuses an unknown message, and values that are missing or misspelt, when types are checked", () => {
  const english = say(messages, "en");
  // @ts-expect-error no such message
  expect(() => english("ad")).toThrow();
  // @ts-expect-error the value is missing
  expect(() => english("greeting")).toThrow();
  // @ts-expect-error the value is misspelt
  expect(() => english("greeting", { nam: "Maya" })).toThrow();
  // @ts-expect-error the tag has no function
  expect(() => english.rich("link", { name: "Maya", page: (text) => text })).toThrow();
});
