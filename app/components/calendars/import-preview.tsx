import { useSay } from "#app/components/shell/root-data.ts";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { ItemView, PreviewView } from "#app/presenters/calendar/imports.ts";
import { calendars } from "#app/words/catalogues/calendars.ts";

const Words = ({ title, before, text }: ItemView) => (
  <span>
    <strong dir="auto">{title}</strong>
    <small>
      {before ? (
        <>
          <del>{before}</del>{" "}
        </>
      ) : null}
      {text}
    </small>
  </span>
);

interface GroupProps {
  id: string;
  title: "changed" | "new" | "notUnderstood";
  group: PreviewView["new"];
  /** The message about events that are not listed. */
  others: "changedOthers" | "newOthers" | "more";
  /** The numbers of the ticked items, if the form is shown again. */
  taken?: readonly unknown[] | null;
}

/** The events of one state, with boxes if they can be chosen. */
function Group({ id, title, group: { count, boxes, plain, more }, others, taken }: GroupProps) {
  const say = useSay(calendars);
  if (count === 0) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>{say(title, { count })}</h2>
      </div>
      <ul className="came">
        {boxes.map((item) => (
          <li key={item.n}>
            <label className="tick">
              <input
                type="checkbox"
                name="take"
                value={item.n}
                defaultChecked={taken ? taken.includes(String(item.n)) : item.isTicked}
              />
              <Words {...item} />
            </label>
          </li>
        ))}
        {plain.map((item) => (
          <li key={item.n}>
            <Words {...item} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="muted">{say(others, { count: more })}</p> : null}
    </section>
  );
}

const COUNTED = [
  ["new", "new"],
  ["changed", "changed"],
  ["same", "same"],
  ["not_understood", "not-understood"],
] as const;

/** The events of a file with their state; one button imports the ticked ones. */
export function ImportPreview({
  view,
  canConfirm,
  taken,
}: {
  view: PreviewView;
  canConfirm: boolean;
  taken: readonly unknown[] | null;
}) {
  const say = useSay(calendars);
  const { counts, ticked } = view;
  return (
    <Form intent="bring-in" className="stack stack-l measure">
      <nav className="counts" aria-label={say("contents")}>
        {COUNTED.map(([state, id]) => (
          <a href={counts[state] > 0 ? `#${id}` : undefined} key={state}>
            <b>{say.number(counts[state])}</b>
            {say(`count.${state}`)}
          </a>
        ))}
      </nav>
      <Group id="changed" title="changed" group={view.changed} others="changedOthers" taken={taken} />
      <Group id="new" title="new" group={view.new} others="newOthers" taken={taken} />
      {counts.same > 0 ? (
        <section className="card" aria-labelledby="same">
          <div className="card__head">
            <h2 id="same">{say("same", { count: counts.same })}</h2>
          </div>
          <p className="muted">{say("sameText")}</p>
        </section>
      ) : null}
      <Group id="not-understood" title="notUnderstood" group={view.notUnderstood} others="more" />
      <div className="row">
        {canConfirm && ticked + view.changed.boxes.length > 0 ? (
          <SubmitButton intent="bring-in" className="btn btn--main btn--lg" busyLabel={say("importing")}>
            {say("importEvents", { count: ticked })}
          </SubmitButton>
        ) : null}
        {canConfirm ? (
          <button type="submit" name="intent" value="discard-import" className="btn">
            {say("cancel")}
          </button>
        ) : null}
      </div>
    </Form>
  );
}
