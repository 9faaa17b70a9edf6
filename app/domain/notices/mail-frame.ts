import { mailHead } from "#app/domain/people/mail-page.ts";
import { escapeHtml } from "#app/utils/escape-html.ts";

/** A part of a mail's body, for HTML and plain text. */
export type MailPart =
  | { heading: string }
  | { text: string }
  /** An event: its title, and lines with time, place and people; `was` is struck through. */
  | { entry: string; lines: string[]; was?: string };

export interface MailContent {
  subject: string;
  /** The text that mail programs show beside the subject. */
  preheader: string;
  title: string;
  lead: string | null;
  parts: MailPart[];
  /** Links as buttons, the main one first. Addresses are absolute. */
  buttons: { label: string; url: string }[];
  /** Why the user gets it. */
  why: string;
  familyName: string | null;
  settingsUrl: string;
  unsubscribeUrl: string | null;
  host: string;
}

/** Removes line breaks, because a header is one line and names may contain anything. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

const FONT = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif";
const SERIF = "Georgia,P052,serif";
const STYLES = {
  body: `margin:0;padding:0;background-color:#faf5ec;color:#1b2e2b;font:17px/1.5 ${FONT}`,
  mail: "max-width:600px;margin:0 auto;padding:24px 20px 32px",
  hidden: "display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:transparent",
  top: `margin:0;padding-bottom:16px;font:700 22px/1.2 ${SERIF}`,
  roof: "color:#b8432d",
  box: "background-color:#fffdf9;border:1px solid #e3dac8;border-radius:16px;padding:24px 20px;margin-bottom:16px",
  title: `margin:0 0 6px;font:700 26px/1.2 ${SERIF};overflow-wrap:anywhere`,
  heading: `margin:24px 0 8px;font:700 19px/1.3 ${SERIF}`,
  soft: "margin:0 0 8px;color:#56635e;overflow-wrap:anywhere",
  text: "margin:12px 0;overflow-wrap:anywhere",
  entry: "border-left:6px solid #857d6c;padding:6px 0 6px 12px;margin:10px 0;overflow-wrap:anywhere",
  line: "display:block;color:#56635e;font-size:15px",
  was: "display:block;color:#56635e;font-size:15px;text-decoration:line-through",
  button:
    "display:inline-block;padding:12px 22px;border-radius:99px;border:2px solid #0e5e56;background-color:#0e5e56;color:#ffffff;font-weight:700;text-decoration:none;margin:16px 8px 0 0",
  second:
    "display:inline-block;padding:12px 22px;border-radius:99px;border:2px solid #0e5e56;background-color:#fffdf9;color:#0e5e56;font-weight:700;text-decoration:none;margin:16px 8px 0 0",
  foot: "font-size:15px;color:#56635e;padding:0 4px",
  footLine: "margin:0 0 8px",
  link: "color:#56635e;display:inline-block;padding:11px 16px 11px 0",
} as const;

/** For mail programs that support dark mode. Others invert colours themselves, or not. */
const DARK = `@media (prefers-color-scheme:dark){
.body{background-color:#0f1c1b!important;color:#f3ecdf!important}
.box{background-color:#192a28!important;border-color:#2c423e!important}
.soft{color:#b2bfb8!important}
.roof{color:#ffa08c!important}
.btn{background-color:#7fd3c5!important;border-color:#7fd3c5!important;color:#06231f!important}
.btn2{background-color:#192a28!important;border-color:#7fd3c5!important;color:#7fd3c5!important}
}`;

function partHtml(part: MailPart): string {
  if ("heading" in part) return `<h2 style="${STYLES.heading}">${escapeHtml(part.heading)}</h2>`;
  if ("text" in part) return `<p style="${STYLES.text}">${escapeHtml(part.text).replaceAll("\n", "<br>")}</p>`;
  const lines = part.lines.map((line) => `<span class="soft" style="${STYLES.line}">${escapeHtml(line)}</span>`);
  const was = part.was ? `<del class="soft" style="${STYLES.was}">${escapeHtml(part.was)}</del>` : "";
  return `<div style="${STYLES.entry}"><b>${escapeHtml(part.entry)}</b>${was}${lines.join("")}</div>`;
}

function partText(part: MailPart, index: number, parts: readonly MailPart[]): string {
  if ("heading" in part) return `\n${part.heading.toUpperCase()}`;
  const isBelowHeading = "heading" in (parts[index - 1] ?? {});
  if ("text" in part) return isBelowHeading ? part.text : `\n${part.text}`;
  return [part.entry, ...(part.was ? [`  before: ${part.was}`] : []), ...part.lines.map((line) => `  ${line}`)].join(
    "\n",
  );
}

/** Writes a mail as text and HTML, without images and external resources, and readable in dark mode. */
export function writeMail(content: MailContent): { subject: string; text: string; html: string } {
  const { preheader, title, lead, parts, buttons, why, familyName, settingsUrl, unsubscribeUrl, host } = content;
  const subject = oneLine(content.subject);
  const sender = [familyName, `Roost at ${host}`].filter((part) => part !== null).join(" · ");
  const text = [
    title,
    ...(lead ? [lead] : []),
    ...("entry" in (parts[0] ?? {}) ? [""] : []),
    ...parts.map(partText),
    "",
    ...buttons.map(({ label, url }) => `${label}: ${url}`),
    "",
    "--",
    why,
    `Notification settings: ${settingsUrl}`,
    ...(unsubscribeUrl ? [`Stop these emails: ${unsubscribeUrl}`] : []),
    sender,
  ].join("\n");
  const links = buttons.map(
    ({ label, url }, index) =>
      `<a class="${index === 0 ? "btn" : "btn2"}" href="${escapeHtml(url)}" style="${index === 0 ? STYLES.button : STYLES.second}">${escapeHtml(label)}</a>`,
  );
  const stop = unsubscribeUrl
    ? ` <a class="soft" href="${escapeHtml(unsubscribeUrl)}" style="${STYLES.link}">Stop these emails</a>`
    : "";
  const html = `${mailHead(subject)}
<style>${DARK}</style>
</head>
<body class="body" style="${STYLES.body}">
<div style="${STYLES.hidden}">${escapeHtml(preheader)}</div>
<div style="${STYLES.mail}">
<p style="${STYLES.top}"><span class="roof" aria-hidden="true" style="${STYLES.roof}">⌂</span> Roost</p>
<div class="box" style="${STYLES.box}">
<h1 style="${STYLES.title}">${escapeHtml(title)}</h1>
${lead ? `<p class="soft" style="${STYLES.soft}">${escapeHtml(lead)}</p>` : ""}
${parts.map(partHtml).join("\n")}
${links.join("")}
</div>
<div class="soft" style="${STYLES.foot}">
<p style="${STYLES.footLine}">${escapeHtml(why)}</p>
<p style="${STYLES.footLine}"><a class="soft" href="${escapeHtml(settingsUrl)}" style="${STYLES.link}">Notification settings</a>${stop}</p>
<p style="${STYLES.footLine}">${escapeHtml(sender)}</p>
</div>
</div>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html };
}
