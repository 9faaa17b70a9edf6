import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";

const NUMBERS: [number: string, words: string][] = [
  ["5 hours", "saved per week per family"],
  ["92%", "feel more organised"],
  ["5 min", "is more than setup takes"],
];

const VALUES: { icon: IconName; title: string; text: string }[] = [
  {
    icon: "shield",
    title: "Privacy first",
    text: "Your days are not for sale. No advertising, no trackers, and the AI never learns a name.",
  },
  {
    icon: "egg",
    title: "Easy setup",
    text: "A name, a few colours, done. Works on the oldest phone in the house.",
  },
  { icon: "heart", title: "Built for love", text: "Less logistics, more of each other." },
];

/** Numbers and promises. */
export function Claims() {
  return (
    <section className="band" aria-labelledby="claims">
      <div className="wrap">
        <h2 id="claims">What families tell us</h2>
        <div className="numbers">
          {NUMBERS.map(([number, words]) => (
            <p key={number}>
              <b>{number}</b>
              {words}
            </p>
          ))}
        </div>
        <ul className="values">
          {VALUES.map(({ icon, title, text }) => (
            <li key={title}>
              <span className="badge" aria-hidden="true">
                <Icon name={icon} />
              </span>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
