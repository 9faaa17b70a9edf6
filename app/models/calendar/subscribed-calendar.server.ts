import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { seal, unseal } from "#app/db/sealed.server.ts";
import { INDEXED_COLUMNS } from "#app/db/search-index.server.ts";
import type { Note, Notes } from "#app/words/note.server.ts";

/** The holidays of a country, or of a region by the country's own code. */
export interface Preset {
  country: string;
  region?: string | undefined;
}

/** The events of a calendar that are not shown, or not as they are written. */
export interface LeftOut {
  /** The number of events that are not shown. */
  left: number;
  /** The number of series that are shown once. */
  once: number;
  /** The number of events that are shown with a change. */
  changed: number;
  /** The first events of these three kinds, in this order. */
  items: { title: string; reason: Notes | string | null }[];
}

/** A subscribed calendar: at an address, or a preset of built-in holidays. */
export class SubscribedCalendar extends Model<
  InferAttributes<SubscribedCalendar>,
  InferCreationAttributes<SubscribedCalendar>
> {
  static readonly revisions = ["calendar"] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare name: string;
  /** The typed address without credentials. */
  declare url: string | null;
  /** The address's `name:password`, encrypted. */
  declare credentials: string | null;
  declare preset: Preset | null;
  /** `#RRGGBB`, upper case. */
  declare color: string;
  /** Ids of the members of its events; an empty list means everyone. */
  declare member_ids: number[];
  declare is_shown: boolean;
  declare in_feed: boolean;
  /** Why the last refresh failed, in English; `null` if it succeeded. */
  declare problem: CreationOptional<string | null>;
  /** `problem` as a note of `calendarFileWords`; `null` if an earlier version stored `problem`. */
  declare problem_note: CreationOptional<Note | null>;
  declare event_count: number;
  /** The last successful refresh. */
  declare refreshed_at: Date;
  /** The last refresh, successful or not. */
  declare checked_at: Date;
  declare failing_since: CreationOptional<Date | null>;
  declare failures: CreationOptional<number>;
  /** The interval of refreshes while they succeed. */
  declare refresh_minutes: number;
  declare next_refresh_at: Date;
  declare etag: CreationOptional<string | null>;
  declare last_modified: CreationOptional<string | null>;
  /** Hash of all its events: with the same hash a refresh writes no events. */
  declare content_hash: CreationOptional<string | null>;
  /** The events that the last refresh left out or changed; `null` for none. */
  declare left_out: CreationOptional<LeftOut | null>;
  /** UIDs of the events that the family has hidden. */
  declare hidden_uids: CreationOptional<string[]>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

SubscribedCalendar.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    name: { type: DataTypes.TEXT, allowNull: false },
    url: DataTypes.TEXT,
    credentials: {
      type: DataTypes.TEXT,
      get(this: SubscribedCalendar) {
        const sealed = this.getDataValue("credentials");
        return sealed && unseal(sealed);
      },
      set(this: SubscribedCalendar, text: string | null) {
        this.setDataValue("credentials", text && seal(text));
      },
    },
    preset: DataTypes.JSONB,
    color: { type: DataTypes.TEXT, allowNull: false },
    member_ids: { type: DataTypes.ARRAY(DataTypes.BIGINT), allowNull: false },
    is_shown: { type: DataTypes.BOOLEAN, allowNull: false },
    in_feed: { type: DataTypes.BOOLEAN, allowNull: false },
    problem: DataTypes.TEXT,
    problem_note: DataTypes.JSONB,
    event_count: { type: DataTypes.INTEGER, allowNull: false },
    refreshed_at: { type: DataTypes.DATE, allowNull: false },
    checked_at: { type: DataTypes.DATE, allowNull: false },
    failing_since: DataTypes.DATE,
    failures: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    refresh_minutes: { type: DataTypes.INTEGER, allowNull: false },
    next_refresh_at: { type: DataTypes.DATE, allowNull: false },
    etag: DataTypes.TEXT,
    last_modified: DataTypes.TEXT,
    content_hash: DataTypes.TEXT,
    left_out: DataTypes.JSONB,
    hidden_uids: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "calendars" },
);

// SQL inserts thousands of these events at once; the next search indexes them.
INDEXED_COLUMNS.set("calendar_events", ["title", "description", "location"]);
