import { understandAllergy } from "#app/domain/food/allergens/own-words.ts";

/** The meaning of each sent allergy, in their order (docs/product/api.md, "Shapes of ideas"). */
export const allergiesJson = (texts: readonly string[]) =>
  texts.map((text) => {
    const understood = understandAllergy(text);
    return {
      text,
      understood_as: understood.map(({ name }) => name),
      is_understood: understood.every(({ isKnown }) => isKnown),
    };
  });
