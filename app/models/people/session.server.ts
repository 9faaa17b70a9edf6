import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { User } from "#app/models/people/user.server.ts";

/** A signed-in browser. The cookie holds a random token, the row only its SHA-256. */
export class Session extends Model<InferAttributes<Session, { omit: "user" }>, InferCreationAttributes<Session>> {
  declare token_hash: string;
  declare user_id: number;
  declare user_agent: string | null;
  declare created_at: CreationOptional<Date>;
  declare last_used_at: CreationOptional<Date>;
  declare expires_at: Date;
  /** When its user last proved who they are; `null`: when it began, and never for a device. */
  declare signed_in_at: CreationOptional<Date | null>;
  /** `device`: begun by a link of a guardian or of its own user (docs/product/household.md). */
  declare kind: CreationOptional<"browser" | "device">;
  /** When a device's session ends, however often it is used; `null` for a browser. */
  declare ends_at: CreationOptional<Date | null>;
  /** When its user last confirmed in it the notice about password links; `null`: never. */
  declare password_link_seen_at: CreationOptional<Date | null>;
  /** Begun at a plain http address: `moveToHttps` takes its token once. */
  declare is_plain: CreationOptional<boolean>;
  declare user?: User;
}

Session.init(
  {
    token_hash: { type: DataTypes.TEXT, primaryKey: true },
    user_id: { type: DataTypes.BIGINT, allowNull: false },
    user_agent: DataTypes.TEXT,
    created_at: DataTypes.DATE,
    last_used_at: DataTypes.DATE,
    expires_at: { type: DataTypes.DATE, allowNull: false },
    signed_in_at: DataTypes.DATE,
    ends_at: DataTypes.DATE,
    password_link_seen_at: DataTypes.DATE,
    is_plain: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    kind: { type: DataTypes.TEXT, allowNull: false, defaultValue: "browser" },
  },
  { sequelize, tableName: "sessions", updatedAt: false },
);
Session.belongsTo(User, { as: "user", foreignKey: "user_id" });
