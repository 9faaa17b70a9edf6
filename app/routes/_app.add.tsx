import { useLoaderData } from "@remix-run/react";
import { QuickLine } from "#app/components/calendar/quick-line.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { familyLoader } from "#app/server/page.server.ts";
import { FROM_DASHBOARD, NEW_EVENT } from "#app/shared/calendar/calendar-links.ts";
import { NEW_CHORE } from "#app/shared/chores/chore-links.ts";
import { NEW_ITEM } from "#app/shared/food/grocery-links.ts";
import type { IconName } from "#app/shared/icon-name.ts";

export const handle = { title: "Add" };

export const loader = familyLoader(async ({ actor, url }) => ({
  mayAddChores: actor.isGrownUp,
  newEvent: NEW_EVENT + (url.search === FROM_DASHBOARD ? FROM_DASHBOARD : ""),
}));

const THINGS: { to: string; icon: IconName; name: string }[] = [
  { to: "/meals/new", icon: "meals", name: "Add Meal" },
  { to: NEW_ITEM, icon: "basket", name: "Add Item" },
];
const CHORE = { to: NEW_CHORE, icon: "chores", name: "Add Chore" } as const;

/** Everything that can be added, behind the round button above the tabs. */
export default function Add() {
  const { mayAddChores, newEvent } = useLoaderData<typeof loader>();
  return (
    <Page title="Add" className="add-page" foot={null}>
      <QuickLine newHref={newEvent} />
      <ul className="stack stack-s">
        {[
          { to: newEvent, icon: "calendar" as const, name: "Add Event" },
          ...THINGS,
          ...(mayAddChores ? [CHORE] : []),
        ].map(({ to, icon, name }) => (
          <li key={to}>
            <AppLink className="btn btn--lg btn--wide" to={to}>
              <Icon name={icon} />
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}
