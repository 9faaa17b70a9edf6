import { Avatar, memberClass } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentShares } from "#app/presenters/chores/chore-people.ts";
import { chores } from "#app/words/catalogues/chores.ts";

/** The number of chores of each member in four weeks: a twig for each, with a berry for each completion. */
export function Sharing({ width, sentence, twigs }: ReturnType<typeof presentShares>) {
  const say = useSay(chores);
  return (
    <section className="card" aria-labelledby="shared">
      <div className="card__head">
        <h2 id="shared">{say("fourWeeks")}</h2>
      </div>
      <ul className="tally">
        {twigs.map(({ person, count, upper, lower }) => (
          <li key={person.id}>
            <Avatar member={person} />
            <div>
              <p>
                <b dir="auto">{person.name}</b> · {count}
              </p>
              <svg
                className={memberClass(person.id)}
                viewBox={`0 0 ${width} 28`}
                preserveAspectRatio="xMinYMid meet"
                aria-hidden="true"
              >
                <path
                  className="s-wood"
                  strokeWidth="2.5"
                  d={`M1 14.5c${width * 0.4}-2 ${width * 0.6} 2 ${width - 2} 0`}
                />
                {upper ? <path className="berry" d={upper} /> : null}
                {lower ? <path className="berry" d={lower} /> : null}
              </svg>
            </div>
          </li>
        ))}
      </ul>
      {sentence ? <p>{sentence}</p> : null}
      <p className="hint-row">
        <Icon name="lock" />
        <span>{say("berries")}</span>
      </p>
    </section>
  );
}
