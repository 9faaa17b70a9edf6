import { useSay } from "#app/components/shell/root-data.ts";
import { MenuLink } from "#app/components/ui/app-link.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** Links between meals, groceries and recipes. */
export const ListSwitch = ({ toGo }: { toGo: number }) => {
  const say = useSay(frame);
  return (
    <nav className="seg seg--lists" aria-label={say("lists")}>
      <MenuLink to="/meals">
        <Icon name="meals" small />
        {say("meals")}
      </MenuLink>
      <MenuLink to={GROCERIES}>
        <Icon name="basket" small />
        {say("groceries")}
        <span className="tag">{say.rich("toBuy", { count: toGo, hidden })}</span>
      </MenuLink>
      <MenuLink to={RECIPES_HREF}>
        <Icon name="book" small />
        {say("recipes")}
      </MenuLink>
    </nav>
  );
};
