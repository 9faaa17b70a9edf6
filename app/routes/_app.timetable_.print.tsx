import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Avatar } from "#app/components/members/avatar.tsx";
import { DoorSheet } from "#app/components/school/week-table.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
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
import { say as write } from "#app/words/catalogue.ts";
import { school } from "#app/words/catalogues/school.ts";

export const handle = { title: (_: unknown, locale: string) => write(school, locale)("print") };
export const links: LinksFunction = () => [
  ...[palette, hintRow, timetable].map((href) => ({ rel: "stylesheet", href })),
  { rel: "stylesheet", href: print, media: "print" },
];

export const loader = familyLoader(printPage);

export default function PrintTimetable() {
  const { person, weeks } = useLoaderData<typeof loader>();
  const say = useSay(school);
  return (
    <Page>
      <AppLink className="back no-print" to={timetableHref({ member: person.id })}>
        <Icon name="left" flip />
        {say("title")}
      </AppLink>
      <div className="no-print">
        <PageHead title={say("print")} text={say(weeks.length > 1 ? "sheets" : "sheet")}>
          <PrintButton />
        </PageHead>
        <p className="hint-row">
          <Icon name="info" small />
          <span>{say("printHint")}</span>
        </p>
      </div>
      {weeks.map(({ week, size }) => (
        <DoorSheet
          week={week}
          size={size}
          caption={
            <>
              <Avatar member={person} />
              {week.week ? say("nameAndWeek", { name: person.name, letter: week.week }) : person.name}
            </>
          }
          key={week.week}
        />
      ))}
    </Page>
  );
}
