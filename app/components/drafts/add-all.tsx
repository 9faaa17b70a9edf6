import { useSay } from "#app/components/shell/root-data.ts";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTakenFocus } from "#app/components/ui/use-taken-focus.ts";
import { drafts } from "#app/words/catalogues/drafts.ts";

const ADD_ALL = "add-all";

/** Adds all remaining dishes of a plan to the meals; `over` is the answer of the failed submission. */
export const AddAll = ({ left, over }: { left: number; over: string | undefined }) => {
  const say = useSay(drafts);
  return (
    <Form intent={ADD_ALL}>
      {over ? <input type="hidden" name="over" value={over} /> : null}
      <SubmitButton intent={ADD_ALL} busyLabel={say("adding")}>
        <Icon name="plus" />
        {say("addAll", { count: left })}
      </SubmitButton>
    </Form>
  );
};

const ANSWERS = [
  ["ours", "keepExisting"],
  ["both", "keepBoth"],
  ["replace", "replace"],
] as const;

/** Asks how to treat meals that are planned already. */
export function OverPlanned({ text }: { text: string }) {
  const say = useSay(drafts);
  const box = useTakenFocus(text);
  return (
    <Form intent={ADD_ALL} className="card stack stack-s">
      <div role="alert" tabIndex={-1} ref={box}>
        <p>{text}</p>
      </div>
      <div className="row">
        {ANSWERS.map(([value, label]) => (
          <button type="submit" className="btn" name="over" value={value} key={value}>
            {say(label)}
          </button>
        ))}
      </div>
    </Form>
  );
}
