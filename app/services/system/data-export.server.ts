import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { type Model, type ModelStatic, Op, type WhereOptions } from "sequelize";
import yazl from "yazl";
import type { Temporal } from "#app/domain/time/time.ts";
import { ActivityIdea } from "#app/models/activity-idea.server.ts";
import { CalendarImport } from "#app/models/calendar-import.server.ts";
import { Chore } from "#app/models/chore.server.ts";
import { ChoreAbsence } from "#app/models/chore-absence.server.ts";
import { ChoreLog } from "#app/models/chore-log.server.ts";
import { CompletedActivity } from "#app/models/completed-activity.server.ts";
import { ConnectionStats } from "#app/models/connection-stats.server.ts";
import { Event } from "#app/models/event.server.ts";
import { EventException } from "#app/models/event-exception.server.ts";
import { Family } from "#app/models/family.server.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import { FamilyPreference } from "#app/models/family-preference.server.ts";
import { Goal } from "#app/models/goal.server.ts";
import { GroceryItem } from "#app/models/grocery-item.server.ts";
import { IdeaDraft } from "#app/models/idea-draft.server.ts";
import { Invitation } from "#app/models/invitation.server.ts";
import { Meal } from "#app/models/meal.server.ts";
import { OtherCalendar } from "#app/models/other-calendar.server.ts";
import { PackItem } from "#app/models/pack-item.server.ts";
import { Recipe } from "#app/models/recipe.server.ts";
import { RecipePhoto } from "#app/models/recipe-photo.server.ts";
import { Removal } from "#app/models/removal.server.ts";
import { Reward } from "#app/models/reward.server.ts";
import { SavedWeek } from "#app/models/saved-week.server.ts";
import { SchoolSpan } from "#app/models/school-span.server.ts";
import { Screen } from "#app/models/screen.server.ts";
import { Star } from "#app/models/star.server.ts";
import { Subject } from "#app/models/subject.server.ts";
import { Suggestion } from "#app/models/suggestion.server.ts";
import { Timetable } from "#app/models/timetable.server.ts";
import { TimetableCell } from "#app/models/timetable-cell.server.ts";
import { TimetableRow } from "#app/models/timetable-row.server.ts";
import { User } from "#app/models/user.server.ts";
import { WellnessTip } from "#app/models/wellness-tip.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { writeCalendar } from "#app/services/calendar/large-calendars.server.ts";
import { listPhotographed, readPhoto } from "#app/services/food/recipe-photos.server.ts";

interface Table {
  model: ModelStatic<Model>;
  /** Columns that are secrets, or mean nothing outside this installation. */
  omit?: string[];
  /** Which rows are the family's; by default those with its `family_id`. */
  rows?: (familyId: number) => WhereOptions;
}

/**
 * Everything that a family has. A new column is included automatically; a new table belongs here, or in `KEPT_BACK`.
 */
export const TABLES: readonly Table[] = [
  {
    model: Family,
    omit: [
      "feed_token",
      "calendar_revision",
      "calendar_changed_at",
      "calendar_is_seen",
      "chores_revision",
      "grocery_revision",
      "grocery_at",
      "events_at",
      "meals_at",
      "members_at",
      "chores_at",
      "ideas_revision",
      "members_revision",
    ],
    rows: (id) => ({ id }),
  },
  { model: User, omit: ["issuer", "subject"] },
  { model: FamilyMember },
  { model: Invitation, omit: ["token_seed", "token_hash"] },
  { model: Event, omit: ["words"] },
  { model: EventException },
  { model: Meal, omit: ["words"] },
  { model: Recipe, omit: ["words"] },
  { model: RecipePhoto, omit: ["large", "small"] },
  { model: SavedWeek },
  { model: GroceryItem, omit: ["words", "changed_at"] },
  { model: ConnectionStats },
  { model: CompletedActivity, omit: ["words"] },
  { model: Reward },
  { model: ActivityIdea },
  { model: Suggestion },
  { model: WellnessTip },
  { model: FamilyPreference },
  { model: IdeaDraft },
  { model: Removal },
  { model: CalendarImport, omit: ["content", "before"] },
  { model: OtherCalendar, omit: ["credentials", "etag", "last_modified", "content_hash"] },
  { model: Chore },
  { model: ChoreLog },
  { model: ChoreAbsence },
  { model: Goal },
  { model: Star },
  { model: Subject },
  { model: Timetable },
  { model: TimetableRow },
  { model: TimetableCell },
  { model: SchoolSpan },
  { model: PackItem },
  { model: Screen, omit: ["token_hash"] },
];

/** Tables that hold nothing of a family to take along, and why. */
export const KEPT_BACK: Record<string, string> = {
  sessions: "a browser that is signed in to an account: it ends with the account's sign-out",
  sign_ins: "a sign-in on its way, kept for an hour",
  known_devices: "codes by which a browser is known when its person signs in again",
  kept_forms: "of one person alone, and forgotten after an hour",
  screen_codes: "codes by which a screen joins a wall, good for ten minutes",
  idempotency_keys: "answers to forms that may be sent twice, kept for a day",
  practices: "of one person alone, and forgotten after a day",
  recipe_files: "recipes that somebody looks at before they are brought in, for a day",
  rate_limits: "counts under codes that name nobody",
  live_streams: "pages that are open at the moment",
  calendar_events: "what other calendars say: their addresses are in the download",
  notice_preferences: "how a person wants to hear of things: theirs alone, not the family's",
  push_devices: "the browsers that a person's notices ring on: theirs alone, and secrets of their push services",
  push_keys: "the keys by which push services know this Roost",
  family_plans: "until when notices are planned, made of the events",
  notices: "what is to be told and when, made of the events",
  notice_sends: "what was told to whom: it came in a mail",
  noted_changes: "changes of events that wait to be told, for an hour",
  kept_feeds: "the calendar as programs that subscribe to it get it, made of the events",
  migrations: "the state of the database itself",
};

const ROWS_AT_ONCE = 1000;

/** The rows that come after one, in the order of the primary key. */
const after = (keys: string[], last: Record<string, unknown>): WhereOptions => ({
  [Op.or]: keys.map((key, index) => ({
    ...Object.fromEntries(keys.slice(0, index).map((before) => [before, last[before]])),
    [key]: { [Op.gt]: last[key] },
  })),
});

type Row = Record<string, unknown>;

const exportedColumns = ({ model, omit = [] }: Table): string[] =>
  Object.keys(model.getAttributes()).filter((name) => !omit.includes(name));

/** The family's rows of a table, a thousand at a time: however many there are, memory holds no more. */
async function* readRows(table: Table, { family }: FamilyScope): AsyncGenerator<Row[]> {
  const { model, rows = (family_id: number) => ({ family_id }) } = table;
  const keys = model.primaryKeyAttributes.filter((key) => key !== "family_id");
  const columns = exportedColumns(table);
  for (let last: Row | undefined; ; ) {
    const page = (await model.findAll({
      raw: true,
      attributes: [...new Set([...keys, ...columns])],
      // What was removed is kept, too, until it cannot be brought back any more.
      paranoid: false,
      where: { [Op.and]: [rows(family.id), ...(last ? [after(keys, last)] : [])] },
      order: keys,
      limit: ROWS_AT_ONCE,
    })) as unknown as Row[];
    if (page.length === 0) return;
    yield page.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
    last = page.at(-1);
  }
}

async function* asJson(table: Table, actor: FamilyScope): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const page of readRows(table, actor)) {
    yield separator + page.map((row) => JSON.stringify(row)).join(",\n");
    separator = ",\n";
  }
  yield separator === ",\n" ? "\n]\n" : "[]\n";
}

/**
 * What begins a formula at the beginning of a cell. Where a spreadsheet splits at semicolons or tabs, as in much of
 * Europe, a cell begins after each of them, and quotes within our cell do not hold it together.
 */
const FORMULA = /(^|[;\t\r\n]"?)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe before it. */
async function* asCsv(table: Table, actor: FamilyScope): AsyncGenerator<string> {
  const columns = exportedColumns(table);
  const write = (rows: Row[], header: boolean) =>
    stringify(rows, {
      columns,
      header,
      bom: header,
      record_delimiter: "windows",
      escape_formulas: true,
      cast: {
        string: (text) => text.replace(FORMULA, "$1'"),
        boolean: String,
        date: (date) => date.toISOString(),
        object: (value) => JSON.stringify(value).replace(FORMULA, "$1'"),
      },
    });
  yield write([], true);
  for await (const page of readRows(table, actor)) yield write(page, false);
}

async function* asCalendar(actor: FamilyScope, now: Temporal.Instant): AsyncGenerator<Buffer> {
  yield await writeCalendar(
    actor,
    { time_range: "all", include_past: true, include_recurring: true, include_meals: true },
    now,
  );
}

/** Where the store of pictures is away, nothing: the rest of the download does without. */
async function* asPicture(actor: FamilyScope, recipeId: number): AsyncGenerator<Buffer> {
  const bytes = await readPhoto(actor, recipeId, "large").catch(() => null);
  if (bytes) yield bytes;
}

const README = `This is all that Roost keeps of your family.

calendar.ics   Your calendar, for any calendar program.
csv            A table a file, for any spreadsheet. A cell that would be a formula has an apostrophe before it.
json           The same tables, exactly as they are kept, for programs.
photos         The pictures of your recipes, by the recipe's id. One that could not be reached is an empty file.

Times are in UTC (they end with Z), dates are year-month-day. Numbers such as cook_id, and lists such as member_ids, point to the id of another table.
What has a time in removed_at was removed, can be brought back for 30 days, and is gone after that.
What opens doors is not in here: the keys of your calendar's address and of your invitations.
`;

/**
 * Everything that the family has, as one zip that is written while it is sent. It is read page by page, not as one
 * moment: what someone changes meanwhile may be in it or not.
 */
export async function exportData(actor: FamilyScope, now: Temporal.Instant): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const add = (name: string, texts: () => AsyncGenerator<string | Buffer>) =>
    zip.addReadStreamLazy(name, (use) => use(null, Readable.from(texts())));
  const output = zip.outputStream as Readable;
  zip.on("error", (error) => output.destroy(error as Error));
  zip.addBuffer(Buffer.from(README), "README.txt");
  add("calendar.ics", () => asCalendar(actor, now));
  for (const table of TABLES) {
    const name = table.model.getTableName();
    add(`csv/${name}.csv`, () => asCsv(table, actor));
    add(`json/${name}.json`, () => asJson(table, actor));
  }
  for (const id of await listPhotographed(actor)) add(`photos/recipe-${id}.webp`, () => asPicture(actor, id));
  zip.end();
  return output;
}
