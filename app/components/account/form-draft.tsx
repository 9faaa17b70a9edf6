import { Form } from "@remix-run/react";
import { useSay } from "#app/components/shell/root-data.ts";
import { account } from "#app/words/catalogues/account.ts";

interface Props {
  /** The path that the form was sent to. */
  path: string;
  fields: [name: string, value: string][];
  typed: { label: string; value: string }[];
}

/** The input of a form whose session had ended, with a button that sends it. */
export function FormDraft({ path, fields, typed }: Props) {
  const say = useSay(account);
  return (
    <Form method="post" action={path} className="card measure stack">
      {fields.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may come more than once, and never change places
        <input type="hidden" name={name} value={value} key={at} />
      ))}
      <dl className="facts">
        {typed.map(({ label, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <div key={at}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="row">
        <button type="submit" className="btn btn--main">
          {say("save")}
        </button>
      </div>
    </Form>
  );
}
