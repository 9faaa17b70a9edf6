import { addressInFull, mailButton, mailPage, oneLine, paragraph } from "#app/domain/people/mail-page.ts";

/** A mail about an account or a family. It ignores notice preferences. */
export interface AccountMail {
  subject: string;
  /** Paragraphs: the event and its consequences. */
  lines: string[];
  /** The only action. */
  link: { label: string; url: string };
}

export interface Farewell {
  familyName: string;
  /** The name of the user who requested it; `null` if unknown. */
  askedBy: string | null;
  /** The day, and the day with time and zone, formatted. */
  day: string;
  moment: string;
  /** Whether the reader may keep the family. */
  mayKeep: boolean;
  appUrl: string;
}

const wayToKeep = ({ mayKeep }: Farewell) =>
  mayKeep
    ? "Until then everything goes on as before, and any parent or guardian can keep the family with one button."
    : "Until then everything goes on as before, and a parent or guardian of the family can change their mind.";

const farewellLink = ({ mayKeep, appUrl }: Farewell) => ({
  label: mayKeep ? "Keep the family" : "Open Roost",
  url: `${appUrl}/dashboard`,
});

/** A family's deletion was requested. */
export const familyAsked = (farewell: Farewell): AccountMail => ({
  subject: `${farewell.familyName} will be deleted on ${farewell.day}`,
  lines: [
    `${farewell.askedBy ?? "Someone"} asked for ${farewell.familyName} to be deleted, with its calendar, meals and all that is in it, on ${farewell.moment}.`,
    wayToKeep(farewell),
  ],
  link: farewellLink(farewell),
});

/** A family's deletion is due in a day. */
export const familySoon = (farewell: Farewell): AccountMail => ({
  subject: `${farewell.familyName} will be deleted on ${farewell.day}`,
  lines: [
    `Tomorrow, on ${farewell.moment}, ${farewell.familyName} will be deleted, with all that is in it. Nobody can bring it back then.`,
    wayToKeep(farewell),
  ],
  link: farewellLink(farewell),
});

/** A family's deletion was cancelled. */
export const familyKept = ({ familyName, appUrl }: Pick<Farewell, "familyName" | "appUrl">): AccountMail => ({
  subject: `${familyName} will not be deleted`,
  lines: [`Someone has kept ${familyName}. Nothing was deleted.`],
  link: { label: "Open Roost", url: `${appUrl}/dashboard` },
});

/** Confirms to the user that their account will be deleted. */
export const accountAsked = ({ moment, appUrl }: Pick<Farewell, "moment" | "appUrl">): AccountMail => ({
  subject: "Your Roost account will be deleted",
  lines: [
    `Your account at Roost will be deleted on ${moment}. You are signed out everywhere.`,
    "Was it not you, or have you changed your mind? Sign in before then, and all is as it was.",
  ],
  link: { label: "Sign in", url: appUrl },
});

/** A new browser signed in to the account. */
export const newDevice = (signIn: { device: string; moment: string; appUrl: string }): AccountMail => ({
  subject: `New sign-in to Roost: ${signIn.device}`,
  lines: [
    `Someone signed in to your Roost account with a browser that was not used for it before: ${signIn.device}, on ${signIn.moment}.`,
    "Was it you? Then all is well. If not, sign that device out, and change the password of the account that you sign in with.",
  ],
  link: { label: "See your devices", url: `${signIn.appUrl}/account/devices` },
});

/** The user's own notification server refused three messages. */
export const serverStopped = ({ appUrl }: { appUrl: string }): AccountMail => ({
  subject: "Your own server gets no notices any more",
  lines: [
    "The server that you named for notices of Roost refused three of them in a row, so none goes there any more.",
    "Look at its address and its token. Saving them has Roost try again.",
  ],
  link: { label: "Open Notifications", url: `${appUrl}/account/notifications` },
});

/** The mail server refused three notices; if it refuses this one too, the user's devices show it. */
export const mailStopped = ({ appUrl }: { appUrl: string }): AccountMail => ({
  subject: "Notices no longer come to you by e-mail",
  lines: [
    "The mail server refused three notices to you in a row for good, so no more are sent by e-mail.",
    "“Try again” at Notifications has them sent again.",
  ],
  link: { label: "Open Notifications", url: `${appUrl}/account/notifications` },
});

/** A mail as HTML and plain text. */
export function writeAccountMail({ subject, lines, link }: AccountMail) {
  const paragraphs = lines.map(oneLine);
  return {
    subject: oneLine(subject),
    text: [...paragraphs, `${link.label}:\n${link.url}`].join("\n\n").concat("\n"),
    html: mailPage(oneLine(subject), [
      ...paragraphs.map(paragraph),
      mailButton(link.label, link.url),
      addressInFull(link.url),
    ]),
  };
}
