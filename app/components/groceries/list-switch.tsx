import { NavLink } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";

/** Links between meals, groceries and recipes. */
export const ListSwitch = ({ toGo }: { toGo: number }) => (
  <nav className="seg seg--lists" aria-label="Meals, groceries and recipes">
    <NavLink to="/meals">
      <Icon name="meals" small />
      Meals
    </NavLink>
    <NavLink to={GROCERIES}>
      <Icon name="basket" small />
      Groceries
      <span className="tag">
        {toGo}
        <span className="vh"> to buy</span>
      </span>
    </NavLink>
    <NavLink to={RECIPES_HREF}>
      <Icon name="book" small />
      Recipes
    </NavLink>
  </nav>
);
