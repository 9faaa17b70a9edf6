import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { landing } from "#app/words/catalogues/landing.ts";

const NUMBERS = ["hours", "organised", "setup"] as const;

const VALUES = [
  { id: "privacy", icon: "shield" },
  { id: "easy", icon: "egg" },
  { id: "love", icon: "heart" },
] as const;

/** Numbers and promises. */
export function Claims() {
  const say = useSay(landing);
  return (
    <section className="band" aria-labelledby="claims">
      <div className="wrap">
        <h2 id="claims">{say("claims")}</h2>
        <div className="numbers">
          {NUMBERS.map((id) => (
            <p key={id}>{say.rich(id, { number: (text) => <b>{text}</b> })}</p>
          ))}
        </div>
        <ul className="values">
          {VALUES.map(({ id, icon }) => (
            <li key={id}>
              <span className="badge" aria-hidden="true">
                <Icon name={icon} />
              </span>
              <h3>{say(id)}</h3>
              <p className="muted">{say(`${id}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
