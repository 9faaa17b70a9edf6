import { findExcerpt } from "#app/domain/find/excerpt.ts";
import type { RoostPage } from "#app/domain/find/pages.ts";
import { loadRule } from "#app/domain/recurrence/stored-rule.ts";
import { presentPeople } from "#app/presenters/calendar/event-people.ts";
import { EVENT_TYPE_ICONS, type FormatContext, whenInWords } from "#app/presenters/calendar/event-view.ts";
import { describeRuleAsFact } from "#app/presenters/calendar/rule-words.ts";
import { formatWhen } from "#app/presenters/chores/chores.ts";
import { foodName } from "#app/presenters/food/food-names.ts";
import type { Findings } from "#app/services/find/find.server.ts";
import type { FoundChore } from "#app/services/find/find-chores.server.ts";
import type { FoundEvent } from "#app/services/find/find-events.server.ts";
import type { FoundSubject } from "#app/services/find/find-subjects.server.ts";
import type { FoundGrocery, FoundIdea, FoundMeal } from "#app/services/find/find-things.server.ts";
import { dayHref, eventHref, toMonth } from "#app/shared/calendar/calendar-links.ts";
import { choreHref } from "#app/shared/chores/chore-links.ts";
import { factLine } from "#app/shared/fact-line.ts";
import type { FindKind } from "#app/shared/find/constants.ts";
import { findHref } from "#app/shared/find/find-links.ts";
import { mealPageHref } from "#app/shared/food/meal-links.ts";
import { recipeHref } from "#app/shared/food/recipe-links.ts";
import { formatDate } from "#app/shared/format.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import type { Person } from "#app/shared/people/person.ts";
import { subjectHref } from "#app/shared/school/school-links.ts";
import { markFound, type Piece, type Terms } from "#app/utils/words.ts";
import { say } from "#app/words/catalogue.ts";
import { search } from "#app/words/catalogues/search.ts";

/** A result as a row. */
export interface Hit {
  key: string;
  href: string;
  icon: IconName;
  title: Piece[];
  /** Date, place and quantity. */
  facts: string;
  /** The part of another text with the words, if the title has no match. */
  excerpt: Piece[];
  /** The members of an event, unless it is for everyone. */
  members: Person[];
}

/** The results of one kind. */
export interface HitList {
  kind: FindKind;
  name: string;
  count: number;
  hits: Hit[];
  /** The link to all results of the kind, if this list does not show all. */
  more: { href: string; text: string } | null;
}

/** Results of each kind, if all kinds are shown. */
const SHOWN_OF_ALL = 5;

type Row = Omit<Hit, "key" | "title" | "excerpt">;

const placeOn = (date: string) => ({ view: null, month: toMonth(date), day: date, member: null }) as const;
const fullDay = (date: string | null, { locale }: FormatContext) => (date ? formatDate(date, locale, "fullDay") : "");

function eventRow({ date, about }: FoundEvent, format: FormatContext): Row {
  const day = date ?? "";
  if ("member" in about) {
    const member = format.people.get(about.member.id);
    const members = member ? [member] : [];
    return {
      href: dayHref(placeOn(day), day),
      icon: "cake",
      facts: say(search, format.locale)("allDay", { day: fullDay(day, format) }),
      members,
    };
  }
  const { event, times, instanceDate } = about;
  const source = event.calendar_id ? format.people.get(-event.calendar_id) : undefined;
  const rule = loadRule(event);
  const rhythm = rule && describeRuleAsFact({ ...rule, until: null, count: null }, format.locale);
  return {
    href: eventHref(placeOn(day), event.id, instanceDate),
    icon: source ? "feed" : EVENT_TYPE_ICONS[event.event_type],
    facts: factLine([whenInWords(times, format), event.location, rhythm, source?.name], format.locale),
    members: presentPeople(event, format.people, format.locale).members,
  };
}

function mealRow({ kind, id, date, about }: FoundMeal, format: FormatContext): Row {
  const text = say(search, format.locale);
  const meal = about.mealType && foodName("meal", about.mealType, format.locale);
  return {
    href: date === null ? recipeHref(Number(id)) : mealPageHref({ week: date, by: "day" }, Number(id)),
    icon: kind === "recipe" ? "book" : "meals",
    facts: date === null ? (meal ?? text("recipe")) : text("meal", { meal: meal ?? "", day: fullDay(date, format) }),
    members: [],
  };
}

function groceryRow({ date, about }: FoundGrocery, { locale }: FormatContext): Row {
  const text = say(search, locale);
  const bought = date ? text("boughtOn", { day: formatDate(date, locale, "long") }) : text("bought");
  const listed = about.isBought
    ? text("inBasket")
    : text("onList", { aisle: foodName("aisle", about.category, locale) });
  const where = about.isOnList ? listed : bought;
  return {
    href: "/groceries",
    icon: "basket",
    facts: factLine([about.quantity, where], locale),
    members: [],
  };
}

const pageHit = ({ href, icon, names: [name, ...things] }: RoostPage, terms: Terms): Hit => {
  const excerpt = findExcerpt(name, things, terms);
  return {
    key: `page ${href}`,
    href,
    icon,
    title: markFound(name, terms),
    facts: "",
    excerpt: excerpt ? markFound(excerpt, terms) : [],
    members: [],
  };
};

const choreRow = ({ about: { chore } }: FoundChore, { locale }: FormatContext): Row => ({
  href: choreHref(chore.id),
  icon: chore.icon,
  facts: formatWhen(chore, locale, "start"),
  members: [],
});

const subjectRow = ({ about: { subject } }: FoundSubject, { locale }: FormatContext): Row => ({
  href: subjectHref(subject.id),
  icon: "school",
  facts: factLine([subject.room, subject.teacher], locale),
  members: [],
});

function ideaRow({ date, about }: FoundIdea, format: FormatContext): Row {
  const text = say(search, format.locale);
  const minutes = about.minutes ? text("minutes", { minutes: about.minutes }) : null;
  const rows = {
    activity: { href: "/connection", icon: "connection", words: text("activity") },
    tip: { href: "/calm", icon: "calm", words: text("tip") },
    completed: {
      href: `/connection/history?year=${date?.slice(0, 4)}`,
      icon: "ok",
      words: text("doneOn", { day: fullDay(date, format) }),
    },
  } as const;
  const { href, icon, words } = rows[about.of];
  return { href, icon, facts: factLine([words, minutes], format.locale), members: [] };
}

/** The results by kind: the first few of all kinds, or one kind in full. */
export function presentFindings(
  { q, kind }: { q: string; kind: FindKind | null },
  { terms, things, total }: Findings,
  format: FormatContext,
) {
  const text = say(search, format.locale);
  const toHit = <F extends { kind: FindKind; id: number | null; title: string; date: string | null; others: string[] }>(
    found: F,
    row: (found: F, format: FormatContext) => Row,
    terms: Terms,
  ): Hit => {
    const excerpt = findExcerpt(found.title, found.others, terms);
    return {
      key: `${found.kind} ${found.id ?? `${found.title} ${found.date}`}`,
      title: markFound(found.title, terms),
      excerpt: excerpt ? markFound(excerpt, terms) : [],
      ...row(found, format),
    };
  };
  const { pages, events, meals, recipes, groceries, chores, subjects, ideas } = things;
  const lists = [
    { kind: "page", count: pages.count, hits: pages.found.map((page) => pageHit(page, terms)) },
    { kind: "event", count: events.count, hits: events.found.map((found) => toHit(found, eventRow, terms)) },
    { kind: "meal", count: meals.count, hits: meals.found.map((found) => toHit(found, mealRow, terms)) },
    { kind: "recipe", count: recipes.count, hits: recipes.found.map((found) => toHit(found, mealRow, terms)) },
    { kind: "grocery", count: groceries.count, hits: groceries.found.map((found) => toHit(found, groceryRow, terms)) },
    { kind: "chore", count: chores.count, hits: chores.found.map((found) => toHit(found, choreRow, terms)) },
    { kind: "subject", count: subjects.count, hits: subjects.found.map((found) => toHit(found, subjectRow, terms)) },
    { kind: "idea", count: ideas.count, hits: ideas.found.map((found) => toHit(found, ideaRow, terms)) },
  ] as const;
  const found = lists.filter(({ count }) => count > 0);
  const shown = kind ? found.filter((list) => list.kind === kind) : found;
  return {
    said: total > 0 ? text("results", { count: total, q }) : text("noResults", { q }),
    total,
    kinds: [
      { name: text("all"), count: total, href: findHref(q), isChosen: kind === null },
      ...found.map((list) => ({
        name: text(`kind.${list.kind}`),
        count: list.count,
        href: findHref(q, list.kind),
        isChosen: kind === list.kind,
      })),
    ],
    lists: shown.map((list): HitList => {
      const hits = kind ? list.hits : list.hits.slice(0, SHOWN_OF_ALL);
      const isCut = !kind && list.count > hits.length;
      const more = isCut
        ? { href: findHref(q, list.kind), text: text(`all.${list.kind}`, { count: list.count }) }
        : null;
      return { ...list, name: text(`kind.${list.kind}`), hits, more };
    }),
  };
}

export type FindingsView = ReturnType<typeof presentFindings>;
