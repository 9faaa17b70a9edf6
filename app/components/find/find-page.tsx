import type { ComponentProps } from "react";
import { FindForm } from "#app/components/find/find-form.tsx";
import { HitLists, Lately, NothingFound } from "#app/components/find/findings.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import type { FindingsView } from "#app/presenters/find/find.ts";
import { search } from "#app/words/catalogues/search.ts";

interface FindPageProps {
  q: string;
  /** `null` before a search. */
  view: FindingsView | null;
  lately: ComponentProps<typeof Lately>["searches"];
}

/** The search field, with the results or the recent searches below. */
export function FindPage({ q, view, lately }: FindPageProps) {
  const say = useSay(search);
  return (
    <Page title={say("title")} text={<span role="status">{view?.said ?? say("what")}</span>}>
      <FindForm q={q} />
      {view && view.total > 0 ? <HitLists view={view} /> : null}
      {view?.total === 0 ? <NothingFound q={q} /> : null}
      {lately.length > 0 ? <Lately searches={lately} /> : null}
    </Page>
  );
}
