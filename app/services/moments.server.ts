import { config } from "#app/config/env.server.ts";
import { pickActivity, pickTip } from "#app/ideas/pick.ts";
import type { Family } from "#app/models/family.server.ts";
import { Suggestion } from "#app/models/suggestion.server.ts";
import { DASHBOARD_MOMENT_MINUTES } from "#app/utils/constants.ts";

interface Actor {
  family: Family;
}

/** Ideas shown within this many days do not come again, as long as there are others. */
const FRESH_DAYS = 30;

/** The connection moment and the wellness tip of one day. */
export interface Moments {
  activity: Suggestion | null;
  tip: Suggestion | null;
}

async function keptOn({ family }: Actor, date: string): Promise<Moments> {
  const kept = await Suggestion.findAll({ where: { family_id: family.id, local_date: date } });
  const of = (kind: Suggestion["kind"]) => kept.find((suggestion) => suggestion.kind === kind) ?? null;
  return { activity: of("activity"), tip: of("tip") };
}

/**
 * The moments of a day, in the family's zone: the same on every phone of the family. Built-in ones cost nothing, and
 * are made at the first look; from an AI they are asked for by the page, which does not wait for them.
 */
export async function momentsOn(actor: Actor, date: string, childAges: () => Promise<number[]>): Promise<Moments> {
  const kept = await keptOn(actor, date);
  if ((kept.activity && kept.tip) || config().anthropic.apiKey) return kept;
  await makeMoments(actor, date, await childAges());
  return keptOn(actor, date);
}

/**
 * Makes and keeps what a day still lacks. Two phones at the same moment get the same: the first row wins.
 * `childAges` are in whole years.
 */
export async function makeMoments(actor: Actor, date: string, childAges: readonly number[]): Promise<void> {
  const { family } = actor;
  const shown = await Suggestion.findAll({
    where: { family_id: family.id },
    order: [["local_date", "DESC"]],
    limit: 2 * FRESH_DAYS,
  });
  const seed = `${family.id}:${date}`;
  const exclude = shown.map(({ content }) => content.title);
  const activity = pickActivity({ durationMinutes: DASHBOARD_MOMENT_MINUTES, childAges, exclude, seed });
  const tip = pickTip({ exclude, seed });
  const row = { family_id: family.id, local_date: date, source: "built-in" as const };
  await Suggestion.bulkCreate(
    [
      { ...row, kind: "activity", content: { title: activity.title, text: activity.description } },
      { ...row, kind: "tip", content: { title: tip.text, text: tip.text } },
    ],
    { ignoreDuplicates: true },
  );
}
