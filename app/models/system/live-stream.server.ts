import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** An open stream of live updates, in any process. */
export class LiveStream extends Model<InferAttributes<LiveStream>, InferCreationAttributes<LiveStream>> {
  // No page shows streams.
  static readonly revisions = [] as const;

  declare family_id: number;
  declare id: CreationOptional<string>;
  /** `null` for a wall screen. */
  declare user_id: number | null;
  /** When its process last renewed it. */
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
