import { useLoaderData } from "@remix-run/react";
import { QuickLine } from "#app/components/calendar/quick-line.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { familyLoader } from "#app/server/page.server.ts";
import { NEW_CHORE } from "#app/shared/chores/chore-links.ts";
import { NEW_ITEM } from "#app/shared/food/grocery-links.ts";
import type { IconName } from "#app/shared/icon-name.ts";

export const handle = { title: "Add" };

export const loader = familyLoader(async ({ actor }) => ({ mayAddChores: actor.isGrownUp }));

const NEW_EVENT = "/calendar/events/new";
const THINGS: { to: string; icon: IconName; name: string }[] = [
  { to: NEW_EVENT, icon: "calendar", name: "Add Event" },
  { to: "/meals/new", icon: "meals", name: "Add Meal" },
  { to: NEW_ITEM, icon: "basket", name: "Add Item" },
];
const CHORE = { to: NEW_CHORE, icon: "chores", name: "Add Chore" } as const;

/** Everything that can be added, behind the round button above the tabs. */
export default function Add() {
  const { mayAddChores } = useLoaderData<typeof loader>();
  return (
    <Page title="Add" className="add-page" foot={null}>
      <QuickLine newHref={NEW_EVENT} />
      <ul className="stack stack-s">
        {[...THINGS, ...(mayAddChores ? [CHORE] : [])].map(({ to, icon, name }) => (
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
