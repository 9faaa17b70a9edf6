import { useSay } from "#app/components/shell/root-data.ts";
import type { TwoVersions } from "#app/shared/calendar/conflict.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

/** The other user's version beside the input. */
export default function VersionsTable({ versions: { who, rows } }: { versions: TwoVersions }) {
  const say = useSay(calendar);
  return (
    <table className="versions">
      <caption className="vh">{say("twoVersions")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{who ? say("saved", { name: who }) : say("someoneSaved")}</th>
          <th scope="col">{say("yourVersion")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, theirs, mine }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{theirs ?? "–"}</td>
            <td>{mine ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
