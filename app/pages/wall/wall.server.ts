import { randomBytes } from "node:crypto";
import { qrSvg } from "#app/domain/people/qr-code.ts";
import { showCode } from "#app/domain/people/screen-code.ts";
import { shownEvents } from "#app/pages/calendar/shown-events.server.ts";
import { presentChoreBox, presentChoreRows } from "#app/presenters/wall/wall-chores.ts";
import { clockIn, isDim, timeIn } from "#app/presenters/wall/wall-clock.ts";
import { presentNight, presentWallDay, type WallDay } from "#app/presenters/wall/wall-day.ts";
import { presentWallPeople } from "#app/presenters/wall/wall-people.ts";
import type { JoinView, WallView } from "#app/presenters/wall/wall-view.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import { findNotes } from "#app/services/calendar/event-notes.server.ts";
import { listDay } from "#app/services/chores/chore-days.server.ts";
import { listGroceries, openGroceries } from "#app/services/food/groceries.server.ts";
import { listMeals } from "#app/services/food/meals.server.ts";
import { familyRevision } from "#app/services/live/live-rows.server.ts";
import { cachedSchool, dayAtSchool } from "#app/services/school/school.server.ts";
import { listSpans } from "#app/services/school/spans.server.ts";
import { cached } from "#app/services/system/cache.server.ts";
import { type JoiningScreen, scannedAddress, wallAddress } from "#app/services/wall/screen-codes.server.ts";
import { type FoundScreen, settingsRevision } from "#app/services/wall/screen-visits.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import { WALL_REFRESH, WALL_ROOM } from "#app/shared/wall/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { wall } from "#app/words/catalogues/wall.ts";

/** The pages of wall screens (docs/product/wall.md). */

/** The zone of a screen without a family. */
const NO_ZONE = "UTC";
const presentClock = ({ now, locale }: PageContext, timeZone = NO_ZONE) =>
  `${clockIn(now, locale, timeZone)}${timeZone === NO_ZONE ? " UTC" : ""}`;

/** The parts that every page of a screen has. */
function made({ screen, family }: FoundScreen, context: PageContext) {
  const isEink = screen.kind === "eink";
  return {
    clock: presentClock(context, family.time_zone),
    locale: context.locale,
    refresh: WALL_REFRESH[screen.kind],
    isEink,
    ...(isEink ? {} : { revision: Math.max(familyRevision(family), settingsRevision(screen)) }),
  };
}

const listPeople = ({ members, calendars }: FoundScreen, locale: string) =>
  presentWallPeople(members, calendars, locale);

/** The events of seven days, and their dinners. */
async function loadDay(found: FoundScreen, { now, locale }: PageContext): Promise<WallDay> {
  const { family, screen } = found;
  const from = now.toZonedDateTimeISO(family.time_zone).toPlainDate();
  const to = from.add({ days: WALL_ROOM.days - 1 });
  const meals = await cached({ family }, "wall's dinners", ["calendar"], [from], async () => {
    const all = await listMeals({ family }, { from: from.toString(), to: to.toString() });
    return all
      .filter(({ meal_type }) => meal_type === "dinner")
      .map(({ title, planned_date, cook_id }) => ({ title, planned_date, cook_id: cook_id ?? null }));
  });
  const entries = await shownEvents({ family }, { from, to, timeZone: family.time_zone });
  const loadNotes = () => findNotes({ family }, [...new Set(entries.map(({ event }) => event.id))]);
  const today = from.toString();
  const school = screen.show_where ? await cachedSchool({ family }) : null;
  return {
    now,
    locale,
    timeZone: family.time_zone,
    people: listPeople(found, locale),
    spans: school?.spanRows ?? (await listSpans({ family })),
    school: school?.timetables.map((whole) => dayAtSchool(whole, school, today)) ?? [],
    entries,
    dinners: meals,
    showsWhere: screen.show_where,
    showsNotes: screen.show_notes,
    notes: screen.show_notes ? await cached({ family }, "wall's notes", ["calendar"], [from], loadNotes) : new Map(),
  };
}

/** The day's page; at night the first event of the next day. */
export async function showDay(found: FoundScreen, context: PageContext): Promise<WallView> {
  const { screen, family } = found;
  const day = await loadDay(found, context);
  const isNight = isDim(timeIn(context.now, family.time_zone), screen.dim_from, screen.dim_to);
  if (isNight) return { ...made(found, context), kind: "night", first: presentNight(day) };
  const { count } = await openGroceries({ family }, 1, context.now);
  return {
    ...made(found, context),
    ...presentWallDay(day),
    kind: "day",
    family: family.name,
    chores: presentChoreBox(await listDay({ family }, undefined, context.now), day.people, day.locale),
    mayTickChores: screen.tick_chores,
    groceries: count,
    memberStyles: day.people.styles,
  };
}

/** The submission id, by which a repeated tap is recognised. */
const newSubmission = () => randomBytes(9).toString("base64url");

export async function showGroceries(found: FoundScreen, context: PageContext): Promise<WallView> {
  const { family, screen } = found;
  const items = await listGroceries({ family }, context.now);
  const toBuy = items.filter(({ is_purchased }) => !is_purchased);
  const inOrder = [...toBuy, ...items.filter(({ is_purchased }) => is_purchased)];
  return {
    ...made(found, context),
    kind: "groceries",
    toBuy: toBuy.length,
    rows: inOrder.slice(0, WALL_ROOM.ticks).map(({ id, item_name, quantity, notes, is_purchased }) => ({
      id,
      name: item_name,
      quantity: quantity ?? null,
      notes: screen.show_notes ? (notes ?? null) : null,
      isOn: is_purchased,
    })),
    more: Math.max(0, inOrder.length - WALL_ROOM.ticks),
    mayTick: screen.tick_groceries,
    submission: newSubmission(),
  };
}

export async function showChores(found: FoundScreen, context: PageContext): Promise<WallView> {
  const { family, screen } = found;
  return {
    ...made(found, context),
    ...presentChoreRows(
      await listDay({ family }, undefined, context.now),
      listPeople(found, context.locale),
      context.locale,
    ),
    kind: "chores",
    mayTick: screen.tick_chores,
    submission: newSubmission(),
  };
}

/** The page of a removed screen, without refresh. */
export const showOff = ({ screen, family }: FoundScreen, context: PageContext): WallView => ({
  kind: "off",
  clock: presentClock(context, family.time_zone),
  locale: context.locale,
  refresh: 0,
  isEink: false,
  when: formatMoment((screen.removed_at as Date).getTime(), context.locale, family.time_zone),
});

/** "14 October at 09:12" */
const formatMoment = (epochMs: number, locale: string, timeZone: string) =>
  say(wall, locale)("moment", {
    day: formatInstant(epochMs, locale, "dayAndMonth", timeZone),
    time: formatInstant(epochMs, locale, "time", timeZone),
  });

export const showJoin = (joining: JoiningScreen, secondsLeft: number, context: PageContext): JoinView => ({
  kind: "join",
  clock: presentClock(context),
  locale: context.locale,
  refresh: WALL_REFRESH.joining,
  isEink: false,
  code: showCode(joining.code),
  address: wallAddress(),
  qr: qrSvg(scannedAddress(joining)),
  minutes: Math.ceil(secondsLeft / 60),
});

export const showBusy = (context: PageContext): WallView => ({
  kind: "busy",
  clock: presentClock(context),
  locale: context.locale,
  refresh: WALL_REFRESH.joining,
  isEink: false,
});

/** The page after an unexpected error. */
export const showFailed = (context: PageContext): WallView => ({
  kind: "failed",
  clock: presentClock(context),
  locale: context.locale,
  refresh: WALL_REFRESH.failed,
  isEink: false,
});
