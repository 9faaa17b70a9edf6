import { existsSync, readdirSync, readFileSync } from "node:fs";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { describe, expect, it } from "vitest";
import type { Catalogue, Messages } from "#app/words/catalogue.ts";
import { translationFile } from "#app/words/define.server.ts";
import { LANGUAGES } from "#app/words/languages.ts";
import { readTranslations, updateTranslations } from "#app/words/po.ts";

const FOLDER = "app/words/catalogues";
const catalogues = await Promise.all(
  readdirSync(FOLDER).map(async (file) => {
    const module: Record<string, Catalogue<Messages>> = await import(`#app/words/catalogues/${file}`);
    return Object.values(module)[0] as Catalogue<Messages>;
  }),
);
const files = catalogues.flatMap(({ name, english }) =>
  LANGUAGES.map((language) => ({ language, english, file: translationFile(name, language) })).filter(({ file }) =>
    existsSync(file),
  ),
);

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

describe.each(files)("$file", ({ file, english, language }) => {
  const text = readFileSync(file, "utf8");

  it('is in step with the English messages ("npm run words")', () => {
    expect(updateTranslations(text, english, language)).toBe(text);
  });

  it("has the values and tags of the English messages, and ends as they end", () => {
    for (const [id, translation] of Object.entries(readTranslations(text))) {
      const message = english[id] as Messages[string];
      const source = typeof message === "string" ? message : message[0];
      expect(allNames(translation), id).toEqual(allNames(source));
      expect(/[.:… ]*$/.exec(translation)?.[0].trim(), id).toBe(
        /[.:… ]*$/.exec(source)?.[0].trim().replace("...", "…"),
      );
    }
  });
});
