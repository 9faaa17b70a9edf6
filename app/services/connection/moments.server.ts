import { readModels } from "#app/db/batched-reads.server.ts";
import { Suggestion } from "#app/models/ideas/suggestion.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { ask, hasModel, type IdeaOptions, type IdeaResult } from "#app/services/ideas/ask.server.ts";
import { builtInIdeas } from "#app/services/ideas/built-in.server.ts";
import type { IdeaProvider } from "#app/services/ideas/source.server.ts";
import { cached } from "#app/services/system/cache.server.ts";
import { consume, type Limit, secondsLeft } from "#app/services/system/rate-limits.server.ts";
import { DASHBOARD_MOMENT_MINUTES } from "#app/shared/connection/constants.ts";

/** Ideas of the last `FRESH_DAYS` days are not repeated as long as there are others. */
const FRESH_DAYS = 30;

/** After a failure, pages do not request the day's moments for this long; the button still does. */
const PAUSE: Limit = { name: "moments failed", max: 1, seconds: 60 * 60 };
const pauseScope = ({ family }: FamilyScope, date: string) => `${family.id}:${date}`;

/** The connection moment and the wellness tip of one day. */
export interface Moments {
  activity: Suggestion | null;
  tip: Suggestion | null;
  /** Whether a recent attempt failed. */
  hasFailed: boolean;
}

type Kind = Suggestion["kind"];
type Content = Suggestion["content"];
/** The input of a day's idea. Ages are in whole years. */
interface Day {
  date: string;
  childAges: () => Promise<readonly number[]>;
}

async function ideasOn({ family }: FamilyScope, date: string): Promise<Omit<Moments, "hasFailed">> {
  const kept = await readModels(family.id, Suggestion, "AND local_date = $2", [date]);
  const of = (kind: Kind) => kept.find((suggestion) => suggestion.kind === kind) ?? null;
  return { activity: of("activity"), tip: of("tip") };
}

/** A moment of the family, of any day; `null` for another family's or another kind. */
export const findMoment = ({ family }: FamilyScope, kind: Kind, id: number): Promise<Suggestion | null> =>
  Suggestion.findOne({ where: { id, kind, family_id: family.id } });

interface MomentCriteria {
  childAges: readonly number[];
  exclude: readonly string[];
  seed: string;
}

/** The request to a provider of ideas, and the text of its failure. */
const REQUESTS: Record<
  Kind,
  { send: (provider: IdeaProvider, criteria: MomentCriteria) => Promise<Content>; failure: string }
> = {
  activity: {
    send: async (provider, criteria) => {
      const { title, description, steps, materials } = await provider.activity({
        ...criteria,
        durationMinutes: DASHBOARD_MOMENT_MINUTES,
      });
      return { title, text: description, steps, materials };
    },
    failure: "Unable to load suggestion right now",
  },
  tip: {
    send: async (provider, criteria) => {
      const text = await provider.tip(criteria);
      return { title: text, text };
    },
    failure: "Unable to load tip right now",
  },
};

/** Makes and stores one of a day's ideas. With two simultaneous calls the first row wins, and both return it. */
async function addMoment(
  { family }: FamilyScope,
  kind: Kind,
  day: Day,
  from: (use: (provider: IdeaProvider) => Promise<Content>) => Promise<IdeaResult<Content>>,
) {
  const shown = await Suggestion.findAll({
    where: { family_id: family.id, kind },
    order: [["local_date", "DESC"]],
    limit: FRESH_DAYS,
  });
  const exclude = shown.map(({ content }) => content.title);
  const childAges = kind === "activity" ? await day.childAges() : [];
  const criteria = { childAges, exclude, seed: `${family.id}:${day.date}` };
  const { idea, source } = await from((provider) => REQUESTS[kind].send(provider, criteria));
  const row = { family_id: family.id, kind, local_date: day.date, source, content: idea };
  await Suggestion.bulkCreate([row], { ignoreDuplicates: true });
}

/** From the library, which does not count against the limits, because no user asked. */
const fromLibrary = async (use: (provider: IdeaProvider) => Promise<Content>): Promise<IdeaResult<Content>> => ({
  idea: await use(builtInIdeas),
  source: "built-in",
});

const missing = (moments: Omit<Moments, "hasFailed">): Kind[] =>
  (["activity", "tip"] as const).filter((kind) => !moments[kind]);

/**
 * The moments of a day in the family's zone, the same for all its users. Built-in ones are made at the first call.
 * Ideas of a model take long: the page requests them separately (`makeMoments`).
 */
export async function momentsOn(actor: FamilyScope, date: string, childAges: Day["childAges"]): Promise<Moments> {
  const kept = await cached(actor, "moments", ["ideas"], [date], () => ideasOn(actor, date));
  if (missing(kept).length === 0) return { ...kept, hasFailed: false };
  if (hasModel()) return { ...kept, hasFailed: (await secondsLeft(PAUSE, pauseScope(actor, date))) > 0 };
  for (const kind of missing(kept)) await addMoment(actor, kind, { date, childAges }, fromLibrary);
  return { ...(await ideasOn(actor, date)), hasFailed: false };
}

/**
 * Makes and stores the moments that a day lacks. If one fails, the other is stored; the failure is recorded and thrown.
 * Slow: do not call inside a transaction.
 */
export async function makeMoments(
  actor: FamilyScope,
  date: string,
  childAges: Day["childAges"],
  options: IdeaOptions,
): Promise<void> {
  const kinds = missing(await ideasOn(actor, date));
  const results = await Promise.allSettled(
    kinds.map((kind) =>
      addMoment(actor, kind, { date, childAges }, (use) => ask(actor, options, use, REQUESTS[kind].failure)),
    ),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (!failed) return;
  // Not recorded if the user left, because the request was then aborted.
  if (!options.signal?.aborted) await consume(PAUSE, pauseScope(actor, date));
  throw failed.reason;
}

/** The family's tip of a day (`YYYY-MM-DD`), made at the first call. Slow: do not call inside a transaction. */
export async function tipOn(actor: FamilyScope, date: string, options: IdeaOptions): Promise<Suggestion> {
  const { tip } = await ideasOn(actor, date);
  if (tip) return tip;
  const day = { date, childAges: async () => [] };
  const isFree = !hasModel();
  await addMoment(actor, "tip", day, isFree ? fromLibrary : (use) => ask(actor, options, use, REQUESTS.tip.failure));
  return Suggestion.findOne({
    where: { family_id: actor.family.id, kind: "tip", local_date: date },
    rejectOnEmpty: true,
  });
}
