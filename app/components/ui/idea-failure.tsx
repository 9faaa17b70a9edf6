import { useSay } from "#app/components/shell/root-data.ts";
import { Form, type Intent, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { frame } from "#app/words/catalogues/frame.ts";

interface IdeaFailureProps {
  /** The intent of the failed form. */
  intent: Intent;
  action?: string;
  text: string;
  /** Further values of the form. */
  values?: Record<string, string>;
}

/**
 * A failed request for an idea: the reason, a retry, and the built-in alternative (docs/product/ideas.md, "When an idea fails"). Within a form.
 */
export function FailureActions({ intent, text }: Pick<IdeaFailureProps, "intent" | "text">) {
  const say = useSay(frame);
  return (
    <>
      <p role="alert">{text}</p>
      <div className="row">
        <SubmitButton intent={intent} className="btn btn--soft">
          <Icon name="refresh" />
          {say("tryAgain")}
        </SubmitButton>
        <button type="submit" name="source" value="built-in" className="btn">
          {say("useBuiltIn")}
        </button>
      </div>
    </>
  );
}

/** `FailureActions` in a form of its own. */
export function IdeaFailure({ intent, action, text, values = {} }: IdeaFailureProps) {
  return (
    <Form intent={intent} {...(action ? { action } : {})} className="stack stack-s" replace preventScrollReset>
      {Object.entries(values).map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      <FailureActions intent={intent} text={text} />
    </Form>
  );
}
