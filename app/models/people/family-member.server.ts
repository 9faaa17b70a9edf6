import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { MemberRole } from "#app/shared/people/constants.ts";

export class FamilyMember extends Model<InferAttributes<FamilyMember>, InferCreationAttributes<FamilyMember>> {
  static readonly revisions = ["calendar", "members"] as const;
  static readonly planned = true;

  declare id: CreationOptional<number>;
  declare family_id: number;
  /** The user whose member this is. */
  declare user_id: CreationOptional<number | null>;
  /** The user of a removed member. */
  declare former_user_id: CreationOptional<number | null>;
  declare name: string;
  declare role: MemberRole;
  /** `#RRGGBB` */
  declare color: string;
  /** `YYYY-MM-DD` */
  declare birth_date: CreationOptional<string | null>;
  /** Removed rows are in no query without `paranoid: false`. */
  declare removed_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

FamilyMember.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    user_id: DataTypes.BIGINT,
    former_user_id: DataTypes.BIGINT,
    name: { type: DataTypes.TEXT, allowNull: false },
    role: { type: DataTypes.TEXT, allowNull: false },
    color: { type: DataTypes.TEXT, allowNull: false },
    birth_date: DataTypes.DATEONLY,
    removed_at: DataTypes.DATE,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "family_members", paranoid: true, deletedAt: "removed_at" },
);
