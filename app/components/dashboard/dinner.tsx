import { Card } from "#app/components/dashboard/card.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentDinner } from "#app/presenters/dashboard/dashboard.ts";

/** Today's dinner, or a link to plan it. */
export function Dinner({ dinner, addHref }: { dinner: ReturnType<typeof presentDinner> | null; addHref: string }) {
  return (
    <Card id="dinner" icon="meals" title="Today’s Dinner" link={{ to: "/meals", text: "Plan meals" }}>
      {dinner ? (
        <>
          <div className="tonight">
            <h3>
              <AppLink to={dinner.href}>{dinner.title}</AppLink>
            </h3>
            {dinner.facts ? <p className="muted">{dinner.facts}</p> : null}
          </div>
          {dinner.recipeUrl ? (
            <a className="btn btn--soft" href={dinner.recipeUrl} rel="noreferrer">
              <Icon name="external" />
              Open recipe
            </a>
          ) : null}
        </>
      ) : (
        <EmptyState className="empty--s">
          <p>No dinner planned yet.</p>
          <AppLink className="btn" to={addHref}>
            <Icon name="plus" />
            Add Meal
          </AppLink>
        </EmptyState>
      )}
    </Card>
  );
}
