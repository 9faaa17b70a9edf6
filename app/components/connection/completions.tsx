import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { connection } from "#app/words/catalogues/connection.ts";

interface Completion {
  id: number;
  title: string;
  facts: string;
  points: number;
  notes?: string | null;
}

/** Completed activities with their points. */
export function Completions({ completions }: { completions: Completion[] }) {
  const say = useSay(connection);
  return (
    <ul className="list">
      {completions.map(({ id, title, facts, points, notes }) => (
        <li className="row row-b" key={id}>
          <span className="grow">
            <strong dir="auto">{title}</strong>
            <br />
            <small className="muted">{facts}</small>
            {notes ? (
              <span className="memo" dir="auto">
                {notes}
              </span>
            ) : null}
          </span>
          <span className="tag tag--sun">{say.rich("pointsFor", { points, hidden })}</span>
        </li>
      ))}
    </ul>
  );
}

export interface Pages {
  page: number;
  count: number;
  newerHref: string | null;
  olderHref: string | null;
}

/** Links to newer and older pages; nothing for a single page. */
export function PageSteps({ page, count, newerHref, olderHref }: Pages) {
  const say = useSay(connection);
  if (count < 2) return null;
  return (
    <nav className="row no-print" aria-label={say("pages")}>
      {newerHref ? (
        <AppLink className="btn" to={newerHref} rel="prev">
          {say("newer")}
        </AppLink>
      ) : null}
      <span className="muted">{say("pageOf", { page, count })}</span>
      {olderHref ? (
        <AppLink className="btn" to={olderHref} rel="next">
          {say("older")}
        </AppLink>
      ) : null}
    </nav>
  );
}
