import { COOKIE_LEVEL } from "#app/utils/constants.ts";

/** The cookie banner's buttons on a page with a form (docs/decisions/066-the-banner-sends-the-form-of-its-page.md). */

const FORMS = /<form\b(?<attributes>[^>]*)>(?<inside>.*?)<\/form>/gs;
const IS_TYPED = /<textarea\b|<input\b(?![^>]*\btype="(?:hidden|checkbox|radio|file)")/;
/** A file is no such thing: browsers send its name alone, and nobody has it back. */
const IS_CHOSEN = /<select\b|<input\b(?![^>]*\btype="(?:hidden|file)")/;
/** Forms of the frame, and those that are not answered by `formRoute`: it alone gives a form back. */
const IS_APART = /\baction="\/(?:auth|cookies|lite|logout|unsubscribe)\b/;

const readAttribute = (attributes: string, name: string) => attributes.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];

/**
 * Has the banner of a page send the form in which somebody may be typing, when no script keeps the page as it is: the one
 * of the dialog, else the first that takes text, else the first with a choice. Without such a form, or a banner, the page
 * is as it was. React writes no `>` in attributes, and people's texts hold no `<`.
 */
export function giveBannerTheForm(html: string): string {
  const banner = html.lastIndexOf('<section class="cookie"');
  if (banner < 0) return html;
  const end = html.indexOf("</section>", banner);
  const start = Math.max(0, html.indexOf('<div class="overlay">'));
  const forms = [...html.matchAll(FORMS)].flatMap(({ index, groups: { attributes = "", inside = "" } = {} }) => {
    const isOpen = index > start && (index < banner || index > end) && !IS_APART.test(attributes);
    return isOpen && readAttribute(attributes, "method") === "post" ? { index, attributes, inside } : [];
  });
  const form = forms.find(({ inside }) => IS_TYPED.test(inside)) ?? forms.find(({ inside }) => IS_CHOSEN.test(inside));
  const action = form && readAttribute(form.attributes, "action");
  if (!action) return html;
  const own = readAttribute(form.attributes, "id");
  const to = `/cookies?return_to=${encodeURIComponent(action.replaceAll("&amp;", "&"))}`;
  const button = `name="${COOKIE_LEVEL}" form="${own ?? "typed"}" formaction="${to}" formenctype="application/x-www-form-urlencoded"`;
  const buttons = html.slice(banner, end).replaceAll('name="level"', button);
  const named = (part: string, from: number) => {
    const at = form.index - from + "<form".length;
    return own || at < 0 || at > part.length ? part : `${part.slice(0, at)} id="typed"${part.slice(at)}`;
  };
  return named(html.slice(0, banner), 0) + buttons + named(html.slice(end), end);
}
