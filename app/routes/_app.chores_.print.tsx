import { Form, useLoaderData } from "@remix-run/react";
import { FridgeSheet } from "#app/components/chores/fridge-sheet.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
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
import { say as write } from "#app/words/catalogue.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const handle = { title: (_: unknown, locale: string) => write(chores, locale)("fridge") };
export const links = styleSheets(forms, sheet);

export const loader = familyLoader(sheetData);

export default function PrintChores() {
  const { weeks, week, people, chosen, title, sheet } = useLoaderData<typeof loader>();
  const say = useSay(chores);
  return (
    <Page>
      <AppLink className="back no-print" to={ALL_CHORES}>
        <Icon name="left" flip />
        {say("allChores")}
      </AppLink>
      <div className="no-print">
        <PageHead title={say("fridge")} text={say(sheet.size === null ? "moreSheets" : "oneSheet")}>
          <PrintButton />
        </PageHead>
      </div>
      <Form className="row no-print" action={SHEET} key={`${week} ${chosen}`}>
        <label className="label" htmlFor="week">
          {say("weekOf")}
        </label>
        <select className="input input--week" id="week" name="week" defaultValue={week}>
          {weeks.map(({ value, label }) => (
            <option value={value} key={value}>
              {label}
            </option>
          ))}
        </select>
        <fieldset className="chips">
          <legend className="vh">{say("whoseIs")}</legend>
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
          {say("show")}
        </button>
      </Form>
      <p className="hint-row no-print">
        <Icon name="info" small />
        <span>{say("printHint")}</span>
      </p>
      <FridgeSheet sheet={sheet} title={title} />
    </Page>
  );
}
