import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

interface IdeaFailureProps {
  /** What the form that failed wanted. */
  intent: string;
  action?: string;
  text: string;
}

/** An idea could not be had: why, the same once more, and the way out (decisions.md section 7). */
export function IdeaFailure({ intent, action, text }: IdeaFailureProps) {
  return (
    <div className="stack stack-s">
      <p role="alert">{text}</p>
      <Form intent={intent} {...(action ? { action } : {})} className="row" replace preventScrollReset>
        <SubmitButton intent={intent} className="btn btn--soft">
          <Icon name="refresh" />
          Try again
        </SubmitButton>
        <button type="submit" name="source" value="built-in" className="btn">
          Use a built-in idea
        </button>
      </Form>
    </div>
  );
}
