import type { SubmissionResult } from "@conform-to/dom";
import { KidPage } from "#app/components/chores/kid-page.tsx";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { Avatar, memberClass } from "#app/components/members/avatar.tsx";
import { BranchDrawing } from "#app/components/members/family-branch.tsx";
import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon, Picture } from "#app/components/ui/icon.tsx";
import type { presentChildPage } from "#app/presenters/chores/child-page.ts";
import { childHref } from "#app/shared/chores/chore-links.ts";
import { PART_ICONS } from "#app/shared/chores/part-icons.ts";
import { chores } from "#app/words/catalogues/chores.ts";

type ChildProps = ReturnType<typeof presentChildPage> & { lastResult: SubmissionResult<string[]> | undefined };

/** An egg for each chore, hatched if the chore is done. */
function Branch({ person, tiles, hatched }: Pick<ChildProps, "person" | "tiles" | "hatched">) {
  const say = useSay(chores);
  return (
    <div className="hello kid__branch">
      <div className="hello__orb" aria-hidden="true" />
      <p className="vh">{say("hatched", { count: hatched, all: tiles.length })}</p>
      <div className="perch-box" aria-hidden="true">
        <BranchDrawing />
        <ul className="perch">
          {tiles.map(({ key }, at) => (
            <li key={key}>
              {at < hatched ? (
                <Picture name="bird" className={`bird ${memberClass(person.id)}`} />
              ) : (
                <span className="egg egg--l" />
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A chore as a large button. A just ticked one is animated, unless the user prefers reduced motion. */
function Tile({ tile, person }: { tile: ChildProps["tiles"][number] } & Pick<ChildProps, "person">) {
  const justNow = useRootData()?.flash?.undo_chore?.entry;
  const isDone = tile.entry !== null;
  const intent = isDone ? "undo-chore" : "do-chore";
  const classes = ["tile", memberClass(person.id), isDone && tile.entry === justNow && "pop"];
  return (
    <Form intent={intent} preventScrollReset>
      <input type="hidden" name="chore" value={tile.chore} />
      {isDone ? (
        <input type="hidden" name="entry" value={tile.entry ?? ""} />
      ) : (
        <input type="hidden" name="date" value={tile.date} />
      )}
      {tile.member === null ? null : <input type="hidden" name="member" value={tile.member} />}
      <button type="submit" className={classes.filter(Boolean).join(" ")} aria-pressed={isDone}>
        <Icon name={tile.icon} />
        {tile.title}
        {isDone ? (
          <span className="pic" aria-hidden="true">
            <Icon name="check" />
          </span>
        ) : null}
      </button>
    </Form>
  );
}

function Saving({ goal, jar }: Pick<ChildProps, "goal" | "jar">) {
  const say = useSay(chores);
  return (
    <section className="card card--warm" aria-labelledby="saving">
      <div className="card__head">
        <h2 id="saving">
          <Icon name={goal?.icon ?? "star"} />
          {goal?.title ?? say("yourStars")}
        </h2>
      </div>
      {goal?.drawn ? (
        <div
          className="bigstars"
          role="img"
          aria-label={say("starsOf", { count: goal.drawn.full, all: goal.drawn.of })}
        >
          {Array.from({ length: goal.drawn.of }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
            <span className={at < (goal.drawn?.full ?? 0) ? "on" : undefined} key={at}>
              <Icon name="star" />
            </span>
          ))}
        </div>
      ) : (
        <p>{jar}</p>
      )}
    </section>
  );
}

/** A child's page of chores: large icons, few words. */
export function ChildPage({ person, parts, part, tiles, hatched, goal, jar, lastResult }: ChildProps) {
  const say = useSay(chores);
  return (
    <KidPage>
      <div className="head">
        <h1 dir="auto">{person.name}</h1>
        <Avatar member={person} size="l" />
      </div>
      <ErrorSummary form={formState({}, lastResult)} heading="h2" />
      {tiles.length > 0 ? (
        <Branch person={person} tiles={tiles} hatched={hatched} />
      ) : (
        <EmptyState picture={<NestBox />} title={say("childDone")} heading="h2">
          <p>{say("childDoneText")}</p>
        </EmptyState>
      )}
      {parts.length > 1 ? (
        <div>
          <nav className="seg seg--lists" aria-label={say("timeOfDay")}>
            {parts.map(({ part: each, name }) => (
              <AppLink to={childHref(person.id, each)} aria-current={each === part ? "page" : undefined} key={each}>
                <Icon name={PART_ICONS[each]} />
                {name}
              </AppLink>
            ))}
          </nav>
        </div>
      ) : null}
      <ul className="kids">
        {tiles.map((tile) => (
          <li key={tile.key}>
            <Tile tile={tile} person={person} />
          </li>
        ))}
      </ul>
      <Saving goal={goal} jar={jar} />
    </KidPage>
  );
}
