import { Card } from "#app/components/dashboard/card.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentDinner } from "#app/presenters/dashboard/dashboard.ts";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

/** Today's dinner, or a link to plan it. */
export function Dinner({ dinner, addHref }: { dinner: ReturnType<typeof presentDinner> | null; addHref: string }) {
  const say = useSay(dashboard);
  return (
    <Card id="dinner" icon="meals" title={say("todaysDinner")} link={{ to: "/meals", text: say("planMeals") }}>
      {dinner ? (
        <>
          <div className="tonight">
            <h3>
              <AppLink to={dinner.href} dir="auto">
                {dinner.title}
              </AppLink>
            </h3>
            {dinner.facts ? <p className="muted">{dinner.facts}</p> : null}
          </div>
          {dinner.recipeUrl ? (
            <a className="btn btn--soft" href={dinner.recipeUrl} rel="noreferrer">
              <Icon name="external" />
              {say("openRecipe")}
            </a>
          ) : null}
        </>
      ) : (
        <EmptyState className="empty--s">
          <p>{say("noDinner")}</p>
          <AppLink className="btn" to={addHref}>
            <Icon name="plus" />
            {say("addMeal")}
          </AppLink>
        </EmptyState>
      )}
    </Card>
  );
}
