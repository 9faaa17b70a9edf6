import { escapeHtml } from "#app/utils/escape-html.ts";

/** Removes line breaks, because a header is one line and names may contain anything. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** The main link as a button. */
export const mailButton = (label: string, url: string): string =>
  `<p style="margin:28px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:24px;border:1px solid #ffffff;background-color:#14665c;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** The button's address as text, for mail programs in which the button does not work. */
export const addressInFull = (url: string): string =>
  `<p>Button not working? Copy this link into your browser:<br><a href="${escapeHtml(url)}" style="color:inherit;overflow-wrap:anywhere">${escapeHtml(url)}</a></p>`;

/** The start of a mail's HTML, up to the rest of its head. */
export const mailHead = (title: string): string => `<!doctype html>
<html lang="en">
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
export const mailPage = (title: string, blocks: readonly string[]): string => `${mailHead(title)}
</head>
<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:17px;line-height:1.5">
<div style="max-width:34em;margin:0 auto">
${blocks.join("\n")}
</div>
</body>
</html>
`;
