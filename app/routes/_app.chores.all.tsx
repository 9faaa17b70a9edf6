import { Link, useLoaderData } from "@remix-run/react";
import { AwayCard } from "#app/components/chores/away-card.tsx";
import { Pic, Stars } from "#app/components/chores/chore-line.tsx";
import { AddChore, ChoreViews } from "#app/components/chores/chore-parts.tsx";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { familyLoader } from "#app/http/page.server.ts";
import { presentAll } from "#app/presenters/chores/chores.ts";
import { readChores } from "#app/route-helpers/chore-pages.server.ts";
import { awayData } from "#app/route-helpers/chore-people.server.ts";
import { listChores } from "#app/services/chores/chores.server.ts";
import cards from "#app/styles/cards.css?url";
import chores from "#app/styles/chores.css?url";
import { styleSheets } from "#app/styles/links.ts";
import shop from "#app/styles/shop.css?url";
import { ALL_CHORES, choreHref, SHEET } from "#app/view/chore-links.ts";

export const handle = { title: "All chores" };
export const links = styleSheets(shop, chores, cards);

export const loader = familyLoader(async (context) => {
  const reader = await readChores(context);
  return {
    ...presentAll(await listChores(context.actor), reader),
    mayAdd: context.actor.isGrownUp,
    away: (await awayData(context)).absences,
  };
});

export default function AllChores() {
  const { groups, text, mayAdd, away } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHead title="All chores" text={text}>
        <AddChore mayAdd={mayAdd} />
      </PageHead>
      <ChoreViews at={ALL_CHORES} />
      {groups.map(({ title, icon, rows }) => (
        <section className="who measure" aria-labelledby={`part-${icon}`} key={title}>
          <h2 id={`part-${icon}`}>
            <Icon name={icon} />
            {title}
            <small>{rows.length}</small>
          </h2>
          <ul className="shop-list">
            {rows.map((row) => (
              <li className="chore" key={row.id}>
                <Link className="pick" to={choreHref(row.id)}>
                  <Pic name={row.icon} />
                  <span>
                    <b>{row.title}</b>
                    <small>{row.line}</small>
                  </span>
                  <Stars count={row.stars} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length > 0 ? (
        <Link className="back" to={SHEET}>
          <Icon name="print" />
          For the fridge
        </Link>
      ) : null}
      {groups.length > 0 && (mayAdd || away.length > 0) ? <AwayCard away={away} mayAdd={mayAdd} /> : null}
      {groups.length === 0 ? (
        <EmptyState picture={<NestBox />} title="No chores yet" heading="h2">
          <p>Write down what keeps coming back, and share it out.</p>
        </EmptyState>
      ) : null}
    </Page>
  );
}
