import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { WORDS_EDITION } from "#app/db/search-index.server.ts";
import type { Language } from "#app/words/languages.ts";

export class Family extends Model<InferAttributes<Family>, InferCreationAttributes<Family>> {
  static readonly revisions = ["calendar", "chores", "grocery", "ideas", "members"] as const;
  static readonly topics = { calendar: ["events", "meals"], chores: [] } as const;
  /** Everything is displayed with the family's name and in its zone. */
  static readonly revisionsByColumn = {
    name: Family.revisions,
    time_zone: Family.revisions,
    language: Family.revisions,
    zone_rules: ["calendar"],
    feed_chores: ["calendar"],
    feed_school: ["calendar"],
    aisles: ["grocery"],
  } as const;
  static readonly planned = ["time_zone", "language"] as const;

  declare id: CreationOptional<number>;
  declare name: string;
  /** IANA name: the zone of "today" and of the family's wall-clock times. */
  declare time_zone: string;
  /** The language of shared texts: the feed, wall screens, items that the library adds to the list. */
  declare language: CreationOptional<Language>;
  /** The token of the calendar feed, at least 128 bits. */
  declare feed_token: string;
  /** Whether the feed contains chores. */
  declare feed_chores: CreationOptional<boolean>;
  /** Whether the feed contains school days. */
  declare feed_school: CreationOptional<boolean>;
  /** The revisions of app/db/revisions.server.ts; this one counts changes of the calendar feed's content. */
  declare calendar_revision: CreationOptional<number>;
  /** The last change of `calendar_revision`, in whole seconds. */
  declare calendar_changed_at: CreationOptional<Date>;
  /** Whether a reader got `calendar_changed_at`: the next change then gets a later time. */
  declare calendar_is_seen: CreationOptional<boolean>;
  declare grocery_revision: CreationOptional<number>;
  declare chores_revision: CreationOptional<number>;
  declare ideas_revision: CreationOptional<number>;
  declare members_revision: CreationOptional<number>;
  /** The last change of each live topic, in microseconds since 1970. Unique across topics. */
  declare grocery_at: CreationOptional<number>;
  declare events_at: CreationOptional<number>;
  declare meals_at: CreationOptional<number>;
  declare members_at: CreationOptional<number>;
  declare chores_at: CreationOptional<number>;
  /** Grocery categories in the order of the family's shop; `null` for the default order. */
  declare aisles: CreationOptional<string[] | null>;
  /**
   * The edition of the IANA database that the instants of its events are derived from (services/calendar/zone-rules).
   */
  declare zone_rules: CreationOptional<string>;
  /** The edition of the splitting into words of its rows' search index (app/db/search-index.server.ts). */
  declare words_edition: CreationOptional<number>;
  /** When the family is deleted with all its rows; `null` without a request. */
  declare delete_at: CreationOptional<Date | null>;
  /** The user who requested it. */
  declare delete_asked_by: CreationOptional<number | null>;
  /** Whether the mail of the last day was sent. */
  declare delete_warned: CreationOptional<boolean>;
  declare created_by: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

Family.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    name: { type: DataTypes.TEXT, allowNull: false },
    time_zone: { type: DataTypes.TEXT, allowNull: false },
    language: { type: DataTypes.TEXT, allowNull: false, defaultValue: "en" },
    feed_token: { type: DataTypes.TEXT, allowNull: false },
    feed_chores: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    feed_school: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    calendar_revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    calendar_changed_at: DataTypes.DATE,
    calendar_is_seen: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    grocery_revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    chores_revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    ideas_revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    members_revision: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    grocery_at: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    events_at: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    meals_at: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    members_at: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    chores_at: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    aisles: DataTypes.ARRAY(DataTypes.TEXT),
    zone_rules: { type: DataTypes.TEXT, allowNull: false, defaultValue: process.versions.tz ?? "" },
    words_edition: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: WORDS_EDITION },
    delete_at: DataTypes.DATE,
    delete_asked_by: DataTypes.BIGINT,
    delete_warned: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    created_by: DataTypes.BIGINT,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "families" },
);
