import { useSay } from "#app/components/shell/root-data.ts";
import { calm } from "#app/words/catalogues/calm.ts";
/** Benefits of quiet minutes. */
export function Benefits() {
  const say = useSay(calm);
  return (
    <section className="stack" aria-labelledby="benefits">
      <h2 id="benefits">{say("benefits")}</h2>
      <ul className="benefits">
        <li className="m-teal">
          <h3>{say("benefit.stress")}</h3>
          <p className="muted">{say("benefit.stress.text")}</p>
        </li>
        <li className="m-coral">
          <h3>{say("benefit.balance")}</h3>
          <p className="muted">{say("benefit.balance.text")}</p>
        </li>
        <li className="m-periwinkle">
          <h3>{say("benefit.sleep")}</h3>
          <p className="muted">{say("benefit.sleep.text")}</p>
        </li>
      </ul>
    </section>
  );
}
