import type { Model, ModelStatic, WhereOptions } from "sequelize";
import { CalendarImport } from "#app/models/calendar/calendar-import.server.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import { SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import { WellnessTip } from "#app/models/calm/wellness-tip.server.ts";
import { Chore } from "#app/models/chores/chore.server.ts";
import { ChoreAbsence } from "#app/models/chores/chore-absence.server.ts";
import { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import { Goal } from "#app/models/chores/goal.server.ts";
import { Star } from "#app/models/chores/star.server.ts";
import { ActivityIdea } from "#app/models/connection/activity-idea.server.ts";
import { CompletedActivity } from "#app/models/connection/completed-activity.server.ts";
import { ConnectionStats } from "#app/models/connection/connection-stats.server.ts";
import { Reward } from "#app/models/connection/reward.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { Recipe } from "#app/models/food/recipe.server.ts";
import { RecipePhoto } from "#app/models/food/recipe-photo.server.ts";
import { SavedWeek } from "#app/models/food/saved-week.server.ts";
import { IdeaDraft } from "#app/models/ideas/idea-draft.server.ts";
import { Suggestion } from "#app/models/ideas/suggestion.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { FamilyPreference } from "#app/models/people/family-preference.server.ts";
import { Invitation } from "#app/models/people/invitation.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Removal } from "#app/models/removed/removal.server.ts";
import { PackItem } from "#app/models/school/pack-item.server.ts";
import { SchoolSpan } from "#app/models/school/school-span.server.ts";
import { Subject } from "#app/models/school/subject.server.ts";
import { Timetable } from "#app/models/school/timetable.server.ts";
import { TimetableCell } from "#app/models/school/timetable-cell.server.ts";
import { TimetableRow } from "#app/models/school/timetable-row.server.ts";
import { Screen } from "#app/models/wall/screen.server.ts";

export interface Table {
  model: ModelStatic<Model>;
  /** Columns that are secret, or meaningless outside of this installation. */
  omit?: string[];
  /** JSON columns, written with one value a line. */
  lines?: string[];
  /** Selects the family's rows; by default by `family_id`. */
  rows?: (familyId: number) => WhereOptions;
}

/** All tables of a family. A new column is included automatically; a new table belongs here or in `NOT_EXPORTED`. */
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
  { model: User, omit: ["sign_in_key", "sign_in_email"] },
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
  { model: Removal, omit: ["undo_token"] },
  { model: CalendarImport, omit: ["content", "before", "error_note"], lines: ["items"] },
  {
    model: SubscribedCalendar,
    omit: ["credentials", "etag", "last_modified", "content_hash", "left_out", "problem_note"],
  },
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

/** Tables without data of a family, with the reason. */
export const NOT_EXPORTED: Record<string, string> = {
  sessions: "a browser that is signed in to an account: it ends with the account's sign-out",
  sign_ins: "a sign-in on its way, kept for an hour",
  ways: "the subjects by which issuers know an account",
  passwords: "hashes of passwords",
  passkeys: "public keys of passkeys: of one person alone",
  sign_in_links: "links and codes that sign someone in, for an hour at most",
  sign_in_events: "what happened at one person's sign-in: theirs alone",
  oidc_payloads: "a sign-in on its way, kept for an hour",
  signing_keys: "the key with which the household sign-in signs",
  known_devices: "codes by which a browser is known when its person signs in again",
  kept_forms: "of one person alone, and forgotten after an hour",
  screen_codes: "codes by which a screen joins a wall, good for ten minutes",
  idempotency_keys: "answers to forms that may be sent twice, kept for a day",
  practices: "of one person alone, and forgotten after a day",
  recipe_files: "recipes that someone looks at before importing them, for a day",
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
  migrations: "the state of the database itself",
};

/** The columns of a table in the export: all but `omit`. */
export const exportedColumns = ({ model, omit = [] }: Table): string[] =>
  Object.keys(model.getAttributes()).filter((name) => !omit.includes(name));
