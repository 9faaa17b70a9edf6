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

export interface InvitationMail {
  /** The locale of the mail's language. */
  locale: string;
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
export function writeInvitationMail(invitation: InvitationMail): WrittenMail {
  const { locale, name, email, until: moment, url } = invitation;
  const words = say(mails, locale);
  const [family, inviter] = [oneLine(invitation.familyName), oneLine(invitation.inviter)];
  const hello = name ? words("hello", { name: oneLine(name) }) : words("helloAnyone");
  const asks = words("invite", { inviter, family });
  const rules = words("inviteRules", { email, moment });
  const stranger = words("inviteStranger", { inviter });
  const subject = words("inviteSubject", { inviter, family });
  const blocks = [
    paragraph(hello),
    paragraph(asks),
    mailButton(words("join", { family }), url),
    paragraph(rules),
    addressInFull(url, locale),
    paragraph(stranger),
  ];
  return {
    subject,
    text: [hello, asks, `${words("joinHere")}\n${url}`, rules, stranger].join("\n\n").concat("\n"),
    html: mailPage(subject, blocks, locale),
    language: mailLanguage(locale).language,
  };
}
