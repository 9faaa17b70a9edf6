import { inTransaction } from "#app/db/database.server.ts";
import { FamilyPreference } from "#app/models/people/family-preference.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";

/** A family's last choices. */
export interface Preferences {
  diets: string[];
  allergies: string[];
  cuisines: string[];
  /** `null` before the first choice. */
  familySize: number | null;
}

const LISTS = { diets: "diet", allergies: "allergy", cuisines: "cuisine" } as const;

export async function readPreferences({ family }: FamilyScope): Promise<Preferences> {
  const rows = await FamilyPreference.findAll({ where: { family_id: family.id }, order: ["id"], raw: true });
  const keysByType = (type: FamilyPreference["preference_type"]) =>
    rows.filter(({ preference_type }) => preference_type === type).map(({ preference_key }) => preference_key);
  const [size] = keysByType("family_size");
  return {
    diets: keysByType("diet"),
    allergies: keysByType("allergy"),
    cuisines: keysByType("cuisine"),
    familySize: size ? Number(size) : null,
  };
}

/** Stores the latest choices; missing values stay. */
export function savePreferences(
  { family }: FamilyScope,
  { familySize, ...lists }: Partial<Preferences>,
): Promise<void> {
  return inTransaction(async () => {
    const family_id = family.id;
    const chosen = Object.entries(lists).map(([list, keys]) => ({ type: LISTS[list as keyof typeof LISTS], keys }));
    const all = familySize ? [...chosen, { type: "family_size" as const, keys: [String(familySize)] }] : chosen;
    for (const { type, keys } of all) {
      await FamilyPreference.destroy({ where: { family_id, preference_type: type } });
      await FamilyPreference.bulkCreate(
        keys.map((key) => ({ family_id, preference_type: type, preference_key: key })),
        // Two simultaneous inserts.
        { ignoreDuplicates: true },
      );
    }
  });
}
