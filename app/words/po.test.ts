import { expect, it } from "vitest";
import { countTranslations, readTranslations, updateTranslations } from "#app/words/po.ts";

it("reads what a translator has written, without what is empty or to be looked at again", () => {
  const file = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

#. On a list
msgctxt "left"
msgid "{count, plural, one {# thing} other {# things}}"
msgstr "{count, plural, one {# Ding} "
"other {# Dinge}}"

msgctxt "add"
msgid "Add"
msgstr ""

#, fuzzy
msgctxt "open"
msgid "Open"
msgstr "Öffnen"

msgctxt "state"
msgid "Open"
msgstr "Offen"
`;
  expect(readTranslations(Buffer.from(file))).toEqual({
    left: "{count, plural, one {# Ding} other {# Dinge}}",
    state: "Offen",
  });
});

const GERMAN = updateTranslations("", { add: "Add", left: ["{count} left", "On a list"] }, "de")
  .replace('msgid "Add"\nmsgstr ""', 'msgid "Add"\nmsgstr "Neu"')
  .replace('msgid "{count} left"\nmsgstr ""', 'msgid "{count} left"\nmsgstr "noch {count}"');

it("brings a file in step with the English: new messages empty, changed ones to be looked at, others as they are", () => {
  expect(readTranslations(GERMAN)).toEqual({ add: "Neu", left: "noch {count}" });
  const after = updateTranslations(GERMAN, { add: "Add", left: "{count} to go", open: "Open" }, "de");
  expect(readTranslations(after)).toEqual({ add: "Neu" });
  expect(after).toContain("fuzzy");
  expect(after).toContain("noch {count}");
  expect(after).toContain('msgctxt "open"');
  expect(countTranslations(after)).toBe(1);
  expect(updateTranslations(after, { add: "Add", left: "{count} to go", open: "Open" }, "de")).toBe(after);
});
