import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { clearPrevious } from "#app/db/clear-previous.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { reindex, WITHOUT_WORDS } from "#app/db/search-index.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import type { EventType, RecurrencePattern } from "#app/shared/calendar/constants.ts";

/** The origin of an event from a calendar file, by which a newer file's event is recognised. */
export interface Imported {
  /** Its UID, or its start and title. */
  key: string;
  fingerprint: string;
  sequence: number;
  /** The file's LAST-MODIFIED, in milliseconds since 1970. */
  changedAt: number | null;
  /** This row and those of its overrides, with their `sequence` after the import. */
  rows: [id: number, sequence: number][];
}

/**
 * An event, or a series. Timed: `start_local` and `end_local` in wall-clock time of `time_zone`, and the instants that
 * they mean, `start_time` and `end_time`. All-day: `start_date` and `end_date` (inclusive).
 */
export class Event extends Model<InferAttributes<Event, { omit: "exceptions" }>, InferCreationAttributes<Event>> {
  static readonly revisions = ["calendar"] as const;
  static readonly planned = true;

  declare id: CreationOptional<number>;
  declare family_id: number;
  /** Ids of members in order, each once; an empty list means everyone. */
  declare member_ids: CreationOptional<number[]>;
  /** The list before a member was removed; empty when none was. */
  declare former_member_ids: CreationOptional<number[]>;
  /** The driver: a member, or `driver_name`. */
  declare driver_id: CreationOptional<number | null>;
  declare former_driver_id: CreationOptional<number | null>;
  declare driver_name: CreationOptional<string | null>;
  declare title: string;
  declare description: string | null;
  declare event_type: EventType;
  declare location: string | null;
  /** IANA name of the zone in which the event keeps its wall-clock time. */
  declare time_zone: string;
  declare is_all_day: boolean;
  declare start_time: Date | null;
  declare end_time: Date | null;
  declare start_date: string | null;
  declare end_date: string | null;
  /** `YYYY-MM-DDTHH:MM:SS`, possibly with a fraction. */
  declare start_local: string | null;
  declare end_local: string | null;
  /**
   * Whether the instants count, because the wall-clock time alone is ambiguous: in the repeated hour at the end of
   * summer time.
   */
  declare keeps_instants: CreationOptional<boolean>;
  declare recurrence_pattern: RecurrencePattern | null;
  /** The rule without its last date (RFC 5545, section 3.3.10). */
  declare recurrence_rule: string | null;
  /** Last local date on which an occurrence may begin. */
  declare recurrence_end_date: string | null;
  /** Minutes before the start, or before the first midnight of an all-day event; largest first. */
  declare reminders: CreationOptional<number[]>;
  /** For an override: its series, and the date that it replaces, `YYYY-MM-DD`. */
  declare original_event_id: CreationOptional<number | null>;
  declare instance_date: CreationOptional<string | null>;
  /** The user who saved it last; `null` if unknown. */
  declare changed_by: CreationOptional<number | null>;
  /** The UID in the calendar file that it is from. */
  declare uid: CreationOptional<string | null>;
  /** Its properties in that calendar file. */
  declare imported: CreationOptional<Imported | null>;
  /** Number of changes: the SEQUENCE in iCalendar, and the version in forms. */
  declare sequence: CreationOptional<number>;
  /** Removed rows are in no query without `paranoid: false`. */
  declare removed_at: CreationOptional<Date | null>;
  /** The search index; `null` until the family's next search. Only SQL reads it. */
  declare words?: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare exceptions?: EventException[];
}

Event.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    member_ids: { type: DataTypes.ARRAY(DataTypes.BIGINT), allowNull: false, defaultValue: [] },
    former_member_ids: { type: DataTypes.ARRAY(DataTypes.BIGINT), allowNull: false, defaultValue: [] },
    driver_id: DataTypes.BIGINT,
    former_driver_id: DataTypes.BIGINT,
    driver_name: DataTypes.TEXT,
    title: { type: DataTypes.TEXT, allowNull: false },
    description: DataTypes.TEXT,
    event_type: { type: DataTypes.TEXT, allowNull: false },
    location: DataTypes.TEXT,
    time_zone: { type: DataTypes.TEXT, allowNull: false },
    is_all_day: { type: DataTypes.BOOLEAN, allowNull: false },
    start_time: DataTypes.DATE,
    end_time: DataTypes.DATE,
    start_date: DataTypes.DATEONLY,
    end_date: DataTypes.DATEONLY,
    start_local: DataTypes.TEXT,
    end_local: DataTypes.TEXT,
    keeps_instants: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    recurrence_pattern: DataTypes.TEXT,
    recurrence_rule: DataTypes.TEXT,
    recurrence_end_date: DataTypes.DATEONLY,
    reminders: { type: DataTypes.ARRAY(DataTypes.INTEGER), allowNull: false, defaultValue: [] },
    original_event_id: DataTypes.BIGINT,
    instance_date: DataTypes.DATEONLY,
    changed_by: DataTypes.BIGINT,
    uid: DataTypes.TEXT,
    imported: DataTypes.JSONB,
    sequence: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    removed_at: DataTypes.DATE,
    words: DataTypes.TSVECTOR,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, defaultScope: WITHOUT_WORDS, tableName: "events", paranoid: true, deletedAt: "removed_at" },
);
Event.hasMany(EventException, { as: "exceptions", foreignKey: "event_id" });
clearPrevious(Event, "driver_id");
// After a new choice of members, restoring a removed member does not add them again.
Event.addHook("beforeUpdate", (event: Event) => {
  if (event.changed("member_ids")) event.former_member_ids = [];
  if (event.driver_name !== null) event.former_driver_id = null;
});
reindex(Event, ["title", "description", "location"]);
