import { Form } from "@remix-run/react";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { QueryFields } from "#app/components/ui/query-fields.tsx";
import type { JumpView } from "#app/presenters/calendar/jump.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

/** Another month to go to: the twelve of a year, the years beside it, or any year by its number. */
export function JumpDialog({ jump, closeHref }: { jump: JumpView; closeHref: string }) {
  const say = useSay(calendar);
  const { year, months, previous, next, action } = jump;
  return (
    <Dialog title={say("goToMonth")} closeHref={closeHref} kind="ask">
      <div className="dlg__body">
        <div className="row row-b">
          {previous ? (
            <AppLink className="btn" to={previous.href} preventScrollReset>
              <Icon name="left" flip />
              {say.number(previous.year)}
            </AppLink>
          ) : null}
          <h3>{say.number(year)}</h3>
          {next ? (
            <AppLink className="btn" to={next.href} preventScrollReset>
              {say.number(next.year)}
              <Icon name="right" flip />
            </AppLink>
          ) : null}
        </div>
        <ul className="pick-month">
          {months.map(({ name, href, isShown, isNow }) => (
            <li key={name}>
              <AppLink
                className={isNow ? "btn btn--soft" : "btn"}
                to={href}
                aria-current={isShown || undefined}
                preventScrollReset
              >
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
        <Form className="field" method="get" action={action.split("?")[0]} preventScrollReset>
          <QueryFields href={action} />
          <label htmlFor="year">{say("year")}</label>
          <div className="with-btn">
            <input
              className="input"
              id="year"
              name="year"
              type="number"
              inputMode="numeric"
              min={jump.firstYear}
              max={jump.lastYear}
              defaultValue={year}
              key={year}
              required
            />
            <button type="submit" className="btn">
              {say("showYear")}
            </button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
