/** A filled field. */
export interface Typed {
  label: string;
  value: string;
}

/** Fields that the user did not type: ids and codes. */
const UNSEEN = /^(intent|submission_id|version|over|in_step|return_to)$|_ids?$|^shown_date$/;

/** The filled, visible fields of a form, labelled by their names as words. */
export const listTyped = (fields: readonly (readonly [name: string, value: string])[]): Typed[] =>
  fields.flatMap(([name, value]) => {
    if (value.trim() === "" || UNSEEN.test(name)) return [];
    const words = (name.split(/[.[\]\d]+/).findLast(Boolean) ?? name).replaceAll("_", " ");
    return [{ label: words.charAt(0).toUpperCase() + words.slice(1), value }];
  });
