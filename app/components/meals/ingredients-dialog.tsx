import type { SubmissionResult } from "@conform-to/dom";
import { Link, Form as PlainForm } from "@remix-run/react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { FieldErrors, TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";

interface Line {
  line: string;
  item_name: string;
  quantity: string | null;
  notes: string | null;
  isListed: boolean;
}

function Choice({ line, sent }: { line: Line; sent: Record<string, unknown> | null | undefined }) {
  const name = line.isListed ? "again" : "lines";
  const isChosen = sent ? [sent[name]].flat().includes(line.line) : !line.isListed;
  return (
    <li>
      <label className="tick">
        <input type="checkbox" name={name} value={line.line} defaultChecked={isChosen} />
        <span>
          {line.item_name}
          {line.quantity ? `, ${line.quantity}` : null}
          {line.notes ? <small>{line.notes}</small> : null}
          {line.isListed ? <small>Put on the list before. Tick it to add it once more.</small> : null}
        </span>
      </label>
    </li>
  );
}

interface IngredientsDialogProps {
  title: string;
  closeHref: string;
  /** Fields of this page's address, for the form that changes the servings. */
  query: Record<string, string>;
  servings: number | null;
  /** Whether the amounts can be made right for the servings. */
  canScale: boolean;
  ingredients: Line[];
  lastResult: SubmissionResult<string[]> | undefined;
}

function Servings({ query, servings }: Pick<IngredientsDialogProps, "query" | "servings">) {
  return (
    <PlainForm method="get" className="with-btn" preventScrollReset>
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        key={servings}
        form={formState({ servings })}
        name="servings"
        label="Servings to buy for"
        type="number"
        inputMode="numeric"
        min={1}
      />
      <button type="submit" className="btn">
        Change amounts
      </button>
    </PlainForm>
  );
}

/** What a meal needs, to be put on the grocery list. */
export function IngredientsDialog(props: IngredientsDialogProps) {
  const { title, closeHref, query, servings, canScale, ingredients, lastResult } = props;
  const form = formState({}, lastResult);
  const isHydrated = useHydrated();
  return (
    <Dialog title="Ingredients to the list" closeHref={closeHref}>
      <div className="dlg__body dlg__body--top">
        <h3>{title}</h3>
        {canScale ? <Servings query={query} servings={servings} /> : null}
      </div>
      <Form intent="list-ingredients" className="dlg__form" preventScrollReset>
        {isHydrated ? <input type="hidden" name="has_script" value="on" /> : null}
        <input type="hidden" name="servings" value={servings ?? ""} />
        <div className="dlg__body">
          <ErrorSummary form={form} />
          <fieldset className="field" id="lines">
            <legend>What to buy</legend>
            <FieldErrors form={form} name="lines" />
            <ul>
              {ingredients.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may have a line twice, and its order stays
                <Choice key={at} line={line} sent={lastResult?.initialValue} />
              ))}
            </ul>
          </fieldset>
        </div>
        <div className="dlg__foot">
          <Link className="btn" to={closeHref} preventScrollReset>
            Back
          </Link>
          <SubmitButton intent="list-ingredients" busyLabel="Adding...">
            <Icon name="basket" />
            Put on the list
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
