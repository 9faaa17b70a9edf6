import { useSay } from "#app/components/shell/root-data.ts";
import { FieldGroup } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { drafts } from "#app/words/catalogues/drafts.ts";

interface DraftItemsProps {
  aisles: readonly {
    category: string;
    name: string;
    rows: readonly { at: number; item_name: string; quantity?: string | null; notes?: string | null }[];
  }[];
  lastResult: Parameters<typeof formState>[1];
}

/** The items of a generated list by aisle, all ticked at first. */
export function DraftItems({ aisles, lastResult }: DraftItemsProps) {
  const say = useSay(drafts);
  const form = formState({}, lastResult);
  const sent = lastResult?.initialValue;
  const isChosen = (at: number) => !sent || [sent.items].flat().includes(String(at));
  return (
    <Form intent="add-items" className="form">
      <ErrorSummary form={form} heading="h2" />
      <FieldGroup form={form} name="items" legend={say("items")}>
        <div className="stack">
          {aisles.map(({ category, name, rows }) => (
            <section className="stack stack-s" aria-label={name} key={category}>
              <h2 className="h3" dir="auto">
                {name}
              </h2>
              <ul>
                {rows.map(({ at, item_name, quantity, notes }) => (
                  <li key={at}>
                    <label className="tick">
                      <input type="checkbox" name="items" value={at} defaultChecked={isChosen(at)} />
                      <span>
                        {quantity ? say("itemAndQuantity", { item: item_name, quantity }) : item_name}
                        {notes ? <small dir="auto">{notes}</small> : null}
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </FieldGroup>
      <div className="row">
        <SubmitButton intent="add-items" busyLabel={say("adding")}>
          <Icon name="basket" />
          {say("addToList")}
        </SubmitButton>
      </div>
    </Form>
  );
}
