import type { ReactNode } from "react";
import { ColorField } from "#app/components/members/color-field.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import type { RowView } from "#app/shared/people/member-rows.ts";
import type { ColourNames } from "#app/shared/people/palette.ts";
import { frame } from "#app/words/catalogues/frame.ts";

interface MemberFieldsProps {
  form: FormState;
  /** The prefix of the fields' names: `you`, `members[0]`; `undefined` in a form of one member. */
  prefix: string;
  /** Counts from 1. */
  number: number;
  /** The displayed values; script updates them while the user types. */
  row: RowView;
  /** The colour in the server's answer. */
  color: string;
  /** The roles to choose from; without roles the field is left out. */
  roles: readonly Option[];
  colours: ColourNames;
  isYou?: boolean;
  isNameRequired?: boolean;
  /** Whether this row's name gets the focus. */
  hasFocus?: boolean;
  /** The button that removes the row. */
  children?: ReactNode;
}

/** Name and role of one member; colour and birth date are folded in a form of several. */
export function MemberFields({ form, prefix, number, row, color, roles, colours, ...props }: MemberFieldsProps) {
  const say = useSay(frame);
  const field = (name: string) => (prefix ? `${prefix}.${name}` : name);
  const details = (
    <>
      <ColorField
        form={form}
        name={field("color")}
        chosen={color}
        swatches={row.swatches}
        legend={say("memberColour")}
        names={colours}
      />
      <TextField form={form} name={field("birth_date")} label={say("memberBirthDate")} type="date" isOptional />
    </>
  );
  const hasProblem = ["color", "birth_date"].some((name) => form.errors(field(name)).length > 0);
  return (
    <fieldset className={`mrow ${row.className}`}>
      <legend className="vh">{say("memberNumber", { number })}</legend>
      <div className="mrow__who">
        <TextField
          form={form}
          name={field("name")}
          label={say("memberName")}
          maxLength={MAX_LENGTH.name}
          required={props.isNameRequired ?? false}
          {...(props.hasFocus ? { autoFocus: true } : {})}
        />
        {roles.length > 0 ? (
          <SelectField form={form} name={field("role")} label={say("memberRole")} options={roles} />
        ) : null}
      </div>
      {prefix ? (
        <div className="mrow__more">
          <span className={`egg ${row.className}`} aria-hidden="true">
            {row.initial || say.number(number)}
          </span>
          {props.isYou ? <span className="tag">{say("memberYou")}</span> : null}
          <details className="more-opts grow" open={hasProblem}>
            <summary>
              {say("memberMore")}
              <Icon name="down" />
            </summary>
            <div>{details}</div>
          </details>
          {props.children}
        </div>
      ) : (
        details
      )}
    </fieldset>
  );
}
