/** The current step of the setup. */
export function Stepper({ step }: { step: 1 | 2 }) {
  return (
    <div>
      <p className="vh">Step {step} of 2</p>
      <ol className="stepper">
        <li {...(step === 1 ? { "aria-current": "step" } : { className: "done" })}>
          <b>1</b>Family
        </li>
        <li {...(step === 2 ? { "aria-current": "step" } : {})}>
          <b>2</b>Members
        </li>
      </ol>
    </div>
  );
}
