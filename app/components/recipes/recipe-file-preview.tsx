import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { byCount } from "#app/shared/by-count.ts";

interface Line {
  title: string;
  text: string;
}

function Lines({ id, title, lines }: { id: string; title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>
          {title} ({lines.length})
        </h2>
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
export const RecipeFilePreview = ({ coming, leftOut }: { coming: readonly Line[]; leftOut: readonly Line[] }) => (
  <Form intent="take-recipes" className="stack stack-l measure">
    <Lines id="coming" title="New" lines={coming} />
    <Lines id="left-out" title="Left out" lines={leftOut} />
    <div className="row">
      {coming.length > 0 ? (
        <SubmitButton intent="take-recipes" className="btn btn--main btn--lg" busyLabel="Importing…">
          {byCount(coming.length, "Import 1 recipe", `Import ${coming.length} recipes`)}
        </SubmitButton>
      ) : null}
      <button type="submit" name="intent" value="discard-recipes" className="btn">
        Cancel
      </button>
    </div>
  </Form>
);
