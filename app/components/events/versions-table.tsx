import type { TwoVersions } from "#app/shared/calendar/conflict.ts";

/** The other user's version beside the input. */
export default function VersionsTable({ versions: { who, rows } }: { versions: TwoVersions }) {
  return (
    <table className="versions">
      <caption className="vh">Two versions of this event</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{who ? `${who} saved` : "Someone saved"}</th>
          <th scope="col">Your version</th>
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
