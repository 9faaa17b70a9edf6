import { useSay } from "#app/components/shell/root-data.ts";
import { onboarding } from "#app/words/catalogues/onboarding.ts";
/** The current step of the setup. */
export function Stepper({ step }: { step: 1 | 2 }) {
  const say = useSay(onboarding);
  return (
    <div>
      <p className="vh">{say("step", { step })}</p>
      <ol className="stepper">
        <li {...(step === 1 ? { "aria-current": "step" } : { className: "done" })}>
          <b>{say.number(1)}</b>
          {say("stepFamily")}
        </li>
        <li {...(step === 2 ? { "aria-current": "step" } : {})}>
          <b>{say.number(2)}</b>
          {say("stepMembers")}
        </li>
      </ol>
    </div>
  );
}
