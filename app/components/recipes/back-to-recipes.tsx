import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

export const BackToRecipes = () => {
  const say = useSay(recipes);
  return (
    <AppLink className="back" to={RECIPES_HREF}>
      <Icon name="left" flip />
      {say("allRecipes")}
    </AppLink>
  );
};
