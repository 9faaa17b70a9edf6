import { escapeHtml } from "#app/utils/escape-html.ts";

export interface InvitationMail {
  familyName: string;
  /** Who invites, by the name used in the family. */
  inviter: string;
  /** Who is invited, if known. */
  name: string | null;
  email: string;
  /** Until when, in words, with its zone. */
  until: string;
  url: string;
}

/** A header is one line, whatever people called themselves. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/**
 * The invitation as a mail, for programs that show HTML and for those that do not. No pictures, scripts or trackers,
 * and no page background: mail programs choose one for dark mode.
 */
export function writeInvitationMail({ familyName, inviter, name, email, until, url }: InvitationMail) {
  const [family, who] = [oneLine(familyName), oneLine(inviter)];
  const hello = name ? `Hello ${oneLine(name)},` : "Hello,";
  const asks = `${who} invites you to join ${family} on Roost, where a family keeps its calendar, meals and time together.`;
  const rules = `Please sign in with ${email}: the invitation is for this address alone. It is good until ${until}.`;
  const stranger = `You do not know ${who}? Then leave this mail alone: nothing happens without you.`;
  return {
    subject: `${who} invites you to ${family}`,
    text: [hello, asks, `Join here:\n${url}`, rules, stranger].join("\n\n").concat("\n"),
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(`${who} invites you to ${family}`)}</title>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:17px;line-height:1.5">
<div style="max-width:34em;margin:0 auto">
<p>${escapeHtml(hello)}</p>
<p>${escapeHtml(asks)}</p>
<p style="margin:28px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:24px;border:1px solid #ffffff;background-color:#14665c;color:#ffffff;font-weight:bold;text-decoration:none">Join ${escapeHtml(family)}</a></p>
<p>${escapeHtml(rules)}</p>
<p>The button does not work? Copy this address into your browser:<br><a href="${escapeHtml(url)}" style="color:inherit;overflow-wrap:anywhere">${escapeHtml(url)}</a></p>
<p>${escapeHtml(stranger)}</p>
</div>
</body>
</html>
`,
  };
}
