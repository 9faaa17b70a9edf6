import { addressInFull, mailButton, mailPage, oneLine, paragraph } from "#app/domain/people/mail-page.ts";

export interface InvitationMail {
  familyName: string;
  /** The inviter's name in the family. */
  inviter: string;
  /** The invited person's name, if known. */
  name: string | null;
  email: string;
  /** The end of the invitation with its zone, formatted. */
  until: string;
  url: string;
}

/** The invitation mail as HTML and plain text. */
export function writeInvitationMail({ familyName, inviter, name, email, until, url }: InvitationMail) {
  const [family, who] = [oneLine(familyName), oneLine(inviter)];
  const hello = name ? `Hello ${oneLine(name)},` : "Hello,";
  const asks = `${who} has invited you to join ${family} on Roost, a shared family calendar and meal planner.`;
  const rules = `Please sign in with ${email}: the invitation is for this address alone. It expires on ${until}.`;
  const stranger = `Don’t know ${who}? You can ignore this email.`;
  const subject = `${who} invites you to ${family}`;
  return {
    subject,
    text: [hello, asks, `Join here:\n${url}`, rules, stranger].join("\n\n").concat("\n"),
    html: mailPage(subject, [
      paragraph(hello),
      paragraph(asks),
      mailButton(`Join ${family}`, url),
      paragraph(rules),
      addressInFull(url),
      paragraph(stranger),
    ]),
  };
}
