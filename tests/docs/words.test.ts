import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "node:path";
import compileMessage from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { describe, expect, it } from "vitest";
import { LIBRARY } from "#app/domain/ideas/library.server.ts";
import type { Catalogue, Messages } from "#app/words/catalogue.ts";
import { compileCatalogue, translationFile } from "#app/words/define.server.ts";
import { LANGUAGES, WHOLE_LANGUAGES } from "#app/words/languages.ts";
import { readTranslations, updateTranslations } from "#app/words/po.ts";

const FOLDER = "app/words/catalogues";
const catalogues = await Promise.all(
  readdirSync(FOLDER).map(async (file) => {
    const module: Record<string, Catalogue<Messages>> = await import(`#app/words/catalogues/${parse(file).name}.ts`);
    return Object.values(module)[0] as Catalogue<Messages>;
  }),
);
const files = [...catalogues, ...LIBRARY].flatMap(({ name, english }) =>
  LANGUAGES.map((language) => ({ language, english, file: translationFile(name, language) })).filter(({ file }) =>
    existsSync(file),
  ),
);

const compiled = new Map<string, CompiledMessage>();

/** A message compiled once for all tests. */
function compile(message: string): CompiledMessage {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
}

/** The values and tags of a compiled message: `[name]`, `[name, kind, cases]`, and `[tag, ...content]`. */
function namesIn(message: CompiledMessage | 0): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((node) => {
    if (!Array.isArray(node)) return [];
    const [name, kind, ...rest] = node as [string, ...unknown[]];
    const cases = typeof rest[0] === "object" && rest[0] !== null ? Object.values(rest[0]) : [];
    const inside = typeof kind === "number" && kind > 0 ? cases : [[kind, ...rest]];
    return [name, ...inside.flatMap((part) => namesIn(part as CompiledMessage))];
  });
}
const allNames = (message: string) => [...new Set(namesIn(compile(message)))].sort();

it("each catalogue has the name of its file", () => {
  expect(catalogues.map(({ name }) => `${name}.ts`)).toEqual(readdirSync(FOLDER));
});

it.each(WHOLE_LANGUAGES.filter((language) => language !== "en"))(
  "%s, which is offered, has every message",
  (language) => {
    for (const { name, english } of catalogues) {
      const file = translationFile(name, language);
      const translated = existsSync(file) ? readTranslations(readFileSync(file)) : {};
      expect(
        Object.keys(english).filter((id) => !(id in translated)),
        name,
      ).toEqual([]);
    }
  },
);

it.each(WHOLE_LANGUAGES)("%s has messages that compile for pages", (language) => {
  for (const { name, english } of catalogues) {
    expect(Object.keys(compileCatalogue(name, english, language)), name).toEqual(
      expect.arrayContaining(Object.keys(english)),
    );
  }
});

/** `icu-minify` compiles a plural to `[name, PLURAL, cases]`. */
const PLURAL = 2;

/** The categories that plurals in a compiled message lack. */
function missingCategories(part: unknown, needed: readonly string[]): string[] {
  if (typeof part !== "object" || part === null) return [];
  const [, kind, cases] = (Array.isArray(part) ? part : []) as unknown as [string, number, object];
  const isPlural = kind === PLURAL && typeof cases === "object";
  const missing = isPlural ? needed.filter((name) => !(name in cases)) : [];
  return [...missing, ...Object.values(part).flatMap((inner) => missingCategories(inner, needed))];
}

it("finds the category that a plural lacks, wherever it is", () => {
  const message = compile("{a, select, x {<b>{n, plural, =1 {one} other {#}}</b>} other {}}");
  expect(missingCategories(message, ["one", "other"])).toEqual(["one"]);
});

/** Forms of address that a language's translations do not use. */
const FORMAL: Record<string, RegExp> = {
  de: /(?<=[a-zäöü,] )(Sie|Ihnen|Ihre?[nmrs]?)\b/,
  es: /\b(usted|ustedes)\b/i,
  nl: /(?<![\d}] )\b(u|uw)\b/,
  it: /(?<=[a-zàèéìòù,] )(Lei|Suo|Sua|Suoi|Sue)\b/,
};

/** Words that are the same in English and another language. A translation may share only these with the English. */
const ALIKE = new Set(
  (
    "account agenda alcohol allergies android avocado ball banana bed chili chocolate chrome cilantro code condiments " +
    "cookies coral cuisines date description enter error export filter firefox gelatin home ideas ink invitation " +
    "invitations keto kiwi lime link lunch lupin mail mango melon min mint minutes name no notes notifications ok " +
    "optional orange pages paleo parent passkeys password pause personal photo points problem region roost school service " +
    "snack snacks social stop suggestions surprise table thai timers type vegan week weekend zucchini"
  ).split(" "),
);
/** The words of a message, without its syntax, values and tags; single letters are units. */
const wordsOf = (message: string): string[] =>
  message
    .replace(/<[^>]*>|\{\w+, (?:plural|select|selectordinal),|\w+ (?=\{)|\{\w+(?:, number[^{}]*)?\}/g, "")
    .match(/\p{L}{2,}/gu)
    ?.map((word) => word.toLowerCase()) ?? [];

describe.each(files)("$file", ({ file, english, language }) => {
  const text = readFileSync(file, "utf8");
  const translations = readTranslations(text);
  const sourceOf = (id: string): string => [english[id] ?? ""].flat()[0] as string;

  it('is in step with the English messages ("npm run words")', () => {
    expect(updateTranslations(text, english, language)).toBe(text);
  });

  it("has every category of its plurals, typographic signs, and nobody's formal address", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const culprits = Object.entries(translations).filter(
      ([, translation]) =>
        missingCategories(compile(translation), pluralCategories).length > 0 ||
        /\n|\S {2,}\S|(?<![=<])"|\w'\w/.test(translation) ||
        FORMAL[language]?.test(translation),
    );
    expect(culprits).toEqual([]);
  });

  it("leaves no English as it is", () => {
    const same = Object.entries(translations).filter(([id, translation]) => translation === sourceOf(id));
    // Names of dishes and foods stay, sentences do not.
    const shown = file.includes("/library-") ? same.filter(([, translation]) => translation.endsWith(".")) : same;
    expect(shown.filter(([, translation]) => !wordsOf(translation).every((word) => ALIKE.has(word)))).toEqual([]);
  });

  it("has the values and tags of the English messages, and ends as they end", () => {
    const isIdeographic = /^(ja|zh)/.test(language);
    const endOf = (message: string) => /[.:… ]*$/.exec(message)?.[0].trim();
    const culprits = Object.entries(translations).filter(([id, translation]) => {
      const source = sourceOf(id);
      const ending = isIdeographic ? translation.replace(/。$/, ".").replace(/：$/, ":") : translation;
      return (
        allNames(translation).join() !== allNames(source).join() || endOf(ending) !== endOf(source)?.replace("...", "…")
      );
    });
    expect(culprits).toEqual([]);
  });
});
