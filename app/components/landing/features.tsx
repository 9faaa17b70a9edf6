import type { ReactNode } from "react";
import { Bird } from "#app/components/landing/hero-picture.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/utils/icon-name.ts";

interface FeatureProps {
  id: string;
  title: string;
  text: string;
  promises: [IconName, string][];
  color: string;
  children: ReactNode;
}

function Feature({ id, title, text, promises, color, children }: FeatureProps) {
  return (
    <section className="feat" aria-labelledby={id}>
      <div className="feat__text">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <ul className="stack stack-s">
          {promises.map(([icon, words]) => (
            <li key={words}>
              <Icon name={icon} />
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={`feat__pic m-${color}`}>{children}</div>
    </section>
  );
}

const DAY: [
  color: string,
  initial: string,
  time: string,
  until: string,
  title: string,
  icon: IconName,
  details: string,
][] = [
  ["periwinkle", "N", "12:30", "13:00", "Eye test", "health", "Noah · High Street Opticians"],
  ["coral", "T", "13:30", "14:30", "Plumber comes", "tag", "Tom"],
  ["yellow", "E", "15:45", "17:00", "Football practice", "ball", "Ella · Park Road pitches · every week"],
  ["teal", "M", "18:30", "19:30", "Parents’ evening", "school", "Maya · Room 4B"],
];

function ADay() {
  return (
    <div className="agenda">
      {DAY.map(([color, initial, time, until, title, icon, details]) => (
        <div className={`slot m-${color}`} key={title}>
          <time dateTime={time}>
            {time}
            <small>to {until}</small>
          </time>
          <span>
            <b>{title}</b>
            <small>
              <Icon name={icon} small /> {details}
            </small>
          </span>
          <span className={`egg m-${color}`} aria-hidden="true">
            {initial}
          </span>
        </div>
      ))}
    </div>
  );
}

const WEEK = [
  ["Mon", "Lentil dal with rice", "40 min"],
  ["Tue", "Pasta with hidden veg", "30 min"],
  ["Wed", "Lemon chicken, carrots", "45 min"],
  ["Thu", "Fish tacos, quick slaw", "25 min"],
  ["Fri", "Pizza night", "40 min"],
];

function AWeekOfMeals() {
  return (
    <div className="card">
      <ul className="mini">
        {WEEK.map(([day, dish, time]) => (
          <li key={day}>
            <strong className="muted">{day}</strong>
            {dish}
            <small>{time}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AStreak() {
  return (
    <div className="card cheer">
      <svg className="ill" viewBox="0 0 300 120" aria-hidden="true">
        <path className="s-wood" strokeWidth="6" d="M6 100c80-8 180 8 288-2" />
        <Bird color="teal" transform="translate(24 40)" hop="hop" />
        <Bird color="coral" transform="translate(92 42)" hop="hop hop--2" />
        <Bird color="yellow" transform="translate(226 42) scale(-1 1)" hop="hop hop--3" />
        <Bird color="periwinkle" transform="translate(288 40) scale(-0.92 0.92)" hop="hop hop--4" />
      </svg>
      <p className="say">5 days in a row</p>
      <p>
        <span className="tag tag--sun">+19 points</span>
      </p>
    </div>
  );
}

function ABreath() {
  return (
    <div className="breath is-breathing">
      <div className="breath__sky">
        <span className="breath__orb" />
        <p className="breath__word" aria-hidden="true">
          <span>Inhale</span>
          <span>Hold</span>
          <span>Exhale</span>
        </p>
      </div>
    </div>
  );
}

/** The four things that Roost does, each with a picture of it. */
export function Features() {
  return (
    <div className="band band--sunk">
      <div className="wrap">
        <div>
          <Feature
            id="f1"
            color="teal"
            title="A calendar with a colour for each of you"
            text="See at a glance who is where, and who fetches whom."
            promises={[
              ["bell", "Reminders before you need them"],
              ["repeat", "Recurring events, set once"],
              ["refresh", "In sync with Google, Apple and Outlook"],
            ]}
          >
            <ADay />
          </Feature>
          <Feature
            id="f2"
            color="yellow"
            title="A week of meals, and the list to go with it"
            text="AI-powered weekly plans that know your allergies, your tastes and your Tuesday."
            promises={[
              ["spark", "A whole week in one minute"],
              ["basket", "Grocery list by aisle"],
              ["shield", "Allergies always checked"],
            ]}
          >
            <AWeekOfMeals />
          </Feature>
          <Feature
            id="f3"
            color="coral"
            title="Connection and bonding, screens away"
            text="Ideas for ten minutes or a whole afternoon, with points, rewards and streaks."
            promises={[
              ["heart", "Made for the ages you have"],
              ["feather", "A streak worth keeping"],
              ["gift", "Rewards that cost nothing"],
            ]}
          >
            <AStreak />
          </Feature>
          <Feature
            id="f4"
            color="periwinkle"
            title="Family wellness, a few breaths at a time"
            text="Meditation, breathing and mindfulness, short enough to really do."
            promises={[
              ["wind", "A breathing exercise for two, or six"],
              ["heart", "A practice for how you feel now"],
              ["moon", "Calmer evenings, better sleep"],
            ]}
          >
            <ABreath />
          </Feature>
        </div>
      </div>
    </div>
  );
}
