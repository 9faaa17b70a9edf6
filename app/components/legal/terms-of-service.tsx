import { Fragment } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { legal } from "#app/words/catalogues/legal.ts";

const SECTIONS = ["service", "ideas", "things", "account", "neighbours"] as const;

export function TermsOfService() {
  const say = useSay(legal);
  return (
    <article className="prose">
      <h1>{say("terms")}</h1>
      <p className="say">{say("terms.say")}</p>
      {SECTIONS.map((id) => (
        <Fragment key={id}>
          <h2>{say(`${id}.heading`)}</h2>
          <p>{say(`${id}.text`)}</p>
        </Fragment>
      ))}
      <h2>{say("changes.heading")}</h2>
      <p>{say.rich("changes.text", { link: (text) => <a href="/privacy">{text}</a> })}</p>
    </article>
  );
}
