import type { SubmissionResult } from "@conform-to/dom";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { memberClass } from "#app/components/members/avatar.tsx";
import { MemberFields } from "#app/components/members/member-form.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { FieldErrors, type Option } from "#app/components/ui/field.tsx";
import { type FormState, fieldId } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { EnterButton, ListButton } from "#app/components/ui/list-button.tsx";
import type { MemberView } from "#app/presenters/people/people.ts";
import { insertRow, removeRow } from "#app/shared/list-buttons.ts";
import { MAX_MEMBERS } from "#app/shared/people/constants.ts";
import { dressRows, type RowView } from "#app/shared/people/member-rows.ts";
import { type ColourNames, paletteClass } from "#app/shared/people/palette.ts";
import { frame } from "#app/words/catalogues/frame.ts";

type Answer = SubmissionResult<string[]> | undefined;

export interface MemberRow {
  /** The React key, which stays when an earlier row is removed. */
  key: string;
  prefix: string;
  isYou: boolean;
  /** The displayed values; with script as typed. */
  view: RowView;
  /** The colour in the server's answer. */
  color: string;
}

interface RowsInput {
  form: FormState;
  answer: Answer;
  /** Whether the first row is the user (`you`), before `members`. */
  hasYou: boolean;
  /** The colours of existing members. */
  taken: readonly string[];
}

/** The values of the fields: with script as typed since the last answer, else as answered. */
function useTyped(form: FormState, answer: Answer) {
  const [typed, setTyped] = useState<{ answer: Answer; data: FormData }>();
  const onChange = (event: FormEvent<HTMLFormElement>) => setTyped({ answer, data: new FormData(event.currentTarget) });
  // Ignores input from before the last answer, which may have other rows.
  const data = typed && typed.answer === answer ? typed.data : null;
  return { onChange, value: data ? (name: string) => String(data.get(name) ?? "") : form.value };
}

/**
 * The rows of a form that adds members. With script (`onChange` of the form) avatars, birds and used colours change
 * while the user types; without script, with the next answer.
 */
export function useMemberRows({ form, answer, hasYou, taken }: RowsInput) {
  const { value, onChange } = useTyped(form, answer);
  const prefixes = [...(hasYou ? ["you"] : []), ...form.list("members").map((_, index) => `members[${index}]`)];
  const dress = (read: FormState["value"]) =>
    dressRows(
      prefixes.map((prefix) => ({ name: read(`${prefix}.name`), color: read(`${prefix}.color`) })),
      taken,
    );
  const [answered, shown] = [dress(form.value), dress(value)];
  const rows = prefixes.map((prefix, index): MemberRow => {
    const isYou = hasYou && index === 0;
    const [before, view] = [answered[index] as RowView, shown[index] as RowView];
    return { key: isYou ? "you" : form.value(`${prefix}.key`) || prefix, prefix, isYou, view, color: before.color };
  });
  return { rows, onChange };
}

interface MemberRowInput {
  form: FormState;
  answer: Answer;
  /** The colours of all other members. */
  taken: readonly string[];
  member: Pick<MemberView, "id" | "color">;
}

/** The row of a form that edits a member. A colour outside of the palette, set by the API, can stay. */
export function useMemberRow({ form, answer, taken, member }: MemberRowInput) {
  const say = useSay(frame);
  const { value, onChange } = useTyped(form, answer);
  const dress = (read: FormState["value"]) => dressRows([{ name: read("name"), color: read("color") }], taken);
  const [row] = dress(value) as [RowView];
  const view = paletteClass(member.color)
    ? row
    : {
        ...row,
        className: row.className || memberClass(member.id),
        swatches: [
          { hex: member.color, className: memberClass(member.id), name: say("memberOwnColour"), isUsed: false },
          ...row.swatches,
        ],
      };
  return { row: view, color: form.value("color"), onChange };
}

const ADD_BUTTON = "add-member";

/** The id of the field or button that gets the focus after a row was added or removed. */
function nextFocus(answer: Answer, rows: readonly MemberRow[]): string | null {
  const type = answer?.intent?.type;
  if (type === "remove") return ADD_BUTTON;
  const last = rows.at(-1);
  return type === "insert" && last ? fieldId(`${last.prefix}.name`) : null;
}

interface MemberRowsProps {
  form: FormState;
  answer: Answer;
  rows: MemberRow[];
  roles: readonly Option[];
  colours: ColourNames;
  /** The roles for the signed-in user. */
  ownRoles?: readonly Option[];
  /** The minimum number of rows. */
  min?: number;
  addClassName?: string;
  /** Whether the Enter key adds a row instead of sending the form. */
  addsByEnter?: boolean;
}

/** The role of the next row: after the user alone a second parent, otherwise a child. */
const nextRole = (rows: readonly MemberRow[], roles: readonly Option[]) =>
  rows.length === 1 && rows[0]?.isYou && roles.some(({ value }) => value === "parent") ? "parent" : "child";

/** The rows of a form that adds members, and the button that adds a row. */
export function MemberRows({
  form,
  answer,
  rows,
  roles,
  colours,
  ownRoles = roles,
  min = 0,
  addClassName = "btn",
  addsByEnter = false,
}: MemberRowsProps) {
  const say = useSay(frame);
  const isFirst = useRef(true);
  const focus = nextFocus(answer, rows);
  useEffect(() => {
    if (!isFirst.current && answer && focus) document.getElementById(focus)?.focus();
    isFirst.current = false;
  }, [answer, focus]);
  const members = rows.filter(({ isYou }) => !isYou);
  const canAdd = members.length < MAX_MEMBERS;
  const nextKey = 1 + Math.max(0, ...members.map(({ key }) => Number.parseInt(key, 10) || 0));
  const add = insertRow("members", { key: String(nextKey), role: nextRole(rows, roles) });
  return (
    <>
      {addsByEnter && canAdd ? <EnterButton value={add} /> : <EnterButton />}
      {rows.length > 0 ? (
        <div className="stack" id="members">
          <FieldErrors form={form} name="members" />
          {rows.map(({ key, prefix, isYou, view, color }, index) => (
            <MemberFields
              key={key}
              form={form}
              prefix={prefix}
              number={index + 1}
              row={view}
              color={color}
              roles={isYou ? ownRoles : roles}
              colours={colours}
              isYou={isYou}
              hasFocus={focus === fieldId(`${prefix}.name`)}
            >
              {isYou ? null : <input type="hidden" name={`${prefix}.key`} value={key} />}
              {isYou || members.length <= min ? null : (
                <ListButton
                  value={removeRow("members", index - (rows.length - members.length))}
                  className="btn btn--icon"
                  aria-label={
                    view.name
                      ? say("removeMember", { name: view.name })
                      : say("removeMemberNumber", { number: index + 1 })
                  }
                >
                  <Icon name="trash" />
                </ListButton>
              )}
            </MemberFields>
          ))}
        </div>
      ) : null}
      {canAdd ? (
        <div>
          <ListButton
            id={ADD_BUTTON}
            value={add}
            className={addClassName}
            {...(focus === ADD_BUTTON ? { autoFocus: true } : {})}
          >
            <Icon name="plus" />
            {say("addFamilyMember")}
          </ListButton>
        </div>
      ) : null}
    </>
  );
}
