import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { AvatarGroup } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { FindingsView, Hit } from "#app/presenters/find/find.ts";
import { NEW_EVENT } from "#app/shared/calendar/calendar-links.ts";
import { findHref } from "#app/shared/find/find-links.ts";
import type { Piece } from "#app/utils/words.ts";
import { search } from "#app/words/catalogues/search.ts";

/** A text with its matching words marked. */
const Marked = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ text, isFound }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
    isFound ? <mark key={at}>{text}</mark> : text,
  );

function HitRow({ hit }: { hit: Hit }) {
  const say = useSay(search);
  return (
    <li>
      <AppLink to={hit.href} discover="none">
        <Icon name={hit.icon} />
        <span>
          <strong dir="auto">
            <Marked pieces={hit.title} />
          </strong>
          {hit.facts ? <small>{hit.facts}</small> : null}
          {hit.excerpt.length > 0 ? (
            <small>{say.rich("excerpt", { found: () => <Marked pieces={hit.excerpt} /> })}</small>
          ) : null}
        </span>
        {hit.members.length > 0 ? <AvatarGroup members={hit.members} size="s" /> : null}
      </AppLink>
    </li>
  );
}

/** Results by kind, with links to a single kind. */
export function HitLists({ view }: { view: FindingsView }) {
  const say = useSay(search);
  return (
    <>
      <nav className="kinds" aria-label={say("kinds")}>
        {view.kinds.map(({ name, count, href, isChosen }) => (
          <AppLink key={name} to={href} discover="none" {...(isChosen ? { "aria-current": "page" } : {})}>
            {name} <span className="muted">{say.number(count)}</span>
          </AppLink>
        ))}
      </nav>
      <div className="stack stack-l measure">
        {view.lists.map(({ kind, name, count, hits, more }) => (
          <section key={kind} className="stack stack-s found" aria-labelledby={`found-${kind}`}>
            <h2 id={`found-${kind}`}>
              {name} <small>{say.number(count)}</small>
            </h2>
            <ul className="hits">
              {hits.map((hit) => (
                <HitRow key={hit.key} hit={hit} />
              ))}
            </ul>
            {more ? (
              <AppLink className="act" to={more.href} discover="none">
                {more.text}
              </AppLink>
            ) : null}
          </section>
        ))}
      </div>
    </>
  );
}

/** Advice when there are no results. */
export function NothingFound({ q }: { q: string }) {
  const say = useSay(search);
  return (
    <EmptyState className="measure" picture={<EmptyBranch />}>
      <p>{say("nothing")}</p>
      <div className="row center">
        <AppLink className="btn" to={`${NEW_EVENT}?${new URLSearchParams({ line: q })}`}>
          <Icon name="plus" />
          {say("addEvent")}
        </AppLink>
        <AppLink className="btn" to="/groceries">
          <Icon name="basket" />
          {say("addGroceries")}
        </AppLink>
      </div>
    </EmptyState>
  );
}

/** The last searches of this browser. */
export function Lately({ searches }: { searches: string[] }) {
  const say = useSay(search);
  return (
    <section className="stack stack-s measure found" aria-labelledby="lately">
      <h2 id="lately">{say("recent")}</h2>
      <div className="kinds">
        {searches.map((search) => (
          <AppLink key={search} to={findHref(search)} discover="none">
            {search}
          </AppLink>
        ))}
      </div>
    </section>
  );
}
