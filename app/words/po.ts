import { type GetTextTranslation, type GetTextTranslations, po } from "gettext-parser";
import type { Messages } from "#app/words/catalogue.ts";

/** The entries of a PO file. An entry's `msgctxt` is the id of its message, and `msgid` the English text. */
const entriesOf = (file: string | Buffer): GetTextTranslation[] =>
  Object.values((po.parse(file) as GetTextTranslations).translations)
    .flatMap((byText) => Object.values(byText))
    .filter(({ msgctxt }) => msgctxt);

/** Whether an entry has a translation that needs no review. */
const isTranslated = ({ msgstr, comments }: GetTextTranslation) =>
  Boolean(msgstr[0]) && !comments?.flag?.includes("fuzzy");

/** The translations of a PO file, by the ids of the messages. */
export const readTranslations = (file: string | Buffer): Record<string, string> =>
  Object.fromEntries(
    entriesOf(file)
      .filter(isTranslated)
      .map(({ msgctxt, msgstr }) => [msgctxt, msgstr[0]]),
  );

/** How many messages a PO file has translations for. */
export const countTranslations = (file: string): number => entriesOf(file).filter(isTranslated).length;

/**
 * A PO file in step with the English messages: new ones are empty, ones whose English has changed are marked "fuzzy", ones
 * that are gone are left out.
 *
 * @param before the present file; empty for a new one
 */
export function updateTranslations(before: string, english: Messages, language: string): string {
  const old = new Map(entriesOf(before).map((entry) => [entry.msgctxt, entry]));
  const entries = Object.entries(english).map(([id, message]) => {
    const [text, comment] = typeof message === "string" ? [message] : message;
    const found = old.get(id);
    const isChanged = found !== undefined && found.msgid !== text;
    const flag = found?.msgstr[0] && (isChanged || !isTranslated(found)) ? "fuzzy" : "";
    return {
      msgctxt: id,
      msgid: text,
      msgstr: [found?.msgstr[0] ?? ""],
      comments: {
        translator: found?.comments?.translator ?? "",
        reference: "",
        extracted: comment ?? "",
        flag,
        previous: "",
      },
    };
  });
  const headers = { "Content-Type": "text/plain; charset=utf-8", Language: language };
  const translations = Object.fromEntries(entries.map((entry) => [entry.msgctxt, { [entry.msgid]: entry }]));
  return `${po.compile({ charset: "utf-8", headers, translations })}\n`;
}
