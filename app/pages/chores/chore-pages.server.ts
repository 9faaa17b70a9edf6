import type { z } from "zod";
import {
  FORECAST_DATES,
  forecast,
  listOwners,
  listSlots,
  passedOver,
  take,
  tickableSlot,
} from "#app/domain/chores/turns.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import type { Chore } from "#app/models/chores/chore.server.ts";
import { knownMembers } from "#app/pages/chores/chores.server.ts";
import { dayInSentence, secondDay, weekdayOptions } from "#app/presenters/chores/chore-days.ts";
import { formatPassed, peopleFields, presentChore, presentChoreForm } from "#app/presenters/chores/chore-page.ts";
import { type ChoreReader, formatDone, formatDoneAlready, nameOf } from "#app/presenters/chores/chores.ts";
import { chorePictures } from "#app/presenters/chores/pictures.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import type { NewChore } from "#app/schemas/chores/chore.ts";
import {
  choreFormField,
  type swapFormSchema,
  type tickFormSchema,
  type undoFormSchema,
} from "#app/schemas/chores/chore-form.ts";
import { queryId } from "#app/schemas/fields.ts";
import type { FormResult } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import type { Flash } from "#app/server/session/cookies.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { entryOccurrence, listLog } from "#app/services/chores/chore-days.server.ts";
import { dayNumber, loadState } from "#app/services/chores/chore-state.server.ts";
import { changeChore, findChore, restoreChore } from "#app/services/chores/chores.server.ts";
import { listSwappers, swapTurns } from "#app/services/chores/swaps.server.ts";
import { tick, undoEntry } from "#app/services/chores/ticks.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { choreHref, choresHref } from "#app/shared/chores/chore-links.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { CHORE_MAX, PARTS_OF_DAY, type PartOfDay } from "#app/shared/chores/constants.ts";
import { firstDayOfWeek } from "#app/shared/people/reader-locale.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { say } from "#app/words/catalogue.ts";
import { choreWords } from "#app/words/catalogues/chore-words.ts";

/** The reader of a page of chores, and the member whose page it is. */
export async function readChores(context: FamilyContext): Promise<ChoreReader> {
  const { actor, locale, now } = context;
  const members = await familyMembers(context);
  return {
    people: members.map(presentPerson),
    own: members.find(({ user_id }) => user_id === actor.user.id)?.id ?? null,
    locale,
    today: familyToday(actor, now).toString(),
    now: now.epochMilliseconds,
    zone: actor.family.time_zone,
  };
}

/** The family's children, who have pages of chores. */
export const listChildren = async (context: FamilyContext) =>
  (await familyMembers(context)).filter(({ role }) => role === "child").map(({ id, name }) => ({ id, name }));

/** The page of the form, or the page behind its dialog. */
function samePage({ url }: FamilyContext): string {
  const date = url.searchParams.get("date");
  if (date) return choresHref(date);
  return url.pathname.endsWith("/turn") ? CHORES_HREF : url.pathname;
}

const withMessage = (context: FamilyContext, text: string, undo_chore?: Flash["undo_chore"]): FormResult => ({
  to: samePage(context),
  flash: { tone: "ok", text, undo_chore },
});

/** Ticks a date; the message names the next member. */
export async function tickForm(
  context: FamilyContext & { value: z.infer<typeof tickFormSchema> },
): Promise<FormResult> {
  const { actor, now, value } = context;
  const { chore: id, date, member, done_by } = value;
  const { entry, chore, isNew } = await tick(actor, id, "done", { date, member_id: member, done_by }, now);
  const reader = await readChores(context);
  if (!isNew) {
    const isOwn = entry.done_by !== null && entry.done_by === reader.own;
    return withMessage(context, formatDoneAlready(chore.title, isOwn ? null : entry.member_name, context.locale));
  }
  const state = await loadState(actor, chore);
  const { next } = entryOccurrence(entry, chore, state, dayNumber(reader.today));
  const known = await knownMembers(context);
  const text = formatDone(chore.title, next && known.has(next.member_id ?? 0) ? next : null, reader);
  return withMessage(context, text, { chore: chore.id, entry: entry.id });
}

/** Skips a date. */
export async function skipForm(
  context: FamilyContext & { value: z.infer<typeof tickFormSchema> },
): Promise<FormResult> {
  const { actor, now, value } = context;
  const { date, member: member_id } = value;
  const { entry, chore, isNew } = await tick(actor, value.chore, "skipped", { date, member_id }, now);
  const text = say(choreWords, context.locale);
  const { title } = chore;
  if (!isNew) return withMessage(context, text("choreSkippedAlready", { title }));
  return withMessage(context, text("choreSkipped", { title }), { chore: chore.id, entry: entry.id });
}

/** Undoes an entry of a chore's history. */
export async function undoForm(
  context: FamilyContext & { value: z.infer<typeof undoFormSchema> },
): Promise<FormResult> {
  const { actor, now, value } = context;
  const { title } = await findChore(actor, value.chore);
  const isNew = await undoEntry(actor, value.chore, value.entry, now);
  return withMessage(context, say(choreWords, context.locale)(isNew ? "choreUndone" : "choreUndoneAlready", { title }));
}

/** Pauses a chore until a day, `YYYY-MM-DD`; `null` resumes it. */
export async function restForm(
  context: FamilyContext & { resource: Chore },
  until: string | null,
): Promise<FormResult> {
  const { title } = await changeChore(context.actor, context.resource.id, { rests_until: until }, context.now);
  return withMessage(context, say(choreWords, context.locale)("choreSaved", { title }));
}

/** Restores a deleted chore. */
export async function restoreForm({
  actor,
  value,
  locale,
}: FamilyContext & { value: { chore: number } }): Promise<FormResult> {
  const { title } = await restoreChore(actor, value.chore);
  return { to: CHORES_HREF, flash: { tone: "ok", text: say(choreWords, locale)("choreBack", { title }) } };
}

/** Initial values of the form: a likely value for each choice. */
const NEW_CHORE_FIELDS = {
  icon: "home",
  who: "free",
  stars: 0,
  part_of_day: "any",
  when: "days",
  weekdays: ["0", "1", "2", "3", "4", "5", "6"],
  every_n: 2,
  every_unit: "weeks",
  after_n: 3,
};

/** The form's data; `null` for a new chore. */
export async function choreFormData(context: FamilyContext, chore: Chore | null) {
  const { people, own, today } = await readChores(context);
  const { locale } = context;
  const text = say(choreWords, locale);
  const ids = people.map(({ id }) => id).sort((a, b) => Number(b === own) - Number(a === own));
  const inOrder = { ...peopleFields(ids), order: ids.slice(0, 2).map(String) };
  const begins = { ...inOrder, ...NEW_CHORE_FIELDS, start_on: today, due_on: today };
  return {
    title: chore ? text("editTitle", { title: chore.title }) : text("newTitle"),
    isNew: chore === null,
    people: [...people],
    weekdays: weekdayOptions(firstDayOfWeek(locale) % 7, locale),
    parts: Object.fromEntries(PARTS_OF_DAY.map((part) => [part, text(`part.${part}`)])) as Record<PartOfDay, string>,
    pictures: chorePictures(locale, chore?.icon),
    defaults: { ...begins, ...(chore ? presentChoreForm(chore, today) : {}) },
    closeHref: chore ? choreHref(chore.id) : CHORES_HREF,
  };
}

/** Runs the work of a chore's form. Errors at fields of the API are moved to the form's fields. */
export async function atFormFields<T>(value: NewChore, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.field === undefined) throw error;
    throw new DomainError(error.code, error.message, choreFormField(error.field, value));
  }
}

/** The data of a chore's page. Its history starts before the entry `before` of the URL. */
export async function chorePageData(context: FamilyContext, chore: Chore) {
  const { actor, url } = context;
  const reader = await readChores(context);
  const before = queryId.safeParse(url.searchParams.get("before")).data;
  const [state, today] = [await loadState(actor, chore), dayNumber(reader.today)];
  const comes = forecast(state, today);
  const [next] = take(1, listSlots(state, listOwners(state.plan)[0] ?? null, today));
  const dates = comes.map(({ due, member }) => ({ due_on: isoOfDay(due), member_id: member }));
  const ready = listOwners(state.plan).filter((owner) => {
    const slot = tickableSlot(state, owner, today);
    return slot !== null && slot.due === comes[0]?.due;
  });
  const log = await listLog(actor, chore, before);
  const passed =
    chore.who === "turns" ? passedOver(state, take(FORECAST_DATES, listSlots(state, null, today)), today) : null;
  return {
    ...presentChore(chore, dates, ready, next ? listSwappers(state, next) : [], log, reader),
    people: reader.people.map(({ id, name }) => ({ value: String(id), label: name })),
    older: log.entries.length === CHORE_MAX.history ? (log.entries.at(-1)?.id ?? null) : null,
    mayChange: actor.isGrownUp,
    passed: passed && formatPassed({ ...passed, due_on: isoOfDay(passed.due) }, reader),
  };
}

interface Taken {
  member: number | null;
  /** `YYYY-MM-DD` */
  day: string;
}

/** "Swapped: you today, Ella on Thursday." */
function formatSwapped(taken: Taken, back: Taken | null, reader: ChoreReader): string {
  const text = say(choreWords, reader.locale);
  const isOwn = ({ member }: Taken) => member !== null && member === reader.own;
  const day = dayInSentence(taken.day, reader);
  const name = nameOf(reader, taken.member);
  if (!back) return isOwn(taken) ? text("swappedYou", day) : text("swappedThem", { ...day, name });
  const days = { ...day, ...secondDay(back.day, reader) };
  const other = nameOf(reader, back.member);
  if (isOwn(taken)) return text("swappedYouAndThem", { ...days, other });
  return isOwn(back) ? text("swappedThemAndYou", { ...days, name }) : text("swappedBoth", { ...days, name, other });
}

/** Swaps the first date with another member; the message names the date that comes in return. */
export async function swapForm(
  context: FamilyContext & { value: z.infer<typeof swapFormSchema>; resource: Chore },
): Promise<FormResult> {
  const { actor, now, value, resource } = context;
  const { entry, back } = await swapTurns(actor, resource.id, value, now);
  const reader = await readChores(context);
  // A date that waits from an earlier day is done today.
  const day = entry.due_on < reader.today ? reader.today : entry.due_on;
  const returned = back && { member: back.member, day: isoOfDay(back.due) };
  const text = formatSwapped({ member: value.with_member_id, day }, returned, reader);
  return withMessage(context, text, { chore: resource.id, entry: entry.id });
}
