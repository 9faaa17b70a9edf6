import { addressInFull, mailButton, mailPage, oneLine, paragraph } from "#app/domain/people/mail-page.ts";

/** A mail about an account or a family. It ignores notice preferences. */
export interface AccountMail {
  subject: string;
  /** Paragraphs: the event and its consequences. */
  lines: string[];
  /** The only action. */
  link: { label: string; url: string };
}

export interface DeletionMail {
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

const wayToKeep = ({ mayKeep }: DeletionMail) =>
  mayKeep
    ? "Until then everything goes on as before, and any parent or guardian can cancel with one button."
    : "Until then everything goes on as before, and a parent or guardian of the family can change their mind.";

const deletionLink = ({ mayKeep, appUrl }: DeletionMail) => ({
  label: mayKeep ? "Keep the family" : "Open Roost",
  url: `${appUrl}/dashboard`,
});

/** A family's deletion was requested. */
export const deletionRequested = (farewell: DeletionMail): AccountMail => ({
  subject: `${farewell.familyName} will be deleted on ${farewell.day}`,
  lines: [
    `${farewell.askedBy ?? "Someone"} asked for ${farewell.familyName} to be deleted, with everything in it, on ${farewell.moment}.`,
    wayToKeep(farewell),
  ],
  link: deletionLink(farewell),
});

/** A family's deletion is due in a day. */
export const deletionSoon = (farewell: DeletionMail): AccountMail => ({
  subject: `${farewell.familyName} will be deleted on ${farewell.day}`,
  lines: [
    `Tomorrow, on ${farewell.moment}, ${farewell.familyName} will be deleted, with everything in it. After that it cannot be restored.`,
    wayToKeep(farewell),
  ],
  link: deletionLink(farewell),
});

/** A family's deletion was cancelled. */
export const deletionCancelled = ({
  familyName,
  appUrl,
}: Pick<DeletionMail, "familyName" | "appUrl">): AccountMail => ({
  subject: `${familyName} will not be deleted`,
  lines: [`Someone has kept ${familyName}. Nothing was deleted.`],
  link: { label: "Open Roost", url: `${appUrl}/dashboard` },
});

/** Confirms to the user that their account will be deleted. */
export const accountDeletionRequested = ({ moment, appUrl }: Pick<DeletionMail, "moment" | "appUrl">): AccountMail => ({
  subject: "Your Roost account will be deleted",
  lines: [
    `Your account at Roost will be deleted on ${moment}. You are signed out everywhere.`,
    "Changed your mind, or wasn’t it you? Sign in before then to keep your account.",
  ],
  link: { label: "Sign in", url: appUrl },
});

/** A new browser signed in to the account. */
export const newDevice = (signIn: { device: string; moment: string; appUrl: string }): AccountMail => ({
  subject: `New sign-in to Roost: ${signIn.device}`,
  lines: [
    `Someone signed in to your Roost account on a new browser: ${signIn.device}, on ${signIn.moment}.`,
    "If this was you, there’s nothing to do. If not, sign that device out and change your sign-in password.",
  ],
  link: { label: "See your devices", url: `${signIn.appUrl}/account/devices` },
});

/** Someone else made a link with which the user's password can be set. */
export const passwordLink = (link: { by: string; moment: string; appUrl: string }): AccountMail => ({
  subject: "A link for a new Roost password was made",
  lines: [
    `${link.by} made a link with which a new password can be set for you, on ${link.moment}. It works once, for an hour.`,
    "If you didn’t ask for it, open Roost and end it.",
  ],
  link: { label: "See the link", url: `${link.appUrl}/account/sign-in` },
});

/** The user has asked for a link with which they can set a new password. */
export const newPassword = ({ url, minutes }: { url: string; minutes: number }): AccountMail => ({
  subject: "A new password for Roost",
  lines: [
    `With this link you can choose a new password. It works once, for ${minutes} minutes.`,
    "If you didn’t ask for it, there’s nothing to do: your password stays as it is.",
  ],
  link: { label: "Choose a new password", url },
});

/** A child's account signed in on a new browser: for their guardians. */
export const newDeviceOfChild = (signIn: {
  child: string;
  device: string;
  moment: string;
  appUrl: string;
}): AccountMail => ({
  subject: `New sign-in to Roost for ${signIn.child}: ${signIn.device}`,
  lines: [
    `Someone signed in to ${signIn.child}’s Roost account on a new browser: ${signIn.device}, on ${signIn.moment}.`,
    "If you let that device in, there’s nothing to do. If not, sign it out.",
  ],
  link: { label: "Open Family Settings", url: `${signIn.appUrl}/account/family` },
});

/** The user's own notification server refused three messages. */
export const serverStopped = ({ appUrl }: { appUrl: string }): AccountMail => ({
  subject: "We’ve stopped sending to your notification server",
  lines: [
    "Your server refused three notifications in a row, so we’ve stopped sending them there.",
    "Check its address and token, then save to try again.",
  ],
  link: { label: "Open Notifications", url: `${appUrl}/account/notifications` },
});

/** The mail server refused three notices; if it refuses this one too, the user's devices show it. */
export const mailStopped = ({ appUrl }: { appUrl: string }): AccountMail => ({
  subject: "We’ve stopped emailing you",
  lines: [
    "Three emails to you bounced, so we’ve stopped sending them.",
    "To start again, choose “Try again” under Notifications.",
  ],
  link: { label: "Open Notifications", url: `${appUrl}/account/notifications` },
});

/** Asks whether an address is its reader's. */
export const confirmAddress = ({ email, url }: { email: string; url: string }): AccountMail => ({
  subject: "Is this your email address?",
  lines: [
    `Someone gave ${email} as their address at Roost. If that was you, open this link within 24 hours.`,
    "If it wasn’t you, you can ignore this email.",
  ],
  link: { label: "Confirm address", url },
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
