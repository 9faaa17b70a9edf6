import {
  addressInFull,
  mailButton,
  mailLanguage,
  mailPage,
  oneLine,
  paragraph,
  type WrittenMail,
} from "#app/domain/people/mail-page.ts";
import { say } from "#app/words/catalogue.ts";
import { mails } from "#app/words/catalogues/mails.ts";

/** A mail about an account or a family. It ignores notice preferences. */
export interface AccountMail {
  locale: string;
  subject: string;
  /** Paragraphs: the event and its consequences. */
  lines: string[];
  /** The only action. */
  link: { label: string; url: string };
}

/** The context of every mail: the reader's locale, and the address of Roost. */
export interface ForReader {
  locale: string;
  appUrl: string;
}

export interface DeletionMail extends ForReader {
  familyName: string;
  /** The name of the user who requested it; `null` if unknown. */
  askedBy: string | null;
  /** The day, and the day with time and zone, formatted. */
  day: string;
  moment: string;
  /** Whether the reader may keep the family. */
  mayKeep: boolean;
}

function ofDeletion({ locale, appUrl, familyName: family, day, mayKeep }: DeletionMail, what: string): AccountMail {
  const words = say(mails, locale);
  return {
    locale,
    subject: words("deletionSubject", { family, day }),
    lines: [what, words(mayKeep ? "mayKeep" : "othersMayKeep")],
    link: { label: words(mayKeep ? "keepFamily" : "openRoost"), url: `${appUrl}/dashboard` },
  };
}

/** A family's deletion was requested. */
export function deletionRequested(farewell: DeletionMail): AccountMail {
  const { locale, askedBy: name, familyName: family, moment } = farewell;
  const words = say(mails, locale);
  const what = name
    ? words("deletionAsked", { name, family, moment })
    : words("deletionAskedBySomeone", { family, moment });
  return ofDeletion(farewell, what);
}

/** A family's deletion is due in a day. */
export function deletionSoon(farewell: DeletionMail): AccountMail {
  const { locale, familyName: family, moment } = farewell;
  return ofDeletion(farewell, say(mails, locale)("deletionTomorrow", { family, moment }));
}

/** A family's deletion was cancelled. */
export function deletionCancelled({
  locale,
  familyName: family,
  appUrl,
}: Pick<DeletionMail, "familyName"> & ForReader): AccountMail {
  const words = say(mails, locale);
  return {
    locale,
    subject: words("keptSubject", { family }),
    lines: [words("kept", { family })],
    link: { label: words("openRoost"), url: `${appUrl}/dashboard` },
  };
}

/** Confirms to the user that their account will be deleted. */
export function accountDeletionRequested({
  locale,
  moment,
  appUrl,
}: Pick<DeletionMail, "moment"> & ForReader): AccountMail {
  const words = say(mails, locale);
  return {
    locale,
    subject: words("accountSubject"),
    lines: [words("accountDeleted", { moment }), words("accountKeep")],
    link: { label: words("signIn"), url: appUrl },
  };
}

/** A new browser signed in to the account. */
export function newDevice({
  locale,
  device,
  moment,
  appUrl,
}: { device: string; moment: string } & ForReader): AccountMail {
  const words = say(mails, locale);
  return {
    locale,
    subject: words("deviceSubject", { device }),
    lines: [words("device", { device, moment }), words("deviceWhat")],
    link: { label: words("seeDevices"), url: `${appUrl}/account/devices` },
  };
}

/** Someone else made a link with which the user's password can be set. */
export function passwordLink({
  locale,
  by: name,
  moment,
  appUrl,
}: { by: string; moment: string } & ForReader): AccountMail {
  const words = say(mails, locale);
  return {
    locale,
    subject: words("linkSubject"),
    lines: [words("link", { name, moment }), words("linkWhat")],
    link: { label: words("seeLink"), url: `${appUrl}/account/sign-in` },
  };
}

/** The user has asked for a link with which they can set a new password. */
export function newPassword({ locale, url, minutes }: { locale: string; url: string; minutes: number }): AccountMail {
  const words = say(mails, locale);
  return {
    locale,
    subject: words("passwordSubject"),
    lines: [words("password", { minutes }), words("passwordWhat")],
    link: { label: words("choosePassword"), url },
  };
}

/** A child's account signed in on a new browser: for their guardians. */
export function newDeviceOfChild({
  locale,
  child: name,
  device,
  moment,
  appUrl,
}: { child: string; device: string; moment: string } & ForReader): AccountMail {
  const words = say(mails, locale);
  return {
    locale,
    subject: words("childDeviceSubject", { name, device }),
    lines: [words("childDevice", { name, device, moment }), words("childDeviceWhat")],
    link: { label: words("openFamily"), url: `${appUrl}/account/family` },
  };
}

/** The user's own notification server refused three messages. */
export function serverStopped({ locale, appUrl }: ForReader): AccountMail {
  const words = say(mails, locale);
  return {
    locale,
    subject: words("serverSubject"),
    lines: [words("server"), words("serverWhat")],
    link: { label: words("openNotifications"), url: `${appUrl}/account/notifications` },
  };
}

/** The mail server refused three notices; if it refuses this one too, the user's devices show it. */
export function mailStopped({ locale, appUrl }: ForReader): AccountMail {
  const words = say(mails, locale);
  return {
    locale,
    subject: words("mailSubject"),
    lines: [words("mail"), words("mailWhat")],
    link: { label: words("openNotifications"), url: `${appUrl}/account/notifications` },
  };
}

/** Asks whether an address is its reader's. */
export function confirmAddress({ locale, email, url }: { locale: string; email: string; url: string }): AccountMail {
  const words = say(mails, locale);
  return {
    locale,
    subject: words("addressSubject"),
    lines: [words("address", { email }), words("addressWhat")],
    link: { label: words("confirmAddress"), url },
  };
}

/** A mail as HTML and plain text. */
export function writeAccountMail({ locale, subject, lines, link }: AccountMail): WrittenMail {
  const paragraphs = lines.map(oneLine);
  const blocks = [...paragraphs.map(paragraph), mailButton(link.label, link.url), addressInFull(link.url, locale)];
  return {
    subject: oneLine(subject),
    text: [...paragraphs, `${say(mails, locale)("buttonAsText", { label: link.label })}\n${link.url}`]
      .join("\n\n")
      .concat("\n"),
    html: mailPage(oneLine(subject), blocks, locale),
    language: mailLanguage(locale).language,
  };
}
