import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import iconsUrl from "#app/icons/icons.svg?url";
import type { ChoreRow } from "#app/presenters/chores/chores.ts";
import { byCount } from "#app/shared/by-count.ts";
import type { ChoreIcon } from "#app/shared/chores/constants.ts";

/** An icon as an HTML text, because a hundred rows with an icon component each are slow. */
const iconHtml = (name: ChoreIcon): string =>
  `<svg class="icon" width="24" height="24" aria-hidden="true"><use href="${iconsUrl}#${name}"></use></svg>`;

/** The icon of a chore, on an egg. */
export const Pic = ({ name, size }: { name: ChoreIcon; size?: "l" }) => {
  const className = size ? "pic pic--l" : "pic";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: of the names of our own pictures
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: iconHtml(name) }} />;
};

/** The stars of a chore. */
export const Stars = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className="stars">
      <Icon name="star" small />
      {count}
      <span className="vh">{byCount(count, " star", " stars")}</span>
    </span>
  ) : null;

/** `entry` is missing for a chore that is not done. */
type ShownRow = Omit<ChoreRow, "key" | "entry"> & { entry?: number | null };

const Words = ({ row }: { row: ShownRow }) => (
  <>
    <Pic name={row.icon} />
    <span>
      <b>{row.title}</b>
      {row.line ? <small>{row.line}</small> : null}
    </span>
    <Stars count={row.stars} />
  </>
);

/** One date of a chore: the whole line is a button that ticks or unticks it. */
export function ChoreLine({ row }: { row: ShownRow }) {
  const isDone = Boolean(row.entry);
  const intent = isDone ? "undo-chore" : "do-chore";
  return isDone || row.canTick ? (
    <Form intent={intent} preventScrollReset>
      <input type="hidden" name="chore" value={row.chore} />
      {isDone ? (
        <input type="hidden" name="entry" value={row.entry ?? ""} />
      ) : (
        <>
          <input type="hidden" name="date" value={row.date} />
          {row.member === null ? null : <input type="hidden" name="member" value={row.member} />}
        </>
      )}
      <button type="submit" className="pick" aria-pressed={isDone}>
        <span className="box" aria-hidden="true">
          <Icon name="check" small />
        </span>
        <Words row={row} />
      </button>
    </Form>
  ) : (
    <span className="pick">
      <span className="box" aria-hidden="true" />
      <Words row={row} />
    </span>
  );
}
