import type { PaletteColor } from "#app/components/illustrations/bird.tsx";
import { CheeringBirds } from "#app/components/illustrations/cheering-birds.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";

const PEOPLE: Record<string, PaletteColor> = { Maya: "teal", Tom: "coral", Ella: "yellow", Noah: "periwinkle" };

/** A small avatar of the example family, beside the name or without. */
function PersonEgg({ name, size = "" }: { name: string; size?: "egg--xs" | "egg--s" | "" }) {
  return (
    <span className={`egg ${size} m-${PEOPLE[name]}`} aria-hidden="true">
      {name[0]}
    </span>
  );
}

const WEEK: [day: string, date: number, people: string[]][] = [
  ["S", 11, ["Maya", "Tom"]],
  ["M", 12, ["Ella"]],
  ["T", 13, ["Noah", "Maya"]],
  ["W", 14, ["Noah", "Ella", "Maya"]],
  ["T", 15, ["Tom"]],
  ["F", 16, []],
  ["S", 17, ["Noah"]],
];
interface Slot {
  time: string;
  until: string;
  title: string;
  icon: IconName;
  person: string;
  details: string;
}

const SLOTS: Slot[] = [
  { time: "12:30", until: "13:00", title: "Eye test", icon: "bell", person: "Noah", details: "1 h before" },
  { time: "15:45", until: "17:00", title: "Football practice", icon: "repeat", person: "Ella", details: "every week" },
  { time: "18:30", until: "19:30", title: "Parents’ evening", icon: "place", person: "Maya", details: "Room 4B" },
];

/** A week in members' colours, with the events of one day. */
export function WeekPicture() {
  return (
    <div className="card week-card">
      <ol className="week-strip" aria-hidden="true">
        {WEEK.map(([day, date, people]) => (
          <li key={date} className={date === 14 ? "is-today" : undefined}>
            <small>{day}</small>
            <b>{date}</b>
            <span>
              {people.map((name) => (
                <PersonEgg key={name} name={name} size="egg--xs" />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <div className="agenda">
        {SLOTS.map(({ time, until, title, icon, person, details }) => (
          <div className={`slot m-${PEOPLE[person]}`} key={title}>
            <time dateTime={time}>
              {time}
              <small>to {until}</small>
            </time>
            <span>
              <b>{title}</b>
              <small>
                {person} · <Icon name={icon} small /> {details}
              </small>
            </span>
            <PersonEgg name={person} />
          </div>
        ))}
      </div>
    </div>
  );
}

const DINNERS: [day: string, dish: string][] = [
  ["Mon", "Lentil dal with rice"],
  ["Tue", "Pasta with hidden veg"],
  ["Wed", "Lemon chicken, carrots"],
  ["Thu", "Fish tacos, quick slaw"],
  ["Fri", "Pizza night"],
];
const GROCERIES: [item: string, quantity: string, isBought: boolean][] = [
  ["Carrots", "1 kg", true],
  ["Lemons", "3", true],
  ["Chicken thighs", "800 g", false],
  ["Red lentils", "500 g", false],
];

/** Five dinners, and the grocery list for them. */
export function MealsPicture() {
  return (
    <div className="kitchen">
      <div className="card">
        <p className="kitchen__head">This week’s dinners</p>
        <ul className="dinners">
          {DINNERS.map(([day, dish]) => (
            <li key={day}>
              <b>{day}</b>
              <span>{dish}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="card kitchen__list">
        <p className="kitchen__head">
          Groceries <span className="tag tag--ok">2 of 4</span>
        </p>
        <ul className="ticks">
          {GROCERIES.map(([item, quantity, isBought]) => (
            <li key={item}>
              <span className="ticks__box" aria-hidden="true">
                {isBought ? <Icon name="check" small /> : null}
              </span>
              {isBought ? <s>{item}</s> : <span>{item}</span>}
              <small>{quantity}</small>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A completed activity with its points and streak. */
export function StreakPicture() {
  return (
    <div className="card cheer">
      <CheeringBirds />
      <p className="say say--lg">5 days in a row</p>
      <p className="row center">
        <span className="tag tag--brand">15 for the activity</span>
        <span className="tag tag--sun">+4 streak</span>
      </p>
      <div className="member">
        <span className="badge" aria-hidden="true">
          <Icon name="gift" />
        </span>
        <span>
          <strong>New reward: Couch-cushion kingdom</strong>
          <small>One fort, one evening, nobody tidies it.</small>
        </span>
      </div>
    </div>
  );
}

/** The breathing circle. It moves while "Breathe along" is open, without script. */
export function BreathPicture() {
  return (
    <div className="try">
      <details>
        <summary className="btn">
          <Icon name="wind" />
          <span>Breathe along</span>
          <span>Stop</span>
        </summary>
        <p>In for 4 seconds, hold for 4, out for 6.</p>
      </details>
      <div className="breath" aria-hidden="true">
        <div className="breath__sky">
          <span className="breath__orb" />
          <p className="breath__word">
            <span>Inhale</span>
            <span>Hold</span>
            <span>Exhale</span>
            <span>Breathe</span>
          </p>
        </div>
      </div>
    </div>
  );
}
