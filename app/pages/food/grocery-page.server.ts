import type { FormResult } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { Flash } from "#app/server/session/cookies.server.ts";
import { findGroceryItem } from "#app/services/food/groceries.server.ts";
import { EDIT_GROCERIES, GROCERIES } from "#app/shared/food/grocery-links.ts";

/** Whether the list is shown to be changed. */
export const isEditing = ({ url }: Pick<FamilyContext, "url">): boolean => url.searchParams.has("edit");

/** The grocery item that the path names. */
export const findPathItem = ({ actor, params }: FamilyContext) =>
  findGroceryItem(actor, pathId(params.itemId, "Grocery item"));

/** What is said at the list, and what its "Undo" takes back; `null` says nothing. */
interface Said extends Pick<Flash, "undo" | "undo_tick"> {
  text?: string | null;
  /** The id at which the page opens without script. */
  at?: string | undefined;
}

const toFlash = ({ text, undo, undo_tick }: Said): Pick<FormResult, "flash"> =>
  text ? { flash: { tone: "ok", text, place: "grocery", ...(undo && { undo }), ...(undo_tick && { undo_tick }) } } : {};

const withAnchor = (href: string, at: string | undefined) => (at ? `${href}#${at}` : href);

/** After a form on the list: without script the page opens again, as it was; with script it stays where it is. */
export const stayAtList = (context: FamilyContext, hasScript: boolean, said: Said = {}): FormResult => ({
  to: hasScript ? null : withAnchor(isEditing(context) ? EDIT_GROCERIES : GROCERIES, said.at),
  ...toFlash(said),
});

/** After a dialog over the list. Script keeps the page beneath where it was. */
export const closeToList = (hasScript: boolean, text: string, said: Omit<Said, "text"> = {}): FormResult => ({
  to: withAnchor(GROCERIES, hasScript ? undefined : said.at),
  ...toFlash({ ...said, text }),
});
