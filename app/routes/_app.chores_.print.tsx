import { Form, useLoaderData } from "@remix-run/react";
import { FridgeSheet } from "#app/components/chores/fridge-sheet.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { sheetData } from "#app/pages/chores/chore-sheet.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { ALL_CHORES, SHEET } from "#app/shared/chores/chore-links.ts";
import sheet from "#app/styles/chore-sheet.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const handle = { title: "Print for the fridge" };
export const links = styleSheets(forms, sheet);

export const loader = familyLoader(sheetData);

export default function PrintChores() {
  const { weeks, week, people, chosen, title, sheet } = useLoaderData<typeof loader>();
  return (
    <Page>
      <AppLink className="back no-print" to={ALL_CHORES}>
        <Icon name="left" flip />
        All chores
      </AppLink>
      <div className="no-print">
        <PageHead
          title="Print for the fridge"
          text={`${sheet.size === null ? "Needs more than one page. Choose who to print." : "One sheet of A4 or Letter."} Turns are filled in for the week.`}
        >
          <PrintButton />
        </PageHead>
      </div>
      <Form className="row no-print" action={SHEET} key={`${week} ${chosen}`}>
        <label className="label" htmlFor="week">
          Week of
        </label>
        <select className="input input--week" id="week" name="week" defaultValue={week}>
          {weeks.map(({ value, label }) => (
            <option value={value} key={value}>
              {label}
            </option>
          ))}
        </select>
        <fieldset className="chips">
          <legend className="vh">Who’s it for?</legend>
          {people.map((person) => (
            <label className="chip" key={person.id}>
              <input type="checkbox" name="for" value={person.id} defaultChecked={chosen.includes(person.id)} />
              <span>
                <Avatar member={person} size="s" />
                {person.name}
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="btn">
          Show
        </button>
      </Form>
      <p className="hint-row no-print">
        <Icon name="info" small />
        <span>Print from your browser’s menu. Only the chart is printed.</span>
      </p>
      <FridgeSheet sheet={sheet} title={title} />
    </Page>
  );
}
