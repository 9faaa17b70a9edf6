import type { ComponentProps } from "react";
import { FindForm } from "#app/components/find/find-form.tsx";
import { HitLists, Lately, NothingFound } from "#app/components/find/findings.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import type { FindingsView } from "#app/presenters/find/find.ts";

interface FindPageProps {
  q: string;
  /** `null` before a search. */
  view: FindingsView | null;
  lately: ComponentProps<typeof Lately>["searches"];
}

/** The search field, with the results or the recent searches below. */
export function FindPage({ q, view, lately }: FindPageProps) {
  return (
    <Page
      title="Search"
      text={
        <span role="status">{view?.said ?? "Search events, meals, recipes, groceries, chores, school and ideas."}</span>
      }
    >
      <FindForm q={q} />
      {view && view.total > 0 ? <HitLists view={view} /> : null}
      {view?.total === 0 ? <NothingFound q={q} /> : null}
      {lately.length > 0 ? <Lately searches={lately} /> : null}
    </Page>
  );
}
