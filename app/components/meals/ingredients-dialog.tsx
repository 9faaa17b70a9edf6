import type { SubmissionResult } from "@conform-to/dom";
import { Form } from "@remix-run/react";
import { useLibraryLang, useRootData } from "#app/components/shell/root-data.ts";
import { FieldGroup, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import type { IngredientsDialogWords } from "#app/presenters/food/dish-words.ts";

interface Line {
  line: string;
  item_name: string;
  quantity: string | null;
  notes: string | null;
  isListed: boolean;
}

interface ChoiceProps {
  line: Line;
  sent: Record<string, unknown> | null | undefined;
  words: IngredientsDialogWords;
  lang: string | undefined;
}

function Choice({ line, sent, words, lang }: ChoiceProps) {
  const language = useRootData()?.language;
  const name = line.isListed ? "again" : "lines";
  const isChosen = sent ? [sent[name]].flat().includes(line.line) : !line.isListed;
  return (
    <li>
      <label className="tick">
        <input type="checkbox" name={name} value={line.line} defaultChecked={isChosen} />
        <span lang={lang}>
          <bdi>{line.item_name}</bdi>
          {line.quantity ? (
            <>
              , <bdi>{line.quantity}</bdi>
            </>
          ) : null}
          {line.notes ? <small dir="auto">{line.notes}</small> : null}
          {line.isListed ? <small lang={lang && language}>{words.listed}</small> : null}
        </span>
      </label>
    </li>
  );
}

interface IngredientsDialogProps {
  title: string;
  closeHref: string;
  /** The query of this page, for the form that changes the servings. */
  query: Record<string, string>;
  servings: number | null;
  /** Whether the amounts can be scaled to the servings. */
  canScale: boolean;
  ingredients: Line[];
  words: IngredientsDialogWords;
  /** Whether the dish is of the built-in library, and shown in English. */
  isEnglish?: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

function Servings({ query, servings, words }: Pick<IngredientsDialogProps, "query" | "servings" | "words">) {
  return (
    <Form method="get" className="with-btn" preventScrollReset>
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        key={servings}
        form={formState({ servings })}
        name="servings"
        label={words.servings}
        type="number"
        inputMode="numeric"
        min={1}
      />
      <button type="submit" className="btn">
        {words.updateAmounts}
      </button>
    </Form>
  );
}

/** A meal's ingredients, to add to the grocery list. */
export function IngredientsDialog(props: IngredientsDialogProps) {
  const { title, closeHref, query, servings, canScale, ingredients, words, isEnglish = false, lastResult } = props;
  const lang = useLibraryLang(isEnglish);
  const form = formState({}, lastResult);
  return (
    <FormDialog
      title={words.heading}
      closeHref={closeHref}
      intent="list-ingredients"
      form={form}
      intro={
        <div className="dlg__body dlg__body--top">
          <h3 lang={lang} dir="auto">
            {title}
          </h3>
          {canScale ? <Servings query={query} servings={servings} words={words} /> : null}
        </div>
      }
      hidden={<input type="hidden" name="servings" value={servings ?? ""} />}
      icon="basket"
      submitLabel={words.addToList}
      busyLabel={words.adding}
      cancelLabel={words.back}
    >
      <FieldGroup form={form} name="lines" legend={words.whatToBuy}>
        <ul>
          {ingredients.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may have a line twice, and its order stays
            <Choice key={at} line={line} sent={lastResult?.initialValue} words={words} lang={lang} />
          ))}
        </ul>
      </FieldGroup>
    </FormDialog>
  );
}
