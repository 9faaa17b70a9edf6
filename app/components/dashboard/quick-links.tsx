import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { FROM_DASHBOARD, NEW_EVENT } from "#app/shared/calendar/calendar-links.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { SCHOOL_HREF } from "#app/shared/school/school-links.ts";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

/** The ways that are taken most; `toBuy` items are on the list, `toDo` chores are open for the reader. */
export function QuickLinks({ toBuy, toDo }: { toBuy: number; toDo: number }) {
  const say = useSay(dashboard);
  const tag = (count: number) => (count > 0 ? <span className="tag tag--brand">{say.number(count)}</span> : null);
  return (
    <nav className="quicks" aria-label={say("shortcuts")}>
      <AppLink className="btn" to={GROCERIES}>
        <Icon name="basket" />
        {say("groceries")}
        {tag(toBuy)}
      </AppLink>
      <AppLink className="btn" to={CHORES_HREF}>
        <Icon name="chores" />
        {say("chores")}
        {tag(toDo)}
      </AppLink>
      <AppLink className="btn" to={SCHOOL_HREF}>
        <Icon name="school" />
        {say("school")}
      </AppLink>
      <AppLink className="btn at-desk" to={NEW_EVENT + FROM_DASHBOARD} preventScrollReset>
        <Icon name="plus" />
        {say("addEvent")}
      </AppLink>
    </nav>
  );
}
