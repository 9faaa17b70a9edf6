/** A file of two recipes, as another program writes it. */
export const RECIPE_FILE = JSON.stringify([
  { "@type": "Recipe", name: "Mac &amp; cheese", recipeIngredient: ["400 g macaroni"], recipeInstructions: "Boil." },
  { "@type": "Recipe", name: "Dal", recipeYield: "4", recipeIngredient: ["200 g lentils"] },
]);
