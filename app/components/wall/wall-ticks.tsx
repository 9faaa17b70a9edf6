import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useWords } from "#app/components/wall/wall-words.ts";
import type { ChoresView, GroceriesView } from "#app/presenters/wall/wall-view.ts";

interface Row {
  /** The field of its button. */
  name: "id" | "toggle";
  value: string | number;
  /** Further fields of its form. */
  fields?: ReactNode;
  isOn: boolean;
  content: ReactNode;
  /** The quantity, or the member. */
  beside: string | null;
}

const Box = ({ isOn }: { isOn: boolean }) => (
  <span className={isOn ? "box is-on" : "box"} aria-hidden="true">
    <Icon name="check" small />
  </span>
);

const Inside = ({ content, beside }: Row) => (
  <>
    {content}
    <span>{beside}</span>
  </>
);

interface TicksProps {
  title: string;
  clock: string;
  rows: readonly Row[];
  more: number;
  /** Whether the screen may tick; without permission the rows have no buttons. */
  mayTick: boolean;
  submission: string;
  empty: string;
}

function Ticks({ title, clock, rows, more, mayTick, submission, empty }: TicksProps) {
  const say = useWords();
  return (
    <>
      <header className="whead">
        <h1>
          {title}{" "}
          <small>
            {say("asOf", { clock })}
            {more > 0 ? ` · +${more}` : ""}
          </small>
        </h1>
        <a className="btn" href="/wall">
          <Icon name="left" flip />
          {say("back")}
        </a>
      </header>
      <main id="main">
        {rows.length === 0 ? <p className="wempty">{empty}</p> : null}
        {mayTick ? (
          <div className="wtick">
            {rows.map((row) => (
              <form method="post" key={row.value}>
                <input type="hidden" name="submission_id" value={submission} />
                {row.fields}
                <button type="submit" name={row.name} value={row.value} aria-pressed={row.isOn}>
                  <Box isOn={row.isOn} />
                  <Inside {...row} />
                </button>
              </form>
            ))}
          </div>
        ) : (
          <ul className="wtick">
            {rows.map((row) => (
              <li key={row.value}>
                <Inside {...row} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}

export const WallGroceries = ({ toBuy, rows, ...view }: GroceriesView) => {
  const say = useWords();
  return (
    <Ticks
      {...view}
      title={say("groceries", { count: toBuy })}
      empty={say("noGroceries")}
      rows={rows.map(({ id, name, quantity, notes, isOn }) => ({
        name: "id",
        value: id,
        fields: <input type="hidden" name="is_purchased" value={isOn ? "off" : "on"} />,
        isOn,
        content: (
          <span className="wname">
            {name}
            {notes ? <small dir="auto">{notes}</small> : null}
          </span>
        ),
        beside: quantity,
      }))}
    />
  );
};

export const WallChores = ({ rows, ...view }: ChoresView) => {
  const say = useWords();
  return (
    <Ticks
      {...view}
      title={say("chores")}
      empty={say("noChores")}
      rows={rows.map(({ title, icon, who, ...row }) => ({
        ...row,
        name: "toggle",
        content: (
          <>
            <Icon name={icon} />
            <span className="wname" dir="auto">
              {title}
            </span>
          </>
        ),
        beside: who,
      }))}
    />
  );
};
