import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { seal, unseal } from "#app/db/sealed.server.ts";
import { INDEXED_COLUMNS } from "#app/db/search-index.server.ts";

/** Whose holidays a calendar has; the region as the country names it by code. */
export interface Preset {
  country: string;
  region?: string | undefined;
}

/** A calendar from elsewhere that a family looks at: at an address, or of holidays that Roost knows itself. */
export class SubscribedCalendar extends Model<
  InferAttributes<SubscribedCalendar>,
  InferCreationAttributes<SubscribedCalendar>
> {
  static readonly revisions = ["calendar"] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare name: string;
  /** As it was typed, without what opens it. */
  declare url: string | null;
  /** The name and password that stood in the address, with a colon between; kept sealed. */
  declare credentials: string | null;
  declare preset: Preset | null;
  /** `#RRGGBB`, upper case. */
  declare color: string;
  /** Ids of the members of its events; an empty list means everyone. */
  declare member_ids: number[];
  declare is_shown: boolean;
  declare in_feed: boolean;
  /** Why it could not be refreshed, in words for people; `null` where it could. */
  declare problem: CreationOptional<string | null>;
  declare event_count: number;
  /** The last time that went well, and the last of all. */
  declare refreshed_at: Date;
  declare checked_at: Date;
  declare failing_since: CreationOptional<Date | null>;
  declare failures: CreationOptional<number>;
  /** The interval of refreshes while they succeed. */
  declare refresh_minutes: number;
  declare next_refresh_at: Date;
  declare etag: CreationOptional<string | null>;
  declare last_modified: CreationOptional<string | null>;
  /** Of all its events: the same one is not written again. */
  declare content_hash: CreationOptional<string | null>;
  /** Events that the family does not want to see. */
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
    hidden_uids: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "calendars" },
);

// Their events are written by SQL, thousands at once; words come at the next search.
INDEXED_COLUMNS.set("calendar_events", ["title", "description", "location"]);
