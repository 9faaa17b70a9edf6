import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { seal, unseal } from "#app/db/sealed.server.ts";
import type { Kinds } from "#app/domain/notices/preferences.ts";
import type { ServerType } from "#app/shared/notices/constants.ts";

/** A user's notice preferences. Users without a row have the defaults. */
export class NoticePreference extends Model<
  InferAttributes<NoticePreference>,
  InferCreationAttributes<NoticePreference>
> {
  declare user_id: number;
  /** Only kinds that differ from the defaults. */
  declare kinds: CreationOptional<Partial<Kinds>>;
  /** `HH:MM` */
  declare daily_digest_time: CreationOptional<string>;
  declare weekly_plan_time: CreationOptional<string>;
  declare quiet_from: CreationOptional<string | null>;
  declare quiet_to: CreationOptional<string | null>;
  declare reminders_in_quiet_hours: CreationOptional<boolean>;
  /** IANA name; `null` for the family's zone. */
  declare time_zone: CreationOptional<string | null>;
  /** Consecutive bounced mails. */
  declare bounces: CreationOptional<number>;
  declare email_stopped_at: CreationOptional<Date | null>;
  /** The user's own notification server. For ntfy the address includes the topic. */
  declare self_hosted_type: CreationOptional<ServerType | null>;
  declare self_hosted_url: CreationOptional<string | null>;
  /** The server's access token, encrypted. */
  declare self_hosted_token: CreationOptional<string | null>;
  /** Consecutive refused messages. */
  declare self_hosted_refusals: CreationOptional<number>;
  declare self_hosted_stopped_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

NoticePreference.init(
  {
    user_id: { type: DataTypes.BIGINT, primaryKey: true },
    kinds: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
    daily_digest_time: { type: DataTypes.TEXT, allowNull: false, defaultValue: "06:45" },
    weekly_plan_time: { type: DataTypes.TEXT, allowNull: false, defaultValue: "17:00" },
    quiet_from: { type: DataTypes.TEXT, defaultValue: "21:00" },
    quiet_to: { type: DataTypes.TEXT, defaultValue: "06:30" },
    reminders_in_quiet_hours: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
    time_zone: DataTypes.TEXT,
    bounces: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    email_stopped_at: DataTypes.DATE,
    self_hosted_type: DataTypes.TEXT,
    self_hosted_url: DataTypes.TEXT,
    self_hosted_token: {
      type: DataTypes.TEXT,
      get(this: NoticePreference) {
        const sealed = this.getDataValue("self_hosted_token");
        return sealed ? unseal(sealed) : null;
      },
      set(this: NoticePreference, text: string | null) {
        this.setDataValue("self_hosted_token", text && seal(text));
      },
    },
    self_hosted_refusals: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    self_hosted_stopped_at: DataTypes.DATE,
    created_at: DataTypes.DATE,
    updated_at: DataTypes.DATE,
  },
  { sequelize, tableName: "notice_preferences" },
);
