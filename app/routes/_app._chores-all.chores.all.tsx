import { say } from "#app/words/catalogue.ts";
import { chores } from "#app/words/catalogues/chores.ts";
export const handle = { title: (_: unknown, locale: string) => say(chores, locale)("allChores") };

/** The layout shows the whole page, because dialogs open over it, too. */
export default function NoDialog() {
  return null;
}
