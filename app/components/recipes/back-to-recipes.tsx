import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";

export const BackToRecipes = () => (
  <AppLink className="back" to={RECIPES_HREF}>
    <Icon name="left" flip />
    All recipes
  </AppLink>
);
