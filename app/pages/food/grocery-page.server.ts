import type { FormResult } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { Flash } from "#app/server/session/cookies.server.ts";
import { findGroceryItem } from "#app/services/food/groceries.server.ts";
import { EDIT_GROCERIES, GROCERIES } from "#app/shared/food/grocery-links.ts";

/** Whether the list is in edit mode. */
export const isEditing = ({ url }: Pick<FamilyContext, "url">): boolean => url.searchParams.has("edit");

/** The grocery item of the path. */
export const findPathItem = ({ actor, params }: FamilyContext) =>
  findGroceryItem(actor, pathId(params.itemId, "Grocery item"));

/** The message at the list, with its undo; `null` for no message. */
interface ListMessage extends Pick<Flash, "undo" | "undo_tick"> {
  text?: string | null;
  /** The id of the item at which the page opens without script. */
  at?: string | undefined;
}

const toFlash = ({ text, undo, undo_tick }: ListMessage): Pick<FormResult, "flash"> =>
  text ? { flash: { tone: "ok", text, place: "grocery", ...(undo && { undo }), ...(undo_tick && { undo_tick }) } } : {};

const withAnchor = (href: string, at: string | undefined) => (at ? `${href}#${at}` : href);

/** The result of a form on the list: without script a redirect to the list in the same mode, with script none. */
export const stayAtList = (context: FamilyContext, hasScript: boolean, message: ListMessage = {}): FormResult => ({
  to: hasScript ? null : withAnchor(isEditing(context) ? EDIT_GROCERIES : GROCERIES, message.at),
  ...toFlash(message),
});

/** The result of a dialog over the list. With script the page behind the dialog does not scroll. */
export const closeToList = (hasScript: boolean, text: string, message: Omit<ListMessage, "text"> = {}): FormResult => ({
  to: withAnchor(GROCERIES, hasScript ? undefined : message.at),
  ...toFlash({ ...message, text }),
});
