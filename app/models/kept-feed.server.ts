import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";

/** The text of a calendar feed in one state, compressed by gzip; `null` while a process writes it. */
export class KeptFeed extends Model<InferAttributes<KeptFeed>, InferCreationAttributes<KeptFeed>> {
  declare family_id: number;
  declare etag: string;
  declare content: Buffer<ArrayBuffer> | null;
  declare begun_at: CreationOptional<Date>;
}

KeptFeed.init(
  {
    family_id: { type: DataTypes.BIGINT, primaryKey: true },
    etag: { type: DataTypes.TEXT, primaryKey: true },
    content: DataTypes.BLOB,
    begun_at: DataTypes.DATE,
  },
  { sequelize, tableName: "kept_feeds", timestamps: false },
);
