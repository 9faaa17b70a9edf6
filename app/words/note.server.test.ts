import { expect, it } from "vitest";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";
import { defineCatalogue } from "#app/words/define.server.ts";
import { english, inLocale } from "#app/words/english.server.ts";
import { englishSentences, note, writeNotes } from "#app/words/note.server.ts";

const catalogue = defineCatalogue("note-test", {
  cut: "Cut.",
  few: "{count, plural, one {# left.} other {# left.}}",
  wrong: "{field}: {fault}.",
});
const fixed = english(catalogue, "cut");

it("writes notes in the reader's language, also after a while", () => {
  const notes = JSON.parse(JSON.stringify([note(catalogue, "cut"), note(catalogue, "few", { count: 2 })]));
  expect(writeNotes(catalogue, notes, "en-GB")).toBe("Cut. 2 left.");
  expect(writeNotes(catalogue, notes, "en-XA")).toMatch(/^⟦[^⟧]+⟧ ⟦2 [^⟧]+⟧$/);
});

it("translates a sentence that a module wrote, and shows another as it is", () => {
  expect(writeNotes(catalogue, [fixed], "en-XA")).toMatch(/^⟦.+⟧$/);
  expect(writeNotes(catalogue, "Of an old row.", "en-XA")).toBe("Of an old row.");
  expect(writeNotes(catalogue, null, "en-XA")).toBe("");
  expect(writeNotes(catalogue, [{ id: "newer" }], "en")).toBe("");
});

it("says what a schema refuses in its own words in English", () => {
  const fault = { english: "String must contain at least 1 character(s)", id: "tooShort", values: { count: 1 } };
  const notes = [{ id: "wrong", values: { field: "title", fault } }];
  expect(writeNotes(catalogue, notes, "en")).toBe("title: String must contain at least 1 character(s).");
  expect(writeNotes(catalogue, notes, "en-XA")).toMatch(/^⟦title: ⟦[^⟧]* 1 [^⟧]*⟧\.⟧$/);
});

it("gives a failure several sentences, which a page translates", () => {
  const write = (locale: string) => writeNotes(catalogue, [note(catalogue, "cut"), note(catalogue, "cut")], locale);
  requestStore.run({} as RequestStore, () => {
    const said = englishSentences(write);
    expect(said).toBe("Cut. Cut.");
    expect(inLocale(said, "en-XA")).toMatch(/^⟦.+⟧ ⟦.+⟧$/);
  });
});
