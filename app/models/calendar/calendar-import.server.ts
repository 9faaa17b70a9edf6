import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { FileItem } from "#app/domain/calendar-file/read-calendar.ts";
import type { EventType } from "#app/shared/calendar/constants.ts";
import type { Note } from "#app/words/note.server.ts";

export type ImportStatus = "reading" | "ready" | "working" | "done" | "undone" | "failed";
export type ItemState = "new" | "changed" | "same" | "not_understood";

/** An event of a file, compared with the family's own. */
export interface ImportItem extends FileItem {
  state: ItemState;
  /** Whether it is imported by default. */
  isTicked: boolean;
  /** The family's version of a changed event, in the same form; `null` for all others. */
  known: Pick<FileItem, "parts"> | null;
}

export interface ImportResult {
  added: number;
  changed: number;
  left: number;
  removed: number;
  restored: number;
  kept: number;
}

/** Ids of events with their `sequence` after the import. */
export type RowVersions = [id: number, sequence: number][];

/** Data to undo one item of an import. */
export interface Undo {
  rows: RowVersions;
  /** Rows and excluded dates before a change; `null` for an added event. */
  before: { rows: Record<string, unknown>[]; exceptions: { event_id: number; instance_date: string }[] } | null;
}

/** A calendar file in preview, or imported. */
export class CalendarImport extends Model<InferAttributes<CalendarImport>, InferCreationAttributes<CalendarImport>> {
  // A file is only a preview; importing it writes events.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare id: CreationOptional<number>;
  declare status: CreationOptional<ImportStatus>;
  declare file_name: string;
  declare member_ids: number[];
  declare event_type: EventType;
  /** The file, compressed by gzip; `null` once it was parsed. */
  declare content: Buffer | null;
  declare read_events: CreationOptional<number>;
  declare all_events: number;
  /** The program that wrote the file. */
  declare program: CreationOptional<string | null>;
  /** `ImportItem`s, as JSON of `writeLines`. */
  declare items: CreationOptional<string>;
  /** The numbers of the chosen items. */
  declare take: CreationOptional<number[] | null>;
  declare result: CreationOptional<ImportResult | null>;
  /** `Undo`s, as JSON of `writeLines`. */
  declare before: CreationOptional<string | null>;
  /** Why it failed, in English. */
  declare error: CreationOptional<string | null>;
  /** `error` as a note of `calendarFileWords`; `null` if an earlier version stored it, or for another text. */
  declare error_note: CreationOptional<Note | null>;
  /** Start of the present work; distinguishes a try from the next one. */
  declare begun_at: Date;
  /** Until then a preview can be confirmed, and an import be undone. */
  declare expires_at: Date;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

CalendarImport.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    status: { type: DataTypes.TEXT, allowNull: false, defaultValue: "reading" },
    file_name: { type: DataTypes.TEXT, allowNull: false },
    member_ids: { type: DataTypes.ARRAY(DataTypes.BIGINT), allowNull: false },
    event_type: { type: DataTypes.TEXT, allowNull: false },
    content: DataTypes.BLOB,
    read_events: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    all_events: { type: DataTypes.INTEGER, allowNull: false },
    program: DataTypes.TEXT,
    items: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    take: DataTypes.JSONB,
    result: DataTypes.JSONB,
    before: DataTypes.TEXT,
    error: DataTypes.TEXT,
    error_note: DataTypes.JSONB,
    begun_at: { type: DataTypes.DATE, allowNull: false },
    expires_at: { type: DataTypes.DATE, allowNull: false },
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "calendar_imports" },
);
