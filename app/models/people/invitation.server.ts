import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import type { MemberRole } from "#app/shared/people/constants.ts";
import type { Language } from "#app/words/languages.ts";

/** An invitation to a family. Open until accepted or revoked; valid until `expires_at`. */
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
  /** Of the mail; `null` for the family's. */
  declare language: CreationOptional<Language | null>;
  /** The token is derived from this and the session secret (docs/decisions/019-tokens-of-invitations.md). */
  declare token_seed: string;
  /** SHA-256 of the token, for look-ups. */
  declare token_hash: string;
  /** The last mail; `null` if there was none. */
  declare emailed_at: CreationOptional<Date | null>;
  declare accepted_by: CreationOptional<number | null>;
  declare accepted_at: CreationOptional<Date | null>;
  /** Revoked by a user, or replaced by a newer invitation. */
  declare revoked_at: CreationOptional<Date | null>;
  declare expires_at: Date;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  /** Condition: a family's invitations that were neither accepted nor revoked, expired ones included. */
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
    language: DataTypes.TEXT,
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
