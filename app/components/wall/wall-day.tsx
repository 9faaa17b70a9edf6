import { Avatar, memberClass } from "#app/components/members/avatar.tsx";
import { useWords } from "#app/components/wall/wall-words.ts";
import type { ChoreBox, DayCell, DayView, RowView } from "#app/presenters/wall/wall-view.ts";
import type { Person } from "#app/shared/people/person.ts";

const MAX_EGGS = 3;

function People({ people }: { people: readonly Person[] }) {
  const [only = null, ...others] = people;
  if (others.length === 0) return <Avatar member={only} />;
  return (
    <span className="eggs-row" aria-hidden="true">
      {people.slice(0, MAX_EGGS).map((person) => (
        <Avatar member={person} key={person.id} />
      ))}
    </span>
  );
}

/** The number of entries without room. */
const More = ({ count }: { count: number }) => (count > 0 ? <strong> +{count}</strong> : null);

const Edge = ({ people }: { people: readonly Person[] }) => (
  <span className="edge" aria-hidden="true">
    {people.length === 0 ? <i className="all" /> : null}
    {people.map(({ id }) => (
      <i className={memberClass(id)} key={id} />
    ))}
  </span>
);

/** Names for screen readers, in place of colours and initials. */
function Names({ people }: { people: readonly Person[] }) {
  const say = useWords();
  return people.length > 0 ? <span className="vh">, {say.list(people.map(({ name }) => name))}</span> : null;
}

function Rows({ rows, hasEggs }: { rows: readonly RowView[]; hasEggs?: boolean }) {
  const say = useWords();
  return (
    <ul className="wl">
      {rows.map(({ title, time, dateTime, people, line }) => (
        <li key={`${dateTime} ${title} ${people.map(({ id }) => id)}`}>
          <Edge people={people} />
          <time dateTime={dateTime} className={/^\d/.test(time) ? undefined : "wday"}>
            {time || say("allDay")}
          </time>
          <span>
            <b dir="auto">{title}</b>
            <Names people={people} />
            {line && hasEggs ? <small>{line}</small> : null}
          </span>
          {hasEggs ? <People people={people} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Next({ next }: Pick<DayView, "next">) {
  const say = useWords();
  const [first] = next?.people ?? [];
  const color = first ? memberClass(first.id) : "wnext--all";
  return (
    <section className={`wbox wnext ${color}`} aria-labelledby="w1">
      <h2 id="w1">{next?.when ?? say("next")}</h2>
      <b>{next ? (next.time ? say("nextEvent", next) : next.title) : say("nothingMore")}</b>
      {next ? (
        <p>
          <People people={next.people} />
          <span>{next.line}</span>
        </p>
      ) : null}
    </section>
  );
}

const Where = ({ where }: { where: NonNullable<DayView["where"]> }) => {
  const say = useWords();
  return (
    <section className="wbox wwhere" aria-labelledby="w2">
      <h2 id="w2">{say("where")}</h2>
      <ul>
        {where.slice(0, 8).map(({ person, text }) => (
          <li key={person.id}>
            <Avatar member={person} />
            <span>
              <b dir="auto">{person.name}</b>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Chores = ({ chores, mayTick }: { chores: ChoreBox; mayTick: boolean }) => {
  const say = useWords();
  return (
    <section className="wbox wmorrow wchores" aria-labelledby="w5">
      <h2 id="w5">
        {mayTick ? <a href="/wall/chores">{say("chores")}</a> : say("chores")}
        <span>
          {say("choresDone", { count: chores.done })}
          <More count={chores.more} />
        </span>
      </h2>
      <ul className="wl">
        {chores.rows.map(({ title, line, person }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never rendered twice
          <li key={index}>
            <Avatar member={person} />
            <span>
              <b dir="auto">{title}</b>
              <small>{line}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Cell = ({ weekday, day, people, text, isToday, hasBirthday }: DayCell) => (
  <li className={isToday ? "is-today" : hasBirthday ? "cake" : undefined}>
    <b>
      {weekday} <span>{day}</span>
    </b>
    <span className="eggs-row" aria-hidden="true">
      {people.map((person) => (
        <Avatar member={person} key={person.id} />
      ))}
    </span>
    <small>{text}</small>
  </li>
);

/** The time, with "AM" or "PM" in small type. */
export function Clock({ time }: { time: string }) {
  const [before, digits, after] = time.split(/(\d.*\d)/);
  return (
    <time>
      {before ? <small>{before}</small> : null}
      {digits}
      {after ? <small>{after}</small> : null}
    </time>
  );
}

/** The family's day in large type. */
export function WallDay(view: DayView) {
  const say = useWords();
  const { family, clock, date, next, where, today, dinner, tomorrow, chores, groceries, sleeps, week } = view;
  return (
    <main className="wgrid" id="main">
      <div className="wclock">
        <h1 className="vh">{say("heading", { family })}</h1>
        <b>
          <Clock time={clock} />
        </b>
        <span>{date}</span>
      </div>
      <Next next={next} />
      {where ? <Where where={where} /> : null}
      <section className={where ? "wbox wtoday" : "wbox wtoday wtoday--tall"} aria-labelledby="w3">
        <h2 id="w3">
          {say("today")}
          <span>
            {say("doneAndLeft", today)}
            <More count={today.more} />
          </span>
        </h2>
        <Rows rows={today.rows} hasEggs />
      </section>
      <section className="wbox wdinner" aria-labelledby="w4">
        <h2 id="w4">
          {say("dinner")}
          {dinner?.cook ? <span>{say("cooks", { name: dinner.cook })}</span> : null}
        </h2>
        <p>{dinner?.title ?? say("noDinner")}</p>
      </section>
      {chores ? (
        <Chores chores={chores} mayTick={view.mayTickChores} />
      ) : (
        <section className="wbox wmorrow" aria-labelledby="w5">
          <h2 id="w5">
            {say("tomorrow")}
            <span>
              <More count={tomorrow.more} />
            </span>
          </h2>
          {tomorrow.rows.length > 0 ? <Rows rows={tomorrow.rows} /> : <p>{say("nothing")}</p>}
        </section>
      )}
      <div className="wbox wshop">
        <b>{groceries}</b>
        <span>
          <a href="/wall/groceries">{say("toBuy", { count: groceries })}</a>
        </span>
        {sleeps ? (
          <>
            <b>{sleeps.count}</b>
            <span>{say("sleeps", sleeps)}</span>
          </>
        ) : null}
      </div>
      <ul className="wweek" aria-label={say("week")}>
        {week.map((cell) => (
          <Cell {...cell} key={cell.day} />
        ))}
      </ul>
    </main>
  );
}
