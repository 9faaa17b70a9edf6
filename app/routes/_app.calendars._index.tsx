import { Link, useLoaderData } from "@remix-run/react";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { familyLoader } from "#app/http/page.server.ts";
import { presentImport } from "#app/presenters/calendar/imports.ts";
import { listImports } from "#app/services/imports/imports.server.ts";
import cards from "#app/styles/cards.css?url";
import feeds from "#app/styles/feeds.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const handle = { title: "Calendars" };
export const links = styleSheets(cards, feeds);

export const loader = familyLoader(async ({ actor, locale }) => ({
  imports: (await listImports(actor)).map((row) => presentImport(row, locale)),
  mayImport: actor.isGuardian,
}));

export default function Calendars() {
  const { imports, mayImport } = useLoaderData<typeof loader>();
  const button = (
    <Link className="btn btn--main" to="/calendars/import">
      <Icon name="upload" />
      Bring in a file
    </Link>
  );
  return (
    <Page>
      <Link className="back" to="/calendar">
        <Icon name="left" flip />
        Calendar
      </Link>
      <PageHead title="Calendars" text="Files of other calendars that you bring in.">
        {mayImport && imports.length > 0 ? button : null}
      </PageHead>
      {imports.length === 0 ? (
        <EmptyState title="Nothing was brought in during the last 30 days" heading="h2">
          {mayImport ? button : null}
        </EmptyState>
      ) : (
        <section className="card measure" aria-labelledby="files">
          <div className="card__head">
            <h2 id="files">Files of the last 30 days</h2>
          </div>
          <ul className="came">
            {imports.map(({ id, href, fileName, date, text }) => (
              <li key={id}>
                <span>
                  <Link to={href}>
                    <strong>{fileName}</strong>
                  </Link>
                  <small>
                    {date} · {text}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
