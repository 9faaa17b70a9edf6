import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ALL_CHORES, NEW_CHORE, STARS } from "#app/shared/chores/chore-links.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";

/** The link to a new chore, for users with the permission. */
export const AddChore = ({ isQuiet = false }: { isQuiet?: boolean }) => (
  <AppLink className={isQuiet ? "btn" : "btn btn--main"} to={NEW_CHORE}>
    <Icon name="plus" />
    Add<span className="vh"> Chore</span>
  </AppLink>
);

const VIEWS = [
  { to: CHORES_HREF, label: "Today" },
  { to: ALL_CHORES, label: "All chores" },
  { to: STARS, label: "Stars" },
];

/** Tabs of the pages of chores. */
export const ChoreViews = ({ at }: { at: string | null }) => (
  <nav className="seg" aria-label="Chores">
    {VIEWS.map(({ to, label }) => (
      <AppLink to={to} aria-current={to === at ? "page" : undefined} key={to}>
        {label}
      </AppLink>
    ))}
  </nav>
);
