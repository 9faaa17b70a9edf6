import type { PaletteColor } from "#app/components/illustrations/bird.tsx";
import { CheeringBirds } from "#app/components/illustrations/cheering-birds.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";
import { landing } from "#app/words/catalogues/landing.ts";

const PEOPLE: Record<string, PaletteColor> = { Maya: "teal", Tom: "coral", Ella: "yellow", Noah: "periwinkle" };

/** A small avatar of the example family, beside the name or without. */
function PersonEgg({ name, size = "" }: { name: string; size?: "egg--xs" | "egg--s" | "" }) {
  return (
    <span className={`egg ${size} m-${PEOPLE[name]}`} aria-hidden="true">
      {name[0]}
    </span>
  );
}

const WEEK: [date: number, people: string[]][] = [
  [11, ["Maya", "Tom"]],
  [12, ["Ella"]],
  [13, ["Noah", "Maya"]],
  [14, ["Noah", "Ella", "Maya"]],
  [15, ["Tom"]],
  [16, []],
  [17, ["Noah"]],
];

interface Slot {
  id: "eyeTest" | "football" | "parentsEvening";
  facts: "hourBefore" | "everyWeek" | "room";
  time: string;
  until: string;
  icon: IconName;
  person: string;
}

const SLOTS: Slot[] = [
  { id: "eyeTest", facts: "hourBefore", time: "12:30", until: "13:00", icon: "bell", person: "Noah" },
  { id: "football", facts: "everyWeek", time: "15:45", until: "17:00", icon: "repeat", person: "Ella" },
  { id: "parentsEvening", facts: "room", time: "18:30", until: "19:30", icon: "place", person: "Maya" },
];

/** A week in members' colours, with the events of one day. */
export function WeekPicture() {
  const say = useSay(landing);
  const days = say("days").split(" ");
  return (
    <div className="card week-card">
      <ol className="week-strip" aria-hidden="true">
        {WEEK.map(([date, people], index) => (
          <li key={date} className={date === 14 ? "is-today" : undefined}>
            <small>{days[index]}</small>
            <b>{say.number(date)}</b>
            <span>
              {people.map((name) => (
                <PersonEgg key={name} name={name} size="egg--xs" />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <div className="agenda">
        {SLOTS.map(({ id, facts, time, until, icon, person }) => (
          <div className={`slot m-${PEOPLE[person]}`} key={id}>
            <time dateTime={time}>
              {say.number(time)}
              <small>{say("until", { time: say.number(until) })}</small>
            </time>
            <span>
              <b>{say(id)}</b>
              <small>
                {person} · <Icon name={icon} small /> {say(facts)}
              </small>
            </span>
            <PersonEgg name={person} />
          </div>
        ))}
      </div>
    </div>
  );
}

const DINNERS = [1, 2, 3, 4, 5] as const;

const GROCERIES = [
  { id: 1, quantity: "1 kg", isBought: true },
  { id: 2, quantity: "3", isBought: true },
  { id: 3, quantity: "800 g", isBought: false },
  { id: 4, quantity: "500 g", isBought: false },
] as const;

/** Five dinners, and the grocery list for them. */
export function MealsPicture() {
  const say = useSay(landing);
  return (
    <div className="kitchen">
      <div className="card">
        <p className="kitchen__head">{say("dinners")}</p>
        <ul className="dinners">
          {DINNERS.map((day) => (
            <li key={day}>
              <b>{say(`dinner.${day}`)}</b>
              <span>{say(`dish.${day}`)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="card kitchen__list">
        <p className="kitchen__head">
          {say.rich("groceries", { count: (text) => <span className="tag tag--ok">{text}</span> })}
        </p>
        <ul className="ticks">
          {GROCERIES.map(({ id, quantity, isBought }) => (
            <li key={id}>
              <span className="ticks__box" aria-hidden="true">
                {isBought ? <Icon name="check" small /> : null}
              </span>
              {isBought ? <s>{say(`item.${id}`)}</s> : <span>{say(`item.${id}`)}</span>}
              <small>{say.number(quantity)}</small>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A completed activity with its points and streak. */
export function StreakPicture() {
  const say = useSay(landing);
  return (
    <div className="card cheer">
      <CheeringBirds />
      <p className="say say--lg">{say("streak")}</p>
      <p className="row center">
        <span className="tag tag--brand">{say("points")}</span>
        <span className="tag tag--sun">{say("streakPoints")}</span>
      </p>
      <div className="member">
        <span className="badge" aria-hidden="true">
          <Icon name="gift" />
        </span>
        <span>
          <strong>{say("reward")}</strong>
          <small>{say("rewardText")}</small>
        </span>
      </div>
    </div>
  );
}

/** The breathing circle. It moves while "Breathe along" is open, without script. */
export function BreathPicture() {
  const say = useSay(landing);
  return (
    <div className="try">
      <details>
        <summary className="btn">
          <Icon name="wind" />
          <span>{say("breathe")}</span>
          <span>{say("stop")}</span>
        </summary>
        <p>{say("breatheText")}</p>
      </details>
      <div className="breath" aria-hidden="true">
        <div className="breath__sky">
          <span className="breath__orb" />
          <p className="breath__word">
            <span>{say("inhale")}</span>
            <span>{say("hold")}</span>
            <span>{say("exhale")}</span>
            <span>{say("breatheNow")}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
