import { useWords } from "#app/components/wall/wall-words.ts";
import type { DayView, NightView } from "#app/presenters/wall/wall-view.ts";

/** The day in black on white, 800 by 480 pixels: members by initials, the next event on black. */
export function WallEink({ family, clock, date, today, dinner, tomorrow, chores, groceries, week }: DayView) {
  const say = useWords();
  const next = today.rows.findIndex(({ time }) => time !== "");
  const choresLeft = chores ? chores.rows.length + chores.more : 0;
  return (
    <main>
      <header>
        <h1>{date}</h1>
        <span>{say("asOf", { clock })}</span>
      </header>
      <section aria-label={say("todayOf", { family })}>
        <h2>{say("today")}</h2>
        <ul>
          {today.rows.map(({ title, time, dateTime, people }, index) => (
            <li className={index === next ? "next" : undefined} key={`${dateTime} ${title}`}>
              <time dateTime={dateTime}>{time}</time>
              <span dir="auto">{title}</span>
              {people.slice(0, 3).map(({ id, initial }) => (
                <i key={id}>{initial}</i>
              ))}
            </li>
          ))}
          {today.rows.length === 0 ? <li>{say("nothingMore")}</li> : null}
        </ul>
        {today.more > 0 ? <p>+{today.more}</p> : null}
      </section>
      <section aria-label={say("aside")}>
        <h2>{say("dinner")}</h2>
        <p className="say">{dinner?.title ?? say("noDinner")}</p>
        <h2>{say("tomorrow")}</h2>
        <ul className="plain">
          {tomorrow.rows.map(({ title, time, dateTime }) => (
            <li key={`${dateTime} ${title}`}>{time ? say("entry", { time, title }) : title}</li>
          ))}
          {tomorrow.rows.length === 0 ? <li>{say("nothing")}</li> : null}
        </ul>
        {tomorrow.more > 0 ? <p>+{tomorrow.more}</p> : null}
        <p>
          {choresLeft > 0
            ? say("leftAndChores", { count: groceries, chores: choresLeft })
            : say("left", { count: groceries })}
        </p>
      </section>
      <ul className="week" aria-label={say("week")}>
        {week.map(({ weekday, day, text, isToday }) => (
          <li className={isToday ? "now" : undefined} key={day}>
            <b>
              {weekday} {day}
            </b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}

export const WallEinkNight = ({ clock, first }: NightView) => (
  <main className="night">
    <h1>{clock}</h1>
    <p>{first}</p>
  </main>
);
