import { useSay } from "#app/components/shell/root-data.ts";
import type { DaysPicture } from "#app/presenters/connection/together.ts";
import { connection } from "#app/words/catalogues/connection.ts";

/** A day's square in units of the SVG; `round` is the radius of its corners. */
interface Cell {
  width: number;
  step: number;
  round: number;
}
const HEIGHT = 13;
const ROW = 16;
/** The width of the weekdays' letters. */
const LETTERS = 18;

/** The CSS class for each character of `days`. */
const LOOKS = { "0": "l0", "1": "l1", "2": "l2", "3": "l3", "-": "ahead" };

/** The position of the day at an index. */
const place = (index: number, { step }: Cell) => ({ x: LETTERS + Math.floor(index / 7) * step, y: (index % 7) * ROW });

/** One path for all days with the same class. The stroke rounds the corners, so it is as wide as `round`. */
function drawPath(days: string, look: string, cell: Cell): string {
  const { width, round } = cell;
  return [...days]
    .map((day, index) => {
      if (day !== look) return "";
      const { x, y } = place(index, cell);
      return `M${x + round} ${y + round}h${width - 2 * round}v${HEIGHT - 2 * round}H${x + round}z`;
    })
    .join("");
}

/** Days in columns of weeks, with the names of months above, if any. */
export function DaysGrid({
  days,
  today,
  weekdays,
  cell,
  months = [],
}: DaysPicture & { cell: Cell; months?: { name: string; week: number }[] }) {
  const now = today === null ? null : place(today, cell);
  return (
    <>
      {months.map(({ name, week }) => (
        <text key={name} x={LETTERS + week * cell.step} y="-6">
          {name}
        </text>
      ))}
      {[...weekdays].map((letter, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weekdays never change places
        <text key={row} x="2" y={10 + row * ROW}>
          {letter}
        </text>
      ))}
      {Object.entries(LOOKS).map(([look, name]) => {
        const path = drawPath(days, look, cell);
        return path ? <path key={look} className={name} d={path} strokeWidth={2 * cell.round} /> : null;
      })}
      {now ? <rect className="now" x={now.x} y={now.y} width={cell.width} height={HEIGHT} rx={cell.round} /> : null}
    </>
  );
}

const SHADES = ["l0", "l1", "l2", "l3"] as const;

/** The legend of the shades. */
export function Shades() {
  const say = useSay(connection);
  return (
    <p className="shades small muted">
      {SHADES.map((shade) => (
        <span key={shade}>
          <i className={shade} />
          {say(`shade.${shade}`)}
        </span>
      ))}
    </p>
  );
}
