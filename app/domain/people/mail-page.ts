import { escapeHtml } from "#app/utils/escape-html.ts";
import { say } from "#app/words/catalogue.ts";
import { mails } from "#app/words/catalogues/mails.ts";
import { isFromRight } from "#app/words/direction.ts";
import { type AnyLanguage, languageOf } from "#app/words/languages.ts";

/** A mail as HTML and plain text. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
  /** The language of all its texts. */
  language: AnyLanguage;
}

/** The language of a mail for a reader's locale, with its HTML attributes. */
export function mailLanguage(locale: string): { language: AnyLanguage; isRtl: boolean; attributes: string } {
  const language = languageOf(locale) ?? "en";
  const isRtl = isFromRight(language);
  return { language, isRtl, attributes: ` lang="${language}"${isRtl ? ' dir="rtl"' : ""}` };
}

/** Removes line breaks, because a header is one line and names may contain anything. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** The main link as a button. */
export const mailButton = (label: string, url: string): string =>
  `<p style="margin:28px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:24px;border:1px solid #ffffff;background-color:#14665c;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** The button's address as text, for mail programs in which the button does not work. */
export const addressInFull = (url: string, locale: string): string =>
  `<p>${escapeHtml(say(mails, locale)("copyLink"))}<br><a href="${escapeHtml(url)}" style="color:inherit;overflow-wrap:anywhere">${escapeHtml(url)}</a></p>`;

/** The start of a mail's HTML, up to the rest of its head. */
export const mailHead = (title: string, locale: string): string => `<!doctype html>
<html${mailLanguage(locale).attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>`;

/**
 * A mail's HTML from blocks of HTML. Without images, scripts and trackers, and without a page background, because mail
 * programs set one for dark mode.
 */
export const mailPage = (
  title: string,
  blocks: readonly string[],
  locale: string,
): string => `${mailHead(title, locale)}
</head>
<body${mailLanguage(locale).attributes} style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:17px;line-height:1.5">
<div style="max-width:34em;margin:0 auto">
${blocks.join("\n")}
</div>
</body>
</html>
`;
