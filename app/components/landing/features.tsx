import type { ReactNode } from "react";
import type { PaletteColor } from "#app/components/illustrations/bird.tsx";
import { BreathPicture, MealsPicture, StreakPicture, WeekPicture } from "#app/components/landing/feature-pictures.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";

interface Feature {
  id: string;
  title: string;
  text: string;
  promises: [icon: IconName, words: string][];
  color: PaletteColor;
  picture: ReactNode;
}

const FEATURES: Feature[] = [
  {
    id: "calendar",
    color: "teal",
    title: "A calendar with a colour for each of you",
    text: "See at a glance who is where, and who fetches whom.",
    promises: [
      ["bell", "Reminders before you need them"],
      ["repeat", "Recurring events, set once"],
      ["refresh", "In sync with Google, Apple and Outlook calendars"],
    ],
    picture: <WeekPicture />,
  },
  {
    id: "meals",
    color: "yellow",
    title: "A week of meals, and the list to go with it",
    text: "AI-powered weekly plans that know your allergies, your tastes and your Tuesday.",
    promises: [
      ["spark", "A whole week in one minute"],
      ["basket", "A grocery list by aisle, ticked off from any phone"],
      ["shield", "Allergies always checked"],
    ],
    picture: <MealsPicture />,
  },
  {
    id: "connection",
    color: "coral",
    title: "Connection and bonding, screens away",
    text: "Ideas for ten minutes or a whole afternoon, with points, rewards and streaks.",
    promises: [
      ["heart", "Made for the ages you have"],
      ["feather", "A streak worth keeping"],
      ["gift", "Rewards that cost nothing"],
    ],
    picture: <StreakPicture />,
  },
  {
    id: "wellness",
    color: "periwinkle",
    title: "Family wellness, a few breaths at a time",
    text: "Meditation, breathing and mindfulness, short enough to really do.",
    promises: [
      ["wind", "A breathing exercise for two, or six"],
      ["heart", "A practice for how you feel now"],
      ["moon", "Calmer evenings, better sleep"],
    ],
    picture: <BreathPicture />,
  },
];

/** The four parts of the product, each with a picture. */
export function Features() {
  return (
    <div className="band band--sunk feats">
      <div className="wrap">
        {FEATURES.map(({ id, title, text, promises, color, picture }) => (
          <section className="feat" aria-labelledby={id} key={id}>
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
            <div className={`feat__pic m-${color}`}>{picture}</div>
          </section>
        ))}
      </div>
    </div>
  );
}
