import { Pic } from "#app/components/chores/chore-line.tsx";
import { StarJar } from "#app/components/chores/star-jar.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentJar } from "#app/presenters/chores/chore-people.ts";
import { childHref, giveHref, goalHref } from "#app/shared/chores/chore-links.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export type ShownJar = ReturnType<typeof presentJar>;

/** A child's stars and goal. */
export function JarCard({ jar, mayGive }: { jar: ShownJar; mayGive: boolean }) {
  const say = useSay(chores);
  const { person, goal, text, filled, isFull } = jar;
  return (
    <section className="card" aria-labelledby={`jar-${person.id}`}>
      <div className="card__head">
        <h2 id={`jar-${person.id}`}>
          <Avatar member={person} />
          {goal ? say("savesFor", { name: person.name }) : person.name}
        </h2>
        <AppLink to={childHref(person.id)}>{say("pageOf", { name: person.name })}</AppLink>
      </div>
      <div className="row row-t">
        <StarJar id={`j${person.id}`} filled={filled} />
        <div className="stack stack-s grow">
          {goal ? <Pic name={goal.icon} /> : null}
          {goal ? <h3 dir="auto">{goal.title}</h3> : null}
          <p className="muted">{text}</p>
        </div>
      </div>
      {mayGive ? (
        <div className="row">
          {isFull ? (
            <AppLink className="btn btn--main" to={giveHref(person.id)} preventScrollReset>
              <Icon name="gift" />
              {say("giveReward")}
            </AppLink>
          ) : null}
          <AppLink className="act" to={goalHref(person.id)} preventScrollReset>
            {say.rich(goal ? "changeGoal" : "chooseGoal", { name: person.name, hidden })}
          </AppLink>
        </div>
      ) : null}
    </section>
  );
}
