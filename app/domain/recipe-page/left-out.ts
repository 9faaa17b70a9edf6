import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { type Note, type Notes, writeNotes } from "#app/words/note.server.ts";

/** Something of a file that an import leaves out or changes, as a row stores it. */
export interface LeftOut {
  /** A name, or a note of `recipeWords`. */
  title: string | Note;
  /** Why, as notes of `recipeWords`; of a row of an earlier version as a sentence. */
  reason: Notes | string | null;
}

/** The same in a reader's language. */
export const writeLeftOut = ({ title, reason }: LeftOut, locale: string) => ({
  title: typeof title === "string" ? title : writeNotes(recipeWords, [title], locale),
  reason: writeNotes(recipeWords, reason, locale),
});
