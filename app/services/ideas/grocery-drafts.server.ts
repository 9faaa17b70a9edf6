import { translateGroceryNote } from "#app/domain/food/grocery-note.ts";
import { groceryForFamily } from "#app/domain/food/translated-recipe.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type AddedGrocery, addGroceries } from "#app/services/food/groceries.server.ts";
import { withLockedDraft } from "#app/services/ideas/drafts.server.ts";

/** Adds the chosen items of a draft, by index, to the grocery list. Repeating it changes nothing. */
export const addDraftGroceries = (actor: FamilyScope, id: number, chosen: readonly number[]): Promise<AddedGrocery[]> =>
  withLockedDraft(actor, "groceries", id, async (draft) => {
    const { state, content } = draft;
    if (state !== "ready" || content.isAdded) return [];
    const { language } = actor.family;
    const items = content.items.filter((_, at) => chosen.includes(at));
    const added = await addGroceries(
      actor,
      items.map((item) => ({
        ...groceryForFamily(item, language),
        notes: translateGroceryNote(item.notes, language),
        meal_id: null,
      })),
    );
    await draft.update({ content: { ...content, isAdded: true } });
    return added;
  });
