import { config } from "#app/config/env.server.ts";
import type { FoldedChange } from "#app/domain/notices/changes.ts";
import type { MailContent, MailPart } from "#app/domain/notices/mail-frame.ts";
import {
  changeEntry,
  formatStart,
  peopleText,
  type Reader,
  timesText,
  whenText,
  whoText,
} from "#app/domain/notices/words.ts";
import { DAY_MS, isoOfDay, wallMs } from "#app/domain/time/time.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { Invitation } from "#app/models/people/invitation.server.ts";
import { composeChore } from "#app/services/notices/chore-reminders.server.ts";
import { composeDigest, composeWeek } from "#app/services/notices/compose-days.server.ts";
import type { NoticeContexts } from "#app/services/notices/notice-context.server.ts";
import type { ReminderData } from "#app/services/notices/notice-schedule.server.ts";
import type { Recipient } from "#app/services/notices/preferences.server.ts";
import { unsubscribeToken } from "#app/services/notices/unsubscribe-tokens.server.ts";
import type { Message } from "#app/services/notices/web-delivery.server.ts";
import { eventHref, toMonth } from "#app/shared/calendar/calendar-links.ts";
import { factLine } from "#app/shared/fact-line.ts";
import type { NoticeKind } from "#app/shared/notices/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { noticeWords } from "#app/words/catalogues/notice-words.ts";

/** A row of `notice_sends` that this process has claimed. */
export interface Send {
  family_id: number;
  id: string;
  user_id: number;
  kind: NoticeKind;
  key: string;
  destination: string;
  until: Date;
  data: object;
  tries: number;
  doubts: number;
  due_at: Date;
}

/** The content of a kind, without the parts that all mails share. */
export type Body = Pick<MailContent, "subject" | "preheader" | "title" | "lead" | "parts" | "buttons" | "why"> & {
  /** The text below the subject on a device; by default the beginning of the mail. */
  brief?: string;
};

const url = (path: string) => `${config().appUrl}${path}`;

/** The address of an event on a date in the reader's zone. */
export const eventUrl = (id: number, instance: string | null, date: string): string =>
  url(eventHref({ view: null, month: toMonth(date), day: date, member: null }, id, instance));

const MAX_NOTES = 300;

function composeReminder(send: Send, contexts: NoticeContexts, reader: Reader, now: number): Body | null {
  const data = send.data as ReminderData;
  const found = contexts.findReminded(send.family_id, data);
  if (!found) return null;
  const { event, span } = found;
  const { title, location, time_zone: zone } = event;
  const words = say(noticeWords, reader.locale);
  const start = formatStart(span, zone, reader, now);
  const names = whoText(event.member_ids, { ...reader, you: null });
  const when = whenText(span, reader);
  const people = peopleText(
    { memberIds: event.member_ids, driverId: event.driver_id, driverName: event.driver_name },
    reader,
  );
  const notes = event.description?.trim() ?? "";
  const text = [...notes].length > MAX_NOTES ? `${[...notes].slice(0, MAX_NOTES).join("")}…` : notes;
  const date = isoOfDay(span.isAllDay ? span.start : Math.floor(wallMs(span.start, reader.timeZone) / DAY_MS));
  return {
    subject: words("reminderSubject", { start, title, names }),
    preheader: factLine([when, location, text], reader.locale),
    brief: factLine([when, location, people], reader.locale),
    title,
    lead: words("reminderLead", { start, times: timesText(span, reader) }),
    parts: [{ entry: people, lines: [when, ...(location ? [location] : [])] }, ...(text ? [{ text }] : [])],
    buttons: [{ label: words("openEvent"), url: eventUrl(event.id, data.date, date) }],
    why: words("whyReminder"),
  };
}

const MAX_LINES = 20;

function composeChanges(send: Send, contexts: NoticeContexts, reader: Reader, now: number): Body {
  const { lines } = send.data as { lines: FoldedChange[] };
  const members = contexts.members.get(send.family_id) ?? [];
  const byUser = new Map(members.map(({ user_id, name }) => [user_id, name]));
  const words = say(noticeWords, reader.locale);
  const findName = (user: number | null) => (user === null ? undefined : byUser.get(user));
  const names = new Set(lines.flatMap(({ everyone }) => everyone.map(findName)));
  const [only] = names;
  const title = names.size === 1 && only ? words("changedBy", { name: only }) : words("changed");
  const nameOf = (user: number | null) => findName(user) ?? words("someone");
  const entries = lines.slice(0, MAX_LINES).map((line) => changeEntry(line, reader, nameOf));
  const rest = lines.length - MAX_LINES;
  const today = isoOfDay(Math.floor(wallMs(now, reader.timeZone) / DAY_MS));
  return {
    subject: title,
    preheader: entries.map(({ line }) => line).join(" "),
    title,
    lead: null,
    parts: [
      ...entries.map(({ line: _, ...entry }): MailPart => entry),
      ...(rest > 0 ? [{ text: words("andMore", { count: rest }) }] : []),
    ],
    buttons: [{ label: words("seeWeek"), url: url(`/calendar?view=week&day=${today}`) }],
    why: words("whyChanges"),
  };
}

async function composeInvitation(
  send: Send,
  family: string,
  members: readonly FamilyMember[],
  locale: string,
): Promise<Body | null> {
  const { invitation: id, what } = send.data as { invitation: number; what: "accepted" | "ran-out" };
  const invitation = await Invitation.findOne({ where: { family_id: send.family_id, id } });
  if (!invitation) return null;
  const isIn = what === "accepted";
  const joined = isIn && members.find(({ user_id }) => user_id !== null && user_id === invitation.accepted_by);
  const name = joined ? joined.name : (invitation.invited_name ?? invitation.invited_email);
  const words = say(noticeWords, locale);
  const title = words(isIn ? "joined" : "expired", { name, family });
  const text = words(isIn ? "joinedText" : "expiredText", { email: invitation.invited_email });
  return {
    subject: title,
    preheader: text,
    title,
    lead: null,
    parts: [{ text }],
    buttons: [{ label: words("openFamily"), url: url("/account/family") }],
    why: words("whyInvitation"),
  };
}

/** The content of a notice at `now`; `null` when its subject is gone or has changed. */
export async function compose(
  send: Send,
  person: Recipient,
  contexts: NoticeContexts,
  now: number,
): Promise<Body | null> {
  const family = contexts.families.get(send.family_id);
  if (!family) return null;
  const members = contexts.members.get(send.family_id) ?? [];
  const reader: Reader = {
    locale: person.locale,
    timeZone: person.timeZone ?? family.time_zone,
    names: new Map(members.map(({ id, name }) => [id, name])),
    you: members.find(({ user_id }) => user_id === person.id)?.id ?? null,
  };
  const page = { family, members, reader, now };
  switch (send.kind) {
    case "event_reminders":
      return composeReminder(send, contexts, reader, now);
    case "chores":
      return composeChore(send, page);
    case "changes":
      return composeChanges(send, contexts, reader, now);
    case "invitations":
      return composeInvitation(send, family.name, members, reader.locale);
    case "daily_digest":
      return composeDigest(page, send.key, person.daily_digest_time);
    case "weekly_plan":
      return composeWeek(page, send.key);
  }
}

/** The content as a mail with a link to unsubscribe from its kind. */
export function toMail(
  { brief: _, ...body }: Body,
  send: Send,
  person: Recipient,
  contexts: NoticeContexts,
): MailContent {
  const token = unsubscribeToken({ userId: person.id, kind: send.kind, email: person.email });
  return {
    ...body,
    locale: person.locale,
    familyName: contexts.families.get(send.family_id)?.name ?? null,
    settingsUrl: url("/account/notifications"),
    unsubscribeUrl: url(`/unsubscribe/${token}`),
    host: new URL(config().appUrl).host,
  };
}

/** The content as a message for devices and notification servers. */
export const toMessage = (
  { subject, preheader, brief = preheader, buttons }: Body,
  { id, kind }: Send,
  { locale }: Recipient,
): Message => ({
  id,
  kind,
  locale,
  title: subject,
  body: brief,
  url: buttons[0]?.url.slice(config().appUrl.length) ?? "/dashboard",
});
