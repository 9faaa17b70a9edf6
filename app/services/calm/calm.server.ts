import { randomUUID } from "node:crypto";
import { Op } from "sequelize";
import { readModels } from "#app/db/batched-reads.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { Practice } from "#app/models/calm/practice.server.ts";
import { WellnessTip } from "#app/models/calm/wellness-tip.server.ts";
import type { Actor, FamilyScope } from "#app/services/actor.ts";
import { ask, type IdeaOptions, type IdeaResult } from "#app/services/ideas/ask.server.ts";
import { TIPS_KEPT } from "#app/shared/calm/constants.ts";

/** Tips kept so that they are not repeated soon; the page shows `TIPS_KEPT` of them. */
const TIPS_REMEMBERED = 30;

/** The tips that the family keeps, newest first. */
export const listTips = ({ family }: FamilyScope, limit = TIPS_KEPT): Promise<WellnessTip[]> =>
  readModels(family.id, WellnessTip, "ORDER BY id DESC LIMIT $2", [limit]);

/** A new tip, not kept yet. Not within a transaction: it may take its time. */
export async function newTip(actor: FamilyScope, options: IdeaOptions): Promise<IdeaResult<string>> {
  const shown = await listTips(actor, TIPS_REMEMBERED);
  const criteria = { exclude: shown.map(({ text }) => text), seed: `${actor.family.id}:${randomUUID()}` };
  return ask(actor, options, (ideas) => ideas.tip(criteria), "Unable to load tip right now");
}

/** Keeps a tip for the family, on every phone of it. */
export function keepTip({ family }: FamilyScope, { idea, source }: IdeaResult<string>): Promise<WellnessTip> {
  return inTransaction(async () => {
    const family_id = family.id;
    const [oldest] = (await listTips({ family }, TIPS_REMEMBERED)).slice(TIPS_REMEMBERED - 1);
    if (oldest) await WellnessTip.destroy({ where: { family_id, id: { [Op.lte]: oldest.id } } });
    return WellnessTip.create({ family_id, source, text: idea });
  });
}

/** Keeps a practice for the one who asked for it. */
export const keepPractice = ({ user, family }: Actor, { idea, source }: IdeaResult<Practice["content"]>) =>
  Practice.create({ family_id: family.id, user_id: user.id, source, content: idea });

/** A practice of the person's own; `null` for anyone else, and once it is forgotten. */
export const findPractice = ({ user, family }: Actor, id: number): Promise<Practice | null> =>
  Practice.findOne({ where: { family_id: family.id, id, user_id: user.id } });
