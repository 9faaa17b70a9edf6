import { LeftOut } from "#app/components/calendars/left-out.tsx";
import { memberClass } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { RowMenu } from "#app/components/ui/row-menu.tsx";
import type { presentCalendar } from "#app/presenters/calendar/subscribed-calendars.ts";
import { calendars as messages } from "#app/words/catalogues/calendars.ts";

type Calendar = ReturnType<typeof presentCalendar>;

function Feed({ calendar, mayChange }: { calendar: Calendar; mayChange: boolean }) {
  const say = useSay(messages);
  const { id, name, source, text, state, leftOut, editHref, canRefresh } = calendar;
  return (
    <li className="feed">
      <span className={`feed__dot ${memberClass(source?.id)}`} aria-hidden="true">
        <Icon name="feed" small />
      </span>
      <span>
        <strong dir="auto">{name}</strong>
        <small>{text}</small>
      </span>
      {mayChange ? (
        <RowMenu label={say("moreFor", { name })}>
          <AppLink className="btn btn--bare" to={editHref}>
            <Icon name="edit" />
            {say("edit")}
          </AppLink>
          {canRefresh ? (
            <Form intent="refresh-calendar">
              <input type="hidden" name="calendar" value={id} />
              <SubmitButton intent="refresh-calendar" className="btn btn--bare" busyLabel={say("refreshing")}>
                <Icon name="refresh" />
                {say("refresh")}
              </SubmitButton>
            </Form>
          ) : null}
        </RowMenu>
      ) : null}
      <p className={`state state--${state.tone}`}>
        <Icon name={state.icon} small />
        <span>
          {state.text}
          {state.tone === "bad" && mayChange ? (
            <>
              {" "}
              <AppLink to={editHref}>{say("checkAddress")}</AppLink>
            </>
          ) : null}
        </span>
      </p>
      {leftOut ? <LeftOut leftOut={leftOut} /> : null}
    </li>
  );
}

/** Subscribed calendars, each with the state of its last refresh. */
export function SubscribedCalendars({ calendars, mayChange }: { calendars: Calendar[]; mayChange: boolean }) {
  const say = useSay(messages);
  return (
    <section className="card" aria-labelledby="others">
      <div className="card__head">
        <h2 id="others">
          <Icon name="feed" />
          {say("subscribed")}
        </h2>
        {mayChange ? (
          <AppLink className="btn btn--main" to="/calendars/new">
            <Icon name="plus" />
            {say("add")}
          </AppLink>
        ) : null}
      </div>
      <p className="muted">{say("subscribedText")}</p>
      {calendars.length > 0 ? (
        <ul className="list">
          {calendars.map((calendar) => (
            <Feed calendar={calendar} mayChange={mayChange} key={calendar.id} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
