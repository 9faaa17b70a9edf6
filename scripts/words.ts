import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { LIBRARY } from "#app/domain/ideas/library.server.ts";
import type { Catalogue, Messages } from "#app/words/catalogue.ts";
import { translationFile } from "#app/words/define.server.ts";
import { LANGUAGE_STATES, LANGUAGES, WHOLE_LANGUAGES } from "#app/words/languages.ts";
import { countTranslations, updateTranslations } from "#app/words/po.ts";

/**
 * `npm run words`: brings the files of translators (app/words/LANGUAGE/NAME.po) up to date with the English messages, and
 * prints how much each language has. `npm run words de` begins a language. `--check` writes nothing, and ends with status 1
 * where a file is out of date, or an offered language misses a text.
 */
const FOLDER = "app/words/catalogues";

const catalogues = await Promise.all(
  readdirSync(FOLDER).map(async (file) => {
    const module: Record<string, Catalogue<Messages>> = await import(`#app/words/catalogues/${file}`);
    return Object.values(module)[0] as Catalogue<Messages>;
  }),
);

const options = process.argv.slice(2);
const isCheck = options.includes("--check");
const faults: string[] = [];

type Part = Pick<Catalogue<Messages>, "name" | "english">;
const count = (parts: readonly Part[]) => parts.reduce((sum, { english }) => sum + Object.keys(english).length, 0);

/** Brings the files of a language in step with the English, and counts the translated messages. */
function update(parts: readonly Part[], language: string): number {
  let done = 0;
  for (const { name, english } of parts) {
    const file = translationFile(name, language);
    const before = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (!before && !options.includes(language)) continue;
    const after = updateTranslations(before, english, language);
    if (after !== before && isCheck) faults.push(`${file} is out of date: run "npm run words".`);
    if (after !== before && !isCheck) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, after);
    }
    done += countTranslations(after);
  }
  return done;
}

const [all, allOfLibrary] = [count(catalogues), count(LIBRARY)];
for (const language of LANGUAGES.filter((tag) => tag !== "en")) {
  const [done, doneOfLibrary] = [update(catalogues, language), update(LIBRARY, language)];
  if (done + doneOfLibrary > 0)
    console.log(
      `${language} (${LANGUAGE_STATES[language]}): ${done} of ${all} messages, ${doneOfLibrary} of ${allOfLibrary} texts of the library`,
    );
  if (done < all && WHOLE_LANGUAGES.includes(language)) faults.push(`${language} is offered, and misses messages.`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
