import { FRENCH } from "#app/domain/quick-add/languages/french.ts";
import { GERMAN } from "#app/domain/quick-add/languages/german.ts";
import { intlTable } from "#app/domain/quick-add/languages/intl.ts";
import { SPANISH } from "#app/domain/quick-add/languages/spanish.ts";
import { type CompiledTable, compileTable } from "#app/domain/quick-add/languages/table.ts";
import { storedLanguage } from "#app/words/languages.ts";

const WHOLE = { de: GERMAN, fr: FRENCH, es: SPANISH } as const;

const compiled = new Map<string, CompiledTable>();
/** Locales come from requests: the cache is bounded. */
const MAX_CACHED = 50;

/**
 * The table of a reader's language; `null` for English, which the grammar itself reads. Languages without a table of
 * their own get the names of days and months from `Intl`, in the reader's region.
 */
export function tableOf(locale: string): CompiledTable | null {
  const language = storedLanguage(locale);
  if (language === "en") return null;
  const whole = language in WHOLE ? WHOLE[language as keyof typeof WHOLE] : null;
  const key = whole ? language : new Intl.Locale(locale).baseName;
  const cached = compiled.get(key);
  if (cached) return cached;
  const table = whole ? compileTable(whole) : intlTable(language, key);
  if (compiled.size >= MAX_CACHED) compiled.clear();
  compiled.set(key, table);
  return table;
}
