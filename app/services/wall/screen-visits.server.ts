import { Op } from "sequelize";
import { DAY_MS } from "#app/domain/time/time.ts";
import { Screen } from "#app/models/wall/screen.server.ts";
import { type LoadedFamily, loadFamily } from "#app/services/people/sessions.server.ts";
import { SCREEN_MAX } from "#app/shared/wall/constants.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/** Wall screens by their cookie (docs/product/wall.md, "What a screen may"). */

const MINUTE_MS = 60_000;

/** The value of a wall screen's cookie: the family's id, which names the shard, and the secret. */
export const writeScreenToken = (familyId: number, token: string): string => `${familyId}.${token}`;

function readScreenToken(text: string) {
  const [, family, token] = /^([1-9]\d{0,14})\.([\w-]{20,100})$/.exec(text) ?? [];
  return family && token ? { family_id: Number(family), token_hash: hashToken(token) } : null;
}

/** A wall screen and its family. */
export interface FoundScreen extends LoadedFamily {
  screen: Screen;
  /** The first request of a day extends the cookie. */
  isFirstToday: boolean;
}

/**
 * The screen of a cookie, removed ones included; `null` for an unknown token or a deleted family. Updates the screen's
 * time of last use.
 */
export async function findScreenByToken(text: string): Promise<FoundScreen | null> {
  const where = readScreenToken(text);
  const screen = where && (await Screen.findOne({ where }));
  const loaded = screen && (await loadFamily(screen.family_id));
  if (!loaded) return null;
  const [now, before] = [Date.now(), screen.last_seen_at?.getTime() ?? 0];
  if (!screen.removed_at && Math.abs(now - before) >= MINUTE_MS / 2) {
    await Screen.update({ last_seen_at: new Date(now) }, { where, silent: true });
  }
  return { screen, ...loaded, isFirstToday: Math.floor(now / DAY_MS) !== Math.floor(before / DAY_MS) };
}

/** The time of the last change of a screen's settings, in microseconds since 1970, as other revisions. */
export const settingsRevision = ({ updated_at }: Pick<Screen, "updated_at">): number => updated_at.getTime() * 1_000;

/** Screens that were not removed, by the hashes of their tokens, each with the revision of its settings. */
export async function findHangingScreens(
  screens: readonly { family_id: number; token_hash: string }[],
): Promise<Map<string, number>> {
  if (screens.length === 0) return new Map();
  const rows = await Screen.findAll({
    attributes: ["token_hash", "updated_at"],
    where: {
      family_id: [...new Set(screens.map(({ family_id }) => family_id))],
      token_hash: screens.map(({ token_hash }) => token_hash),
      removed_at: null,
    },
    raw: true,
  });
  return new Map(rows.map((row) => [row.token_hash, settingsRevision(row)]));
}

/** A removed screen shows a message as long as its cookie lasts; after that its row can be deleted. */
export const cookieExpired = () => ({ [Op.lt]: new Date(Date.now() - SCREEN_MAX.cookieDays * DAY_MS) });
