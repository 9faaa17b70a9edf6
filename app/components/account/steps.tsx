import type { Step } from "#app/presenters/people/departures.ts";

/** Steps with dates, in order. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="when">
    {steps.map(({ when, what }) => (
      <li key={when}>
        <span>
          <strong>{when}</strong>
          <small>{what}</small>
        </span>
      </li>
    ))}
  </ol>
);
