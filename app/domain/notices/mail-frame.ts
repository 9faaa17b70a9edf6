import { mailHead, mailLanguage, oneLine, type WrittenMail } from "#app/domain/people/mail-page.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { escapeHtml } from "#app/utils/escape-html.ts";
import { say } from "#app/words/catalogue.ts";
import { noticeWords } from "#app/words/catalogues/notice-words.ts";

/** A part of a mail's body, for HTML and plain text. */
export type MailPart =
  | { heading: string }
  | { text: string }
  /** An event: its title, and lines with time, place and people; `was` is struck through. */
  | { entry: string; lines: string[]; was?: string };

export interface MailContent {
  /** The reader's locale, for the words that all mails have. */
  locale: string;
  subject: string;
  /** The text that mail programs show beside the subject. */
  preheader: string;
  title: string;
  lead: string | null;
  parts: MailPart[];
  /** Links as buttons, the main one first. Addresses are absolute. */
  buttons: { label: string; url: string }[];
  /** The reason why the user gets the mail. */
  why: string;
  familyName: string | null;
  settingsUrl: string;
  unsubscribeUrl: string | null;
  host: string;
}

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
  entry: "border-left:6px solid #857d6c;padding:6px 0;padding-left:12px;margin:10px 0;overflow-wrap:anywhere",
  line: "display:block;color:#56635e;font-size:15px",
  was: "display:block;color:#56635e;font-size:15px;text-decoration:line-through",
  button:
    "display:inline-block;padding:12px 22px;border-radius:99px;border:2px solid #0e5e56;background-color:#0e5e56;color:#ffffff;font-weight:700;text-decoration:none;margin-top:16px;margin-right:8px",
  second:
    "display:inline-block;padding:12px 22px;border-radius:99px;border:2px solid #0e5e56;background-color:#fffdf9;color:#0e5e56;font-weight:700;text-decoration:none;margin-top:16px;margin-right:8px",
  foot: "font-size:15px;color:#56635e;padding:0 4px",
  footLine: "margin:0 0 8px",
  link: "color:#56635e;display:inline-block;padding:11px 0;padding-right:16px",
} as const;
type Styles = Record<keyof typeof STYLES, string>;

const ARABIC_SERIF = `'Geeza Pro','Noto Naskh Arabic',Tahoma,${SERIF}`;

/**
 * Styles for languages from right to left: the sides are swapped, because mail programs do not know logical properties.
 * Texts get a font with their letters, and more line height.
 */
const MIRRORED = Object.fromEntries(
  Object.entries(STYLES).map(([name, style]) => [
    name,
    style
      .replace(/-(left|right):/g, (_, side) => (side === "left" ? "-right:" : "-left:"))
      .replace(/px\/1\.[23] /, "px/1.4 ")
      .replace("px/1.5 ", "px/1.6 ")
      .replace(SERIF, ARABIC_SERIF),
  ]),
) as Styles;

/** For mail programs that support dark mode. Others invert colours themselves, or not. */
const DARK = `@media (prefers-color-scheme:dark){
.body{background-color:#0f1c1b!important;color:#f3ecdf!important}
.box{background-color:#192a28!important;border-color:#2c423e!important}
.soft{color:#b2bfb8!important}
.roof{color:#ffa08c!important}
.btn{background-color:#7fd3c5!important;border-color:#7fd3c5!important;color:#06231f!important}
.btn2{background-color:#192a28!important;border-color:#7fd3c5!important;color:#7fd3c5!important}
}`;

function partHtml(part: MailPart, styles: Styles): string {
  if ("heading" in part) return `<h2 style="${styles.heading}">${escapeHtml(part.heading)}</h2>`;
  if ("text" in part) return `<p style="${styles.text}">${escapeHtml(part.text).replaceAll("\n", "<br>")}</p>`;
  const lines = part.lines.map((line) => `<span class="soft" style="${styles.line}">${escapeHtml(line)}</span>`);
  const was = part.was ? `<del class="soft" style="${styles.was}">${escapeHtml(part.was)}</del>` : "";
  return `<div style="${styles.entry}"><b>${escapeHtml(part.entry)}</b>${was}${lines.join("")}</div>`;
}

function partText(part: MailPart, index: number, parts: readonly MailPart[], locale: string): string {
  if ("heading" in part) return `\n${part.heading.toLocaleUpperCase(locale)}`;
  const isBelowHeading = "heading" in (parts[index - 1] ?? {});
  if ("text" in part) return isBelowHeading ? part.text : `\n${part.text}`;
  const was = part.was ? [say(noticeWords, locale)("before", { when: part.was })] : [];
  return [part.entry, ...[...was, ...part.lines].map((line) => `  ${line}`)].join("\n");
}

/** Writes a mail as text and HTML, without images and external resources, and readable in dark mode. */
export function writeMail(content: MailContent): WrittenMail {
  const { locale, preheader, title, lead, parts, buttons, why, familyName, settingsUrl, unsubscribeUrl, host } =
    content;
  const subject = oneLine(content.subject);
  const words = say(noticeWords, locale);
  const { language, isRtl, attributes } = mailLanguage(locale);
  const styles = isRtl ? MIRRORED : STYLES;
  const [toSettings, toStop] = [words("settings"), words("stop")];
  const sender = factLine([familyName, words("from", { host })], locale);
  const text = [
    title,
    ...(lead ? [lead] : []),
    ...("entry" in (parts[0] ?? {}) ? [""] : []),
    ...parts.map((part, index) => partText(part, index, parts, locale)),
    "",
    ...buttons.map(({ label, url }) => `${label}: ${url}`),
    "",
    "--",
    why,
    `${toSettings}: ${settingsUrl}`,
    ...(unsubscribeUrl ? [`${toStop}: ${unsubscribeUrl}`] : []),
    sender,
  ].join("\n");
  const links = buttons.map(
    ({ label, url }, index) =>
      `<a class="${index === 0 ? "btn" : "btn2"}" href="${escapeHtml(url)}" style="${index === 0 ? styles.button : styles.second}">${escapeHtml(label)}</a>`,
  );
  const stop = unsubscribeUrl
    ? ` <a class="soft" href="${escapeHtml(unsubscribeUrl)}" style="${styles.link}">${escapeHtml(toStop)}</a>`
    : "";
  const html = `${mailHead(subject, locale)}
<style>${DARK}</style>
</head>
<body class="body"${attributes} style="${styles.body}">
<div style="${styles.hidden}">${escapeHtml(preheader)}</div>
<div style="${styles.mail}">
<p style="${styles.top}"><span class="roof" aria-hidden="true" style="${styles.roof}">⌂</span> Roost</p>
<div class="box" style="${styles.box}">
<h1 style="${styles.title}">${escapeHtml(title)}</h1>
${lead ? `<p class="soft" style="${styles.soft}">${escapeHtml(lead)}</p>` : ""}
${parts.map((part) => partHtml(part, styles)).join("\n")}
${links.join("")}
</div>
<div class="soft" style="${styles.foot}">
<p style="${styles.footLine}">${escapeHtml(why)}</p>
<p style="${styles.footLine}"><a class="soft" href="${escapeHtml(settingsUrl)}" style="${styles.link}">${escapeHtml(toSettings)}</a>${stop}</p>
<p style="${styles.footLine}">${escapeHtml(sender)}</p>
</div>
</div>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html, language };
}
