import { useSay } from "#app/components/shell/root-data.ts";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { frame } from "#app/words/catalogues/frame.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

interface Line {
  title: string;
  text: string;
}

function Lines({ id, title, lines }: { id: string; title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>{title}</h2>
      </div>
      <ul className="came">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two recipes of a file may have one name
          <li key={at}>
            <span>
              <strong>{line.title}</strong>
              <small>{line.text}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The recipes of a file, and those left out; one button imports them. */
export const RecipeFilePreview = ({ coming, leftOut }: { coming: readonly Line[]; leftOut: readonly Line[] }) => {
  const say = useSay(recipes);
  const frameSay = useSay(frame);
  return (
    <Form intent="take-recipes" className="stack stack-l measure">
      <Lines id="coming" title={say("newOnes", { count: coming.length })} lines={coming} />
      <Lines id="left-out" title={say("leftOut", { count: leftOut.length })} lines={leftOut} />
      <div className="row">
        {coming.length > 0 ? (
          <SubmitButton intent="take-recipes" className="btn btn--main btn--lg" busyLabel={say("importing")}>
            {say("importCount", { count: coming.length })}
          </SubmitButton>
        ) : null}
        <button type="submit" name="intent" value="discard-recipes" className="btn">
          {frameSay("cancel")}
        </button>
      </div>
    </Form>
  );
};
