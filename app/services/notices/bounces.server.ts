import { randomUUID } from "node:crypto";
import { QueryTypes } from "sequelize";
import { sequelize } from "#app/db/database.server.ts";
import { NoticePreference } from "#app/models/notices/notice-preference.server.ts";
import { User } from "#app/models/people/user.server.ts";
import type { Recipient } from "#app/services/notices/preferences.server.ts";
import { sendPush } from "#app/services/notices/push.server.ts";
import { mailAccount } from "#app/services/people/account-mails.server.ts";
import { say } from "#app/words/catalogue.ts";
import { noticeWords } from "#app/words/catalogues/notice-words.ts";

/** Mails that a server refuses for good (docs/product/notices.md, "Refused mails"). */

const MAX_BOUNCES = 3;

/** How long push services store the message for a device that is off. */
const DAY_SECONDS = 86_400;

/** Informs the user on their devices and by a mail, which may bounce as well. */
async function notifyMailStopped({ id, devices, locale }: Recipient, now: number): Promise<void> {
  const user = await User.findByPk(id);
  if (user) await mailAccount("mail-stopped", user, null);
  const words = say(noticeWords, locale);
  const message = {
    locale,
    id: randomUUID(),
    kind: "account",
    title: words("mailStopped"),
    body: words("mailStoppedText"),
    url: "/account/notifications",
  };
  for (const device of devices) await sendPush(device, message, { isUrgent: false, seconds: DAY_SECONDS, now });
}

/** Counts a bounced mail. After `MAX_BOUNCES` in a row, mails to this user stop. */
export async function countBounce(person: Recipient, now: number): Promise<void> {
  await NoticePreference.findOrCreate({ where: { user_id: person.id }, defaults: { user_id: person.id } });
  const [row] = await sequelize.query<{ bounces: number }>(
    `UPDATE notice_preferences SET bounces = bounces + 1,
       email_stopped_at = CASE WHEN bounces + 1 >= $2 THEN COALESCE(email_stopped_at, $3) END
     WHERE user_id = $1 RETURNING bounces`,
    { bind: [person.id, MAX_BOUNCES, new Date(now)], type: QueryTypes.SELECT },
  );
  if (row?.bounces === MAX_BOUNCES) await notifyMailStopped(person, now);
}
