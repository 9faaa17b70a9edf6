import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ALL_CHORES, NEW_CHORE, STARS } from "#app/shared/chores/chore-links.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { chores } from "#app/words/catalogues/chores.ts";

/** The link to a new chore, for users with the permission. */
export const AddChore = ({ isQuiet = false }: { isQuiet?: boolean }) => (
  <AppLink className={isQuiet ? "btn" : "btn btn--main"} to={NEW_CHORE}>
    <Icon name="plus" />
    {useSay(chores).rich("add", { hidden })}
  </AppLink>
);

const VIEWS = [
  { to: CHORES_HREF, label: "today" },
  { to: ALL_CHORES, label: "allChores" },
  { to: STARS, label: "stars" },
] as const;

/** Tabs of the pages of chores. */
export function ChoreViews({ at }: { at: string | null }) {
  const say = useSay(chores);
  return (
    <nav className="seg" aria-label={say("title")}>
      {VIEWS.map(({ to, label }) => (
        <AppLink to={to} aria-current={to === at ? "page" : undefined} key={to}>
          {say(label)}
        </AppLink>
      ))}
    </nav>
  );
}
