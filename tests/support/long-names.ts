import { Event } from "#app/models/calendar/event.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";

/** A word that breaks nowhere, and a name as people have them. */
const WORD = "Donaudampfschifffahrtsgesellschaft";
const NAME = "Maximiliana Wolfeschlegelsteinhausenbergerdorff";

/** Lengthens the names and titles of a family's rows, and the names of its members. */
export async function lengthenNames({ family }: { family: Family }): Promise<void> {
  const of = { where: { family_id: family.id } };
  await family.update({ name: `The ${NAME}s` });
  for (const member of await FamilyMember.findAll(of)) await member.update({ name: `${member.name} ${NAME}` });
  for (const meal of await Meal.findAll(of)) await meal.update({ title: `${meal.title} ${WORD}` });
  for (const event of await Event.findAll(of)) {
    await event.update({ title: `${event.title} ${WORD}`, location: `${WORD} 12` });
  }
  for (const item of await GroceryItem.findAll(of)) {
    await item.update({ item_name: `${item.item_name} ${WORD}`, notes: WORD });
  }
}
