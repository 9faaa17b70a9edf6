import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { ItemView, PreviewView } from "#app/presenters/calendar/imports.ts";
import { byCount } from "#app/shared/by-count.ts";

const Words = ({ title, before, text }: ItemView) => (
  <span>
    <strong>{title}</strong>
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
  title: string;
  group: PreviewView["new"];
  /** The sentence about events that are not listed. */
  others: string;
  /** The numbers of the ticked items, if the form is shown again. */
  taken?: readonly unknown[] | null;
}

/** The events of one state, with boxes if they can be chosen. */
function Group({ id, title, group: { count, boxes, plain, more }, others, taken }: GroupProps) {
  if (count === 0) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>
          {title} ({count})
        </h2>
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
      {more > 0 ? (
        <p className="muted">
          {more} more. {others}
        </p>
      ) : null}
    </section>
  );
}

const COUNTED = [
  ["new", "new", "new"],
  ["changed", "changed", "changed"],
  ["same", "same", "already here"],
  ["not_understood", "not-understood", "can’t be imported"],
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
  const { counts, ticked } = view;
  return (
    <Form intent="bring-in" className="stack stack-l measure">
      <nav className="counts" aria-label="File contents">
        {COUNTED.map(([state, id, words]) => (
          <a href={counts[state] > 0 ? `#${id}` : undefined} key={state}>
            <b>{counts[state]}</b>
            {words}
          </a>
        ))}
      </nav>
      <Group
        id="changed"
        title="Changed"
        group={view.changed}
        others="The rest are imported too, unless someone changed them in Roost."
        taken={taken}
      />
      <Group id="new" title="New" group={view.new} others="All of these are imported." taken={taken} />
      {counts.same > 0 ? (
        <section className="card" aria-labelledby="same">
          <div className="card__head">
            <h2 id="same">Already here ({counts.same})</h2>
          </div>
          <p className="muted">Nothing to import.</p>
        </section>
      ) : null}
      <Group id="not-understood" title="Can’t be imported" group={view.notUnderstood} others="" />
      <div className="row">
        {canConfirm && ticked + view.changed.boxes.length > 0 ? (
          <SubmitButton intent="bring-in" className="btn btn--main btn--lg" busyLabel="Importing…">
            {byCount(ticked, "Import 1 event", `Import ${ticked} events`)}
          </SubmitButton>
        ) : null}
        {canConfirm ? (
          <button type="submit" name="intent" value="discard-import" className="btn">
            Cancel
          </button>
        ) : null}
      </div>
    </Form>
  );
}
