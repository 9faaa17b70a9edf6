import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** An open page that is told of changes, in whatever process. */
export class LiveStream extends Model<InferAttributes<LiveStream>, InferCreationAttributes<LiveStream>> {
  // Streams are not shown.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare id: CreationOptional<string>;
  /** `null`: a screen on the wall. */
  declare user_id: number | null;
  /** Its process said lately that it is open. */
  declare seen_at: Date;
}

LiveStream.init(
  {
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
    user_id: DataTypes.BIGINT,
    seen_at: { type: DataTypes.DATE, allowNull: false },
  },
  { sequelize, tableName: "live_streams", timestamps: false },
);
