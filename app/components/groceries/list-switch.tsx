import { NavLink } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import { GROCERIES } from "#app/view/grocery-links.ts";

/** Leads from the meals to the list for the shop, and back. */
export const ListSwitch = ({ toGo }: { toGo: number }) => (
  <nav className="seg seg--lists" aria-label="Meals and groceries">
    <NavLink to="/meals">
      <Icon name="meals" small />
      Meals
    </NavLink>
    <NavLink to={GROCERIES}>
      <Icon name="basket" small />
      Groceries
      <span className="tag">
        {toGo}
        <span className="vh"> to go</span>
      </span>
    </NavLink>
  </nav>
);
