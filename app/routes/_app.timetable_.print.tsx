import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Avatar } from "#app/components/members/avatar.tsx";
import { DoorSheet } from "#app/components/school/week-table.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { printPage } from "#app/pages/school/school-pages.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { timetableHref } from "#app/shared/school/school-links.ts";
import hintRow from "#app/styles/hint-row.css?url";
import palette from "#app/styles/palette.css?url";
import print from "#app/styles/print-timetable.css?url";
import timetable from "#app/styles/timetable.css?url";

export const handle = { title: "Print timetable" };
export const links: LinksFunction = () => [
  ...[palette, hintRow, timetable].map((href) => ({ rel: "stylesheet", href })),
  { rel: "stylesheet", href: print, media: "print" },
];

export const loader = familyLoader(printPage);

export default function PrintTimetable() {
  const { person, weeks } = useLoaderData<typeof loader>();
  const text = weeks.length > 1 ? "Week A on one sheet, on its side. Week B is the next." : "One sheet, on its side.";
  return (
    <Page>
      <AppLink className="back no-print" to={timetableHref({ member: person.id })}>
        <Icon name="left" flip />
        School
      </AppLink>
      <div className="no-print">
        <PageHead title="Print timetable" text={text}>
          <PrintButton />
        </PageHead>
        <p className="hint-row">
          <Icon name="info" small />
          <span>Print from your browser’s menu. Only the chart is printed.</span>
        </p>
      </div>
      {weeks.map(({ week, size }) => (
        <DoorSheet
          week={week}
          size={size}
          caption={
            <>
              <Avatar member={person} />
              {person.name}
              {week.week ? `, week ${week.week}` : ""}
            </>
          }
          key={week.week}
        />
      ))}
    </Page>
  );
}
