import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";

/** The ways that are taken most; `toBuy` items are on the list. */
export const QuickLinks = ({ toBuy }: { toBuy: number }) => (
  <nav className="quicks" aria-label="Straight to">
    <AppLink className="btn" to={GROCERIES}>
      <Icon name="basket" />
      Groceries
      {toBuy > 0 ? <span className="tag tag--brand">{toBuy}</span> : null}
    </AppLink>
    <AppLink className="btn" to={CHORES_HREF}>
      <Icon name="chores" />
      Chores
    </AppLink>
    <AppLink className="btn" to="/calendar/events/new" preventScrollReset>
      <Icon name="plus" />
      Add Event
    </AppLink>
  </nav>
);
