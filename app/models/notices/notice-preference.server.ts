import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { seal, unseal } from "#app/db/sealed.server.ts";
import type { Kinds } from "#app/domain/notices/preferences.ts";
import type { ServerType } from "#app/shared/notices/constants.ts";

/** What a person wants to hear of, and how; who has no row wants what most want. */
export class NoticePreference extends Model<
  InferAttributes<NoticePreference>,
  InferCreationAttributes<NoticePreference>
> {
  declare user_id: number;
  /** Only kinds that are other than by default. */
  declare kinds: CreationOptional<Partial<Kinds>>;
  /** `HH:MM` */
  declare daily_digest_time: CreationOptional<string>;
  declare weekly_plan_time: CreationOptional<string>;
  declare quiet_from: CreationOptional<string | null>;
  declare quiet_to: CreationOptional<string | null>;
  declare reminders_in_quiet_hours: CreationOptional<boolean>;
  /** IANA name; `null` is the family's. */
  declare time_zone: CreationOptional<string | null>;
  /** Mails that were refused for good, one after the other. */
  declare bounces: CreationOptional<number>;
  declare email_stopped_at: CreationOptional<Date | null>;
  /** Their own server: of ntfy with the topic in its address. */
  declare self_hosted_type: CreationOptional<ServerType | null>;
  declare self_hosted_url: CreationOptional<string | null>;
  /** What it knows Roost by; kept sealed. */
  declare self_hosted_token: CreationOptional<string | null>;
  /** Messages that it refused, one after the other. */
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
