import { ChoreFacts, type DetailsProps, type ShownChore } from "#app/components/chores/chore-facts.tsx";
import { Pic } from "#app/components/chores/chore-line.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ALL_CHORES, choreHref, editChoreHref } from "#app/shared/chores/chore-links.ts";
import { chores } from "#app/words/catalogues/chores.ts";

/** Actions on the first date: done by a member, skip, swap. */
function FirstDate({ chore, form, date }: DetailsProps & { date: string }) {
  const say = useSay(chores);
  const occurrence = [
    <input type="hidden" name="chore" value={chore.id} key="chore" />,
    <input type="hidden" name="date" value={date} key="date" />,
  ];
  return (
    <>
      {chore.canTick ? (
        <Form intent="do-chore" className="form" preventScrollReset>
          {occurrence}
          {chore.isEveryones ? (
            <SelectField form={form} name="member" label={say("whoseIs")} options={chore.ready} />
          ) : (
            <SelectField
              form={form}
              name="done_by"
              label={say("doneBy")}
              options={[{ value: "", label: say(chore.first?.holder ? "asPlanned" : "me") }, ...chore.people]}
            />
          )}
          <div className="row">
            <SubmitButton intent="do-chore">
              <Icon name="check" />
              {say("markDone")}
            </SubmitButton>
            <SubmitButton intent="skip-chore" className="btn btn--bare" name="intent" value="skip-chore">
              {say("skip")}
            </SubmitButton>
          </div>
        </Form>
      ) : null}
      {chore.swapWith.length > 0 ? (
        <Form intent="swap-turn" className="row" preventScrollReset>
          {occurrence}
          {chore.swapWith.map(({ id, label }) => (
            <button type="submit" className="btn" name="with_member_id" value={id} key={id}>
              <Icon name="swap" />
              {label}
            </button>
          ))}
        </Form>
      ) : null}
    </>
  );
}

/** The order of turns with the present holder. */
function Turns({ order, holder }: { order: ShownChore["order"]; holder: number | null }) {
  const say = useSay(chores);
  return order.length > 0 ? (
    <ul className="turns">
      {order.map((person, index) => (
        <li aria-current={person.id === holder ? "true" : undefined} key={person.id}>
          {index > 0 ? <Icon name="right" small flip /> : null}
          <Avatar member={person} size="s" />
          {person.name}
          {person.id === holder ? <span className="vh">{say("now")}</span> : null}
        </li>
      ))}
    </ul>
  ) : null;
}

function History({ chore: { id: choreId, history, older } }: { chore: ShownChore }) {
  const say = useSay(chores);
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history">{say("history")}</h2>
      <ul className="mini log">
        {history.map(({ id, text, person, date, isUndone, canUndo }) => (
          <li key={id}>
            <Avatar member={person} size="s" />
            <span>
              {isUndone ? <s>{text}</s> : text}
              <small>{isUndone ? `${date} · ${say("takenBack")}` : date}</small>
            </span>
            {canUndo ? (
              <Form intent="undo-chore" preventScrollReset>
                <input type="hidden" name="chore" value={choreId} />
                <input type="hidden" name="entry" value={id} />
                <button type="submit" className="btn btn--bare">
                  {say.rich("undo", { text, date, hidden })}
                </button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {older ? (
        <AppLink className="back" to={`${choreHref(choreId)}?before=${older}`}>
          <Icon name="down" />
          {say("earlier")}
        </AppLink>
      ) : null}
    </section>
  );
}

/** The page of a chore: its next date, its forecast, its history. */
export function ChoreDetails({ chore, form }: DetailsProps) {
  const say = useSay(chores);
  const { first } = chore;
  return (
    <Page>
      <AppLink className="back" to={ALL_CHORES}>
        <Icon name="left" flip />
        {say("allChores")}
      </AppLink>
      <div className="head">
        <div className="pic-head">
          <Pic name={chore.icon} size="l" />
          <div className="head__text">
            <h1 dir="auto">{chore.title}</h1>
            <p>{chore.about}</p>
          </div>
        </div>
        {chore.mayChange ? (
          <AppLink className="btn" to={editChoreHref(chore.id)}>
            <Icon name="edit" />
            {say("edit")}
          </AppLink>
        ) : null}
      </div>
      <ErrorSummary form={form} heading="h2" />
      <div className="split">
        <div className="stack stack-l">
          <section className="card stack" aria-labelledby="next">
            <h2 id="next">{first?.said ?? say(chore.rests ? "paused" : "nothingDue")}</h2>
            {first?.waits ? <p className="muted">{first.waits}</p> : null}
            <Turns order={chore.order} holder={first?.holder ?? null} />
            {chore.note ? (
              <p className="chore-note" dir="auto">
                {chore.note}
              </p>
            ) : null}
            {first ? <FirstDate chore={chore} form={form} date={first.date} /> : null}
          </section>
          {chore.history.length > 0 ? <History chore={chore} /> : null}
        </div>
        <aside className="stack stack-l" aria-label={say("besideChore")}>
          {chore.forecast.length > 0 ? (
            <section className="card" aria-labelledby="forecast">
              <h2 id="forecast">{say("comingUp")}</h2>
              <ul className="mini log">
                {chore.forecast.map(({ key, person, name, date }) => (
                  <li key={key}>
                    <Avatar member={person} size="s" />
                    <span dir="auto">{name}</span>
                    <small>{date}</small>
                  </li>
                ))}
              </ul>
              {chore.passed ? (
                <p className="hint-row">
                  <Icon name="info" small />
                  <span>{chore.passed}</span>
                </p>
              ) : null}
            </section>
          ) : null}
          <ChoreFacts chore={chore} form={form} />
        </aside>
      </div>
    </Page>
  );
}
