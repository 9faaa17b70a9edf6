import { randomUUID } from "node:crypto";
import { Op } from "sequelize";
import { readModels } from "#app/db/batched-reads.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { Practice } from "#app/models/calm/practice.server.ts";
import { WellnessTip } from "#app/models/calm/wellness-tip.server.ts";
import type { Actor, FamilyScope } from "#app/services/actor.ts";
import { ask, type IdeaOptions, type IdeaResult } from "#app/services/ideas/ask.server.ts";
import { SHOWN_TIPS } from "#app/shared/calm/constants.ts";

/** Tips that are stored so that they do not repeat soon; the page shows `SHOWN_TIPS` of them. */
const TIPS_REMEMBERED = 30;

/** The family's stored tips, newest first. */
export const listTips = ({ family }: FamilyScope, limit = SHOWN_TIPS): Promise<WellnessTip[]> =>
  readModels(family.id, WellnessTip, "ORDER BY id DESC LIMIT $2", [limit]);

/** A new tip, not stored yet. Slow: do not call inside a transaction. */
export async function newTip(actor: FamilyScope, options: IdeaOptions): Promise<IdeaResult<string>> {
  const shown = await listTips(actor, TIPS_REMEMBERED);
  const criteria = { exclude: shown.map(({ text }) => text), seed: `${actor.family.id}:${randomUUID()}` };
  return ask(actor, options, (ideas) => ideas.tip(criteria), "Unable to load tip right now");
}

/** Stores a tip for the whole family. */
export function saveTip({ family }: FamilyScope, { idea, source }: IdeaResult<string>): Promise<WellnessTip> {
  return inTransaction(async () => {
    const family_id = family.id;
    const oldest = (await listTips({ family }, TIPS_REMEMBERED))[TIPS_REMEMBERED - 1];
    if (oldest) await WellnessTip.destroy({ where: { family_id, id: { [Op.lte]: oldest.id } } });
    return WellnessTip.create({ family_id, source, text: idea });
  });
}

/** Stores a practice for the user who asked for it. */
export const savePractice = ({ user, family }: Actor, { idea, source }: IdeaResult<Practice["content"]>) =>
  Practice.create({ family_id: family.id, user_id: user.id, source, content: idea });

/** A practice of the user; `null` for another user's, or one that `sweep` has deleted. */
export const findPractice = ({ user, family }: Actor, id: number): Promise<Practice | null> =>
  Practice.findOne({ where: { family_id: family.id, id, user_id: user.id } });
