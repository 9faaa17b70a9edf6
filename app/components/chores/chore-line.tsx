import type { ReactNode } from "react";
import { Form } from "#app/components/ui/form.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import iconsUrl from "#app/icons/icons.svg?url";
import type { ChoreRow } from "#app/presenters/chores/chores.ts";
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

/** The catalogue of a page with chores has the message of their stars. */
interface SaysStars {
  rich: (id: "starCount", values: { count: number; hidden: typeof hidden }) => ReactNode;
}

/** The stars of a chore; nothing for a chore without. */
export const Stars = ({ count, say }: { count: number; say: SaysStars }) =>
  count > 0 ? (
    <span className="stars">
      <Icon name="star" small />
      {say.rich("starCount", { count, hidden })}
    </span>
  ) : null;

/** `entry` is missing for a chore that is not done. */
type ShownRow = Omit<ChoreRow, "key" | "entry"> & { entry?: number | null };

interface LineProps {
  row: ShownRow;
  say: SaysStars;
}

const Line = ({ row, say, isButton }: LineProps & { isButton: boolean }) => (
  <>
    <span className="box" aria-hidden="true">
      {isButton ? <Icon name="check" small /> : null}
    </span>
    <Pic name={row.icon} />
    <span>
      <b dir="auto">{row.title}</b>
      {row.line ? <small>{row.line}</small> : null}
    </span>
    <Stars count={row.stars} say={say} />
  </>
);

/** One date of a chore: the whole line is a button that ticks or unticks it. */
export function ChoreLine({ row, say }: LineProps) {
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
        <Line row={row} say={say} isButton />
      </button>
    </Form>
  ) : (
    <span className="pick">
      <Line row={row} say={say} isButton={false} />
    </span>
  );
}
