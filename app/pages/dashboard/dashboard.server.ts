import { findTranslation } from "#app/domain/ideas/library.server.ts";
import { accountLabel } from "#app/domain/people/account-label.ts";
import type { Temporal } from "#app/domain/time/time.ts";
import type { Suggestion } from "#app/models/ideas/suggestion.server.ts";
import { liveAddress } from "#app/pages/calendar/live-address.server.ts";
import { loadSources, shownEvents } from "#app/pages/calendar/shown-events.server.ts";
import { readChores } from "#app/pages/chores/chore-pages.server.ts";
import { choresToDo, countOwnChores } from "#app/pages/chores/chores-to-do.server.ts";
import { groceriesToBuy } from "#app/pages/food/groceries-to-buy.server.ts";
import { presentPendingEnd } from "#app/pages/people/departures.server.ts";
import { packToday } from "#app/pages/school/school-pages.server.ts";
import type { FormatContext } from "#app/presenters/calendar/event-view.ts";
import { childAges } from "#app/presenters/connection/connection.ts";
import {
  dayAhead,
  partOfDay,
  presentDinner,
  presentSchedule,
  summarizeDay,
} from "#app/presenters/dashboard/dashboard.ts";
import { presentEnglishNote } from "#app/presenters/food/english-note.ts";
import { presentMember, presentPerson, withBirthday } from "#app/presenters/people/people.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { isLite, noteVisit, offersInstall } from "#app/server/session/cookies.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { listShown } from "#app/services/calendar/event-list.server.ts";
import { momentsOn } from "#app/services/connection/moments.server.ts";
import { dinnerOn } from "#app/services/food/meals.server.ts";
import { cachedSchool } from "#app/services/school/school.server.ts";
import { cached } from "#app/services/system/cache.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import { pick } from "#app/utils/pick.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

function presentMoment(suggestion: Suggestion | null, locale: string) {
  if (!suggestion) return null;
  const { id, content, source } = suggestion;
  const isBuiltIn = source === "built-in";
  const shown = isBuiltIn ? findTranslation(content.text, locale) : content.text;
  return { id, text: shown ?? content.text, isBuiltIn, ...(shown === undefined ? { isEnglish: true } : {}) };
}

/** The ages of the family's children on a day, in whole years. */
export const agesOn = async (context: FamilyContext, today: Temporal.PlainDate) =>
  childAges(await familyMembers(context), today);

/** Whether the dashboard shows an event among the upcoming ones. The event may be new in the transaction. */
export async function showsEvent(context: FamilyContext, id: number, format: FormatContext): Promise<boolean> {
  const { actor, now } = context;
  const { timeZone } = format;
  const localNow = now.toZonedDateTimeISO(timeZone);
  const people = (await familyMembers(context)).map(withBirthday);
  const { spanRows } = await cachedSchool(actor);
  for (const day of [localNow.toPlainDate(), dayAhead(localNow)]) {
    if (!day) continue;
    const entries = await listShown(actor, { from: day, to: day, timeZone });
    const { events } = presentSchedule(day, now, entries, people, format, spanRows);
    if (events.some(({ href }) => href?.startsWith(`/calendar/events/${id}?`))) return true;
  }
  return false;
}

/** The data of the dashboard (docs/product/pages.md, "The dashboard"). */
export async function loadDashboard(context: FamilyContext) {
  const { actor, now, locale } = context;
  const { user, family } = actor;
  const localNow = now.toZonedDateTimeISO(family.time_zone);
  const today = localNow.toPlainDate();
  const ahead = dayAhead(localNow);
  const date = today.toString();
  const listDay = (day: Temporal.PlainDate) => shownEvents(actor, { from: day, to: day, timeZone: family.time_zone });
  const school = cachedSchool({ family });
  const reading = familyMembers(context);
  const [members, entries, entriesAhead, dinner, groceries, moments, { spanRows }, pack, chores, toDo] =
    await Promise.all([
      reading,
      listDay(today),
      ahead && listDay(ahead),
      cached(actor, "dinner", ["calendar"], [date], async () => {
        const meal = await dinnerOn(actor, date);
        return meal && pick(meal, ["id", "title", "prep_time", "cook_time", "servings", "recipe_url"]);
      }),
      groceriesToBuy(context),
      momentsOn(actor, date, () => agesOn(context, today)),
      school,
      school.then((found) => packToday(context, found)),
      readChores(context).then((reader) => choresToDo(context, reader)),
      reading.then((found) => countOwnChores(context, found.find(({ user_id }) => user_id === user.id)?.id)),
    ]);
  const people = members.map(presentPerson);
  const birthdays = members.map(withBirthday);
  const { sources, looks } = await loadSources(context, [...entries, ...(entriesAhead ?? [])]);
  const format = {
    locale,
    timeZone: family.time_zone,
    people: new Map([...people, ...sources].map((person) => [person.id, person])),
  };
  const schedule = presentSchedule(today, now, entries, birthdays, format, spanRows);
  const tomorrow = ahead && entriesAhead && presentSchedule(ahead, now, entriesAhead, birthdays, format, spanRows);
  const visit = noteVisit(context.request, now.epochMilliseconds);
  if (visit) requestStore.getStore()?.addCookie(visit);
  const activity = presentMoment(moments.activity, locale);
  const tip = presentMoment(moments.tip, locale);
  const note = presentEnglishNote({ steps: false, others: Boolean(activity?.isEnglish || tip?.isEnglish) }, locale);
  return {
    // Not in Lite mode, because without script nothing is stored for use without a connection.
    offersInstall: !(await isLite(context.request)) && offersInstall(context.request, now.epochMilliseconds),
    pending: await presentPendingEnd(context, members),
    ...looks,
    schedule,
    tomorrow: tomorrow && pick(tomorrow, ["words", "events", "more"]),
    partOfDay: partOfDay(localNow.hour),
    name: user.given_name ?? accountLabel(user),
    summary: summarizeDay(schedule, dinner !== null, locale),
    dinner: dinner && presentDinner(dinner, locale),
    groceries,
    chores,
    toDo,
    pack,
    moments: {
      activity,
      tip,
      ...(note ? { note } : {}),
      hasFailed: moments.hasFailed,
    },
    isMailed: sendsMail(),
    members: members.map((member) => {
      const { id, name, initial, role, canInvite } = presentMember(member, actor, locale);
      return { id, name, initial, role, canInvite };
    }),
    live: liveAddress(actor),
  };
}
