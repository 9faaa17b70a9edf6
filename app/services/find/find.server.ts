import { findPages, pageWords, type RoostPage } from "#app/domain/find/pages.ts";
import { longWords, withTypos } from "#app/domain/find/typos.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { listTips } from "#app/services/calm/calm.server.ts";
import { listChores } from "#app/services/chores/chores.server.ts";
import { listIdeas } from "#app/services/connection/connection.server.ts";
import { choreWords, type FoundChore, findChores } from "#app/services/find/find-chores.server.ts";
import { birthdayWords, type FoundEvent, findEvents } from "#app/services/find/find-events.server.ts";
import { type FoundSubject, findSubjects, subjectWords } from "#app/services/find/find-subjects.server.ts";
import { findSubscribed } from "#app/services/find/find-subscribed.server.ts";
import {
  type FoundGrocery,
  type FoundIdea,
  type FoundMeal,
  findGroceries,
  findIdeas,
  findMeals,
  type StoredIdeas,
  wordsOfIdeas,
} from "#app/services/find/find-things.server.ts";
import { type FoundOfKind, makeSearch, takeFirst } from "#app/services/find/found.server.ts";
import { fillWords, findLikeWords } from "#app/services/find/indexed-words.server.ts";
import { listSubjects } from "#app/services/school/subjects.server.ts";
import { readTerms, type Terms } from "#app/utils/words.ts";

/** The results by kind. */
export interface FoundThings {
  /** Pages of Roost, for a reader alone. */
  pages: { count: number; found: RoostPage[] };
  events: FoundOfKind<FoundEvent>;
  meals: FoundOfKind<FoundMeal>;
  recipes: FoundOfKind<FoundMeal>;
  groceries: FoundOfKind<FoundGrocery>;
  chores: FoundOfKind<FoundChore>;
  subjects: FoundOfKind<FoundSubject>;
  ideas: FoundOfKind<FoundIdea>;
}

export interface Findings {
  /** The words that were searched: corrected ones if the user made typos. */
  terms: Terms;
  things: FoundThings;
  total: number;
}

const NOTHING: Findings = {
  terms: [],
  things: {
    pages: { count: 0, found: [] },
    events: { count: 0, found: [] },
    meals: { count: 0, found: [] },
    recipes: { count: 0, found: [] },
    groceries: { count: 0, found: [] },
    chores: { count: 0, found: [] },
    subjects: { count: 0, found: [] },
    ideas: { count: 0, found: [] },
  },
  total: 0,
};

interface Asked {
  typed: string;
  /** The maximum number of results for each kind. */
  limit: number;
  now: Temporal.Instant;
  /** The reader's, for the names of pages and birthdays and the order of recipes; a program has none. */
  locale?: string | undefined;
  /** Whether the family has subscribed calendars. */
  hasOthers?: boolean;
}

/**
 * The family's rows that match the typed words (docs/product/find.md). Without a result it searches for words that
 * differ by a typo.
 */
export async function find(
  { family }: FamilyScope,
  members: readonly FamilyMember[],
  { typed, limit, now, locale, hasOthers = false }: Asked,
): Promise<Findings> {
  const terms = readTerms(typed);
  if (terms.length === 0) return NOTHING;
  await fillWords({ family });
  const [ideas, tips, chores, subjects] = await Promise.all([
    listIdeas({ family }, now),
    listTips({ family }),
    listChores({ family }),
    listSubjects({ family }),
  ]);
  const stored: StoredIdeas = { activities: ideas.today ? [ideas.today, ...ideas.recent] : ideas.recent, tips };

  const look = async (wanted: Terms): Promise<Findings> => {
    const search = makeSearch(family, wanted, { now, limit, locale });
    const [own, others, { meals, recipes }, groceries, remembered] = await Promise.all([
      findEvents(search, members),
      hasOthers ? findSubscribed(search) : [],
      findMeals(search),
      findGroceries(search),
      findIdeas(search, stored),
    ]);
    const pages = locale ? findPages(wanted, locale) : [];
    const events = { count: own.count + others.length, found: takeFirst([...own.found, ...others], limit) };
    const things = {
      pages: { count: pages.length, found: pages },
      events,
      meals,
      recipes,
      groceries,
      chores: findChores(search, chores),
      subjects: findSubjects(search, subjects),
      ideas: remembered,
    };
    return { terms: wanted, things, total: Object.values(things).reduce((sum, { count }) => sum + count, 0) };
  };

  const findings = await look(terms);
  if (findings.total > 0) return findings;
  const like = await findLikeWords({ family }, longWords(terms));
  const own = [
    ...(locale ? pageWords(locale) : []),
    ...birthdayWords(members, locale),
    ...wordsOfIdeas(stored),
    ...choreWords(chores),
    ...subjectWords(subjects),
  ];
  const meant = withTypos(terms, [...like, ...own]);
  return meant ? look(meant) : findings;
}
