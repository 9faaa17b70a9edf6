import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { MemberRole } from "#app/shared/people/constants.ts";

/** Someone is asked into a family. Open until accepted or revoked; good until `expires_at`. */
export class Invitation extends Model<InferAttributes<Invitation>, InferCreationAttributes<Invitation>> {
  static readonly revisions = ["members"] as const;
  static readonly planned = true;

  declare id: CreationOptional<number>;
  declare family_id: number;
  declare invited_by: number | null;
  declare invited_email: string;
  declare invited_name: string | null;
  declare invited_role: MemberRole;
  /** `#RRGGBB` */
  declare invited_color: string | null;
  /**
   * With a secret that the database does not have, the token can be made from this
   * (docs/decisions/019-tokens-of-invitations.md).
   */
  declare token_seed: string;
  /** SHA-256 of the token: how it is found. */
  declare token_hash: string;
  /** When the last mail went out; `null` when none did. */
  declare emailed_at: CreationOptional<Date | null>;
  declare accepted_by: CreationOptional<number | null>;
  declare accepted_at: CreationOptional<Date | null>;
  /** By a person, or by a newer invitation in its place. */
  declare revoked_at: CreationOptional<Date | null>;
  declare expires_at: Date;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  /** A family's invitations that were neither accepted nor revoked, expired ones too. */
  static open({ id }: { id: number }) {
    return { family_id: id, accepted_at: null, revoked_at: null };
  }
}

Invitation.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    family_id: { type: DataTypes.BIGINT, allowNull: false, primaryKey: true },
    invited_by: DataTypes.BIGINT,
    invited_email: { type: DataTypes.TEXT, allowNull: false },
    invited_name: DataTypes.TEXT,
    invited_role: { type: DataTypes.TEXT, allowNull: false },
    invited_color: DataTypes.TEXT,
    token_seed: { type: DataTypes.TEXT, allowNull: false },
    token_hash: { type: DataTypes.TEXT, allowNull: false },
    emailed_at: DataTypes.DATE,
    accepted_by: DataTypes.BIGINT,
    accepted_at: DataTypes.DATE,
    revoked_at: DataTypes.DATE,
    expires_at: { type: DataTypes.DATE, allowNull: false },
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "invitations" },
);
