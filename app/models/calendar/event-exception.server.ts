import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** An excluded date of a series: cancelled (EXDATE in iCalendar), or replaced by an override (RECURRENCE-ID). */
export class EventException extends Model<InferAttributes<EventException>, InferCreationAttributes<EventException>> {
  static readonly revisions = ["calendar"] as const;
  static readonly planned = true;

  declare family_id: number;
  declare event_id: number;
  /** The local date, in the event's zone, of the occurrence that the rule has. */
  declare instance_date: string;
  declare created_at: CreationOptional<Date>;
}

EventException.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    event_id: { type: DataTypes.BIGINT, primaryKey: true },
    instance_date: { type: DataTypes.DATEONLY, primaryKey: true },
    created_at: DataTypes.DATE,
  },
  { sequelize, tableName: "event_exceptions", updatedAt: false },
);
