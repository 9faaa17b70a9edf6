import type { ReactNode } from "react";
import type { PaletteColor } from "#app/components/illustrations/bird.tsx";
import { BreathPicture, MealsPicture, StreakPicture, WeekPicture } from "#app/components/landing/feature-pictures.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";
import { landing } from "#app/words/catalogues/landing.ts";

interface Feature {
  id: "calendar" | "meals" | "connection" | "wellness";
  /** Of the three promises. */
  icons: [IconName, IconName, IconName];
  color: PaletteColor;
  picture: ReactNode;
}

const FEATURES: Feature[] = [
  { id: "calendar", color: "teal", icons: ["bell", "repeat", "refresh"], picture: <WeekPicture /> },
  { id: "meals", color: "yellow", icons: ["spark", "basket", "shield"], picture: <MealsPicture /> },
  { id: "connection", color: "coral", icons: ["heart", "feather", "gift"], picture: <StreakPicture /> },
  { id: "wellness", color: "periwinkle", icons: ["wind", "heart", "moon"], picture: <BreathPicture /> },
];

const PROMISES = [1, 2, 3] as const;

/** The four parts of the product, each with a picture. */
export function Features() {
  const say = useSay(landing);
  return (
    <div className="band band--sunk feats">
      <div className="wrap">
        {FEATURES.map(({ id, icons, color, picture }) => (
          <section className="feat" aria-labelledby={id} key={id}>
            <div className="feat__text">
              <h2 id={id}>{say(`${id}.title`)}</h2>
              <p>{say(`${id}.text`)}</p>
              <ul className="stack stack-s">
                {PROMISES.map((promise) => (
                  <li key={promise}>
                    <Icon name={icons[promise - 1] as IconName} />
                    <span>{say(`${id}.${promise}`)}</span>
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
