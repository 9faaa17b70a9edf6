import { inTransaction } from "#app/db/database.server.ts";
import { Screen } from "#app/models/wall/screen.server.ts";
import type { NewScreen, ScreenChange } from "#app/schemas/wall/screen.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { spendCode } from "#app/services/wall/screen-codes.server.ts";
import { SCREEN_MAX } from "#app/shared/wall/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";
import type { Language } from "#app/words/languages.ts";

/** A guardian's changes of wall screens (docs/product/wall.md). */

const hanging = { removed_at: null };

/** The family's screens, oldest first. */
export const listScreens = ({ family }: FamilyScope): Promise<Screen[]> =>
  Screen.findAll({ where: { ...hanging, family_id: family.id }, order: ["id"] });

/** @throws {DomainError} 404 for a screen that is not the family’s, or was taken off */
export const findScreen = (actor: FamilyScope, id: number): Promise<Screen> =>
  findRow(Screen, actor, id, "Screen", { among: hanging });

/** The screen's language, which only forms send; `null` for the family's. */
interface OwnLanguage {
  language?: Language | null;
}

/**
 * Adds the screen that displays a code. Callers count the attempt first (`countTry`), outside of the transaction.
 * @throws {DomainError} 400 at `code` for an unknown code, 409 for too many screens
 */
export function addScreen({ family }: FamilyScope, { code, ...input }: NewScreen & OwnLanguage): Promise<Screen> {
  return inTransaction(async (transaction) => {
    await lockFamily({ family }, transaction);
    const { token_hash } = await spendCode(code, family.id);
    if ((await Screen.count({ where: { ...hanging, family_id: family.id } })) >= SCREEN_MAX.screens) {
      throw new DomainError("conflict", english(signInWords, "screen.tooMany", { count: SCREEN_MAX.screens }));
    }
    return Screen.create({ ...input, token_hash, family_id: family.id });
  });
}

export const changeScreen = (screen: Screen, change: ScreenChange & OwnLanguage): Promise<Screen> =>
  screen.update(change);

/** Removes a screen, which then shows no data of the family. */
export async function removeScreen(screen: Screen): Promise<void> {
  await screen.update({ removed_at: new Date() });
}
