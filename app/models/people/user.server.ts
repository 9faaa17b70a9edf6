import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import type { Clock, FirstDay } from "#app/shared/people/constants.ts";
import type { Language } from "#app/words/languages.ts";

/**
 * An account. Its name, email and picture are the identity provider's, or their owner's with a sign-in name
 * (docs/product/household.md).
 */
export class User extends Model<InferAttributes<User, { omit: "family" }>, InferCreationAttributes<User>> {
  static readonly revisions = [] as const;

  declare id: CreationOptional<number>;
  /** `null` for a household account without an address. */
  declare email: string | null;
  declare email_verified: boolean;
  declare given_name: string | null;
  /** The name for the household sign-in, as typed; `null` without one. */
  declare sign_in_name: CreationOptional<string | null>;
  /** `sign_in_name` as it is compared (`foldSignInName`). */
  declare sign_in_key: CreationOptional<string | null>;
  /** The folded email address with which the household signs in: confirmed, and of this account alone. */
  declare sign_in_email: CreationOptional<string | null>;
  declare family_name: string | null;
  declare name: string | null;
  declare picture: string | null;
  /** A user belongs to at most one family. */
  declare family_id: CreationOptional<number | null>;
  /** The language that the user has chosen; `null` for that of their browser. */
  declare language: CreationOptional<Language | null>;
  /** Whether the user knows that Roost has other languages than English; `false` for accounts that are older than these. */
  declare knows_languages: CreationOptional<boolean>;
  /** The user's first day of the week, and 12 or 24 hours; `null` for those of their language. */
  declare first_day: CreationOptional<FirstDay | null>;
  declare clock: CreationOptional<Clock | null>;
  /** When the account is deleted, unless the user signs in before; `null` without a request. */
  declare delete_at: CreationOptional<Date | null>;
  /** When someone else last made a password link for the account, or such a link was used; `null`: never. */
  declare password_link_at: CreationOptional<Date | null>;
  /** The locale of the user's last page, without their choices; `null` before the first page. */
  declare locale: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare family?: Family | null;
}

User.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    email: DataTypes.TEXT,
    email_verified: { type: DataTypes.BOOLEAN, allowNull: false },
    sign_in_name: DataTypes.TEXT,
    sign_in_key: DataTypes.TEXT,
    sign_in_email: DataTypes.TEXT,
    given_name: DataTypes.TEXT,
    family_name: DataTypes.TEXT,
    name: DataTypes.TEXT,
    picture: DataTypes.TEXT,
    family_id: DataTypes.BIGINT,
    language: DataTypes.TEXT,
    knows_languages: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
    first_day: DataTypes.TEXT,
    clock: DataTypes.SMALLINT,
    delete_at: DataTypes.DATE,
    password_link_at: DataTypes.DATE,
    locale: DataTypes.TEXT,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "users" },
);
User.belongsTo(Family, { as: "family", foreignKey: "family_id" });
