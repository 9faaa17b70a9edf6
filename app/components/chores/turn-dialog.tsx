import type { SubmissionResult } from "@conform-to/dom";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentTurn } from "#app/presenters/chores/turn.ts";
import { choreHref, editChoreHref } from "#app/shared/chores/chore-links.ts";
import { chores } from "#app/words/catalogues/chores.ts";

type TurnProps = ReturnType<typeof presentTurn> & {
  closeHref: string;
  mayChange: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
};

type DateOf = Pick<TurnProps, "id" | "date" | "owner">;

/** Hidden fields with the chore, date and owner of a button. */
const OfDate = ({ id, date, owner }: DateOf) => (
  <>
    <input type="hidden" name="chore" value={id} />
    <input type="hidden" name="date" value={date ?? ""} />
    {owner === null ? null : <input type="hidden" name="member" value={owner} />}
  </>
);

const Swaps = ({ swaps, ...of }: Pick<TurnProps, "swaps"> & DateOf) => (
  <Form intent="swap-turn" className="stack stack-s">
    <OfDate {...of} />
    {swaps.map(({ id, label, text }) => (
      <button type="submit" className="action-card" name="with_member_id" value={id} key={id}>
        <Icon name="swap" />
        <b>{label}</b>
        <small>{text}</small>
      </button>
    ))}
  </Form>
);

/** Buttons that record that another member did it. */
function Others({ others, ...of }: Pick<TurnProps, "others"> & DateOf) {
  const say = useSay(chores);
  return (
    <Form intent="do-chore">
      <OfDate {...of} />
      <fieldset className="field" aria-describedby="others-hint">
        <legend>{say("someoneElse")}</legend>
        <div className="chips">
          {others.map((person) => (
            <button type="submit" className="btn" name="done_by" value={person.id} key={person.id}>
              <Avatar member={person} size="s" />
              {person.name}
            </button>
          ))}
        </div>
        <span className="hint" id="others-hint">
          {say("someoneElseHint")}
        </span>
      </fieldset>
    </Form>
  );
}

/** Actions on a date other than ticking it. */
export function TurnDialog(props: TurnProps) {
  const { id, title, hint, date, owner, swaps, canTick, skip, others, mayChange, closeHref, lastResult } = props;
  const say = useSay(chores);
  const ofDate = { id, date, owner };
  return (
    <Dialog title={title} closeHref={closeHref} kind="ask">
      <div className="dlg__body">
        <ErrorSummary form={formState({}, lastResult)} />
        <p className="hint">{hint}</p>
        {swaps.length > 0 || canTick ? (
          <div className="stack stack-s">
            {swaps.length > 0 ? <Swaps swaps={swaps} {...ofDate} /> : null}
            {canTick ? (
              <Form intent="skip-chore">
                <OfDate {...ofDate} />
                <button type="submit" className="action-card">
                  <Icon name="later" />
                  <b>{say("skip")}</b>
                  <small>{skip}</small>
                </button>
              </Form>
            ) : null}
          </div>
        ) : null}
        {others.length > 0 ? <Others others={others} {...ofDate} /> : null}
        <div className="row">
          <AppLink className="btn btn--bare" to={choreHref(id)}>
            <Icon name="book" />
            {say("history")}
          </AppLink>
          {mayChange ? (
            <AppLink className="btn btn--bare" to={editChoreHref(id)}>
              <Icon name="edit" />
              {say("edit")}
            </AppLink>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
