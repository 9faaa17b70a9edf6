import { randomUUID } from "node:crypto";
import { Op } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { pickTip } from "#app/ideas/pick.ts";
import { type Practice, pickPractice } from "#app/ideas/practices.ts";
import type { Family } from "#app/models/family.server.ts";
import { WellnessTip } from "#app/models/wellness-tip.server.ts";
import type { CheckIn } from "#app/schemas/check-in.ts";
import { TIPS_KEPT } from "#app/utils/constants.ts";

interface Actor {
  family: Family;
}

/** Tips remembered so that they do not come again soon; the page shows `TIPS_KEPT` of them. */
const TIPS_REMEMBERED = 30;

/** The tips that the family keeps, newest first. */
export const listTips = ({ family }: Actor, limit = TIPS_KEPT): Promise<WellnessTip[]> =>
  WellnessTip.findAll({ where: { family_id: family.id }, order: [["id", "DESC"]], limit });

/** A new tip for the family. */
export function makeTip(actor: Actor): Promise<WellnessTip> {
  return inTransaction(async () => {
    const family_id = actor.family.id;
    const shown = await listTips(actor, TIPS_REMEMBERED);
    const tip = pickTip({ exclude: shown.map(({ text }) => text), seed: `${family_id}:${randomUUID()}` });
    const oldest = shown[TIPS_REMEMBERED - 1];
    if (oldest) await WellnessTip.destroy({ where: { family_id, id: { [Op.lte]: oldest.id } } });
    return WellnessTip.create({ family_id, source: "built-in", text: tip.text });
  });
}

/** A built-in practice for how someone is. Nothing of it is kept: a mood is nobody else's business. */
export const practiceFor = (checkIn: CheckIn, seed: string): Practice =>
  pickPractice({
    mood: checkIn.mood,
    stressLevel: checkIn.stress_level,
    timeAvailable: checkIn.time_available,
    seed,
  });
