import { type GetTextTranslations, po } from "gettext-parser";

/** The translations of one catalogue in one language, by the ids of the messages. Untranslated ones are not in it. */
export function readTranslations(file: Buffer): Record<string, string> {
  const { translations } = po.parse(file) as GetTextTranslations;
  return Object.fromEntries(
    Object.values(translations)
      .flatMap((byText) => Object.values(byText))
      .filter(({ msgctxt, msgstr, comments }) => msgctxt && msgstr[0] && !comments?.flag?.includes("fuzzy"))
      .map(({ msgctxt, msgstr }) => [msgctxt as string, msgstr[0] as string]),
  );
}
