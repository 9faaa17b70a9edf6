import type { Step } from "#app/presenters/people/departures.ts";

/** What happens when, one after the other. */
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
