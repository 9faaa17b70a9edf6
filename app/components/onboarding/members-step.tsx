import type { SubmissionResult } from "@conform-to/dom";
import { FamilyBranch } from "#app/components/members/family-branch.tsx";
import { type MemberRow, MemberRows, useMemberRows } from "#app/components/members/member-rows.tsx";
import { StepHeading } from "#app/components/onboarding/step-heading.tsx";
import { Stepper } from "#app/components/onboarding/stepper.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import type { Option } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { type ColourNames, paletteClass } from "#app/shared/people/palette.ts";
import { onboarding } from "#app/words/catalogues/onboarding.ts";

interface MembersStepProps {
  /** The existing family; `null` if it is created with its members. */
  family: { name: string; members: { id: number; name: string; color: string }[] } | null;
  /** Whether the user has a row, because they have no member yet. */
  hasYou: boolean;
  roles: { you: Option[]; members: Option[] };
  colours: ColourNames;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

const TEXTS = {
  "complete-setup": { submit: "completeSetup", busy: "settingUp" },
  "add-members": { submit: "addMembersButton", busy: "addingMembers" },
} as const;

function toBirds(family: MembersStepProps["family"], rows: MemberRow[]) {
  return [
    ...(family?.members ?? []).map(({ id, name, color }) => ({ key: `m${id}`, name, className: paletteClass(color) })),
    ...rows.flatMap(({ key, view }) => (view.name ? { key, name: view.name, className: view.className } : [])),
  ];
}

/** The wizard's second step: the family's members. */
export function MembersStep({ family, hasYou, roles, colours, defaults, lastResult }: MembersStepProps) {
  const say = useSay(onboarding);
  const intent = family ? "add-members" : "complete-setup";
  const form = formState(defaults, lastResult);
  const taken = family?.members.map(({ color }) => color) ?? [];
  const { rows, onChange } = useMemberRows({ form, answer: lastResult, hasYou, taken });
  const birds = toBirds(family, rows);
  return (
    <Form intent={intent} action="/onboarding?step=2" className="form" onChange={onChange}>
      {family
        ? null
        : ["family_name", "time_zone"].map((name) => (
            <input key={name} type="hidden" name={name} value={form.value(name)} />
          ))}
      <Stepper step={2} />
      <div className="stack stack-s">
        <StepHeading>{say("addMembers")}</StepHeading>
        <p className="muted">{family?.name ?? say("everyoneGetsAColour")}</p>
      </div>
      <ErrorSummary form={form} heading="h2" />
      {birds.length > 0 ? <FamilyBranch birds={birds} /> : null}
      <MemberRows
        form={form}
        answer={lastResult}
        rows={rows}
        roles={roles.members}
        colours={colours}
        ownRoles={roles.you}
        addClassName="btn btn--wide"
        addsByEnter
      />
      <div className="setup-foot">
        {family ? null : (
          <button type="submit" className="btn btn--lg" name="intent" value="change-name">
            <Icon name="left" flip />
            {say("back")}
          </button>
        )}
        <SubmitButton intent={intent} busyLabel={say(TEXTS[intent].busy)} className="btn btn--main btn--lg">
          {say(TEXTS[intent].submit)}
        </SubmitButton>
      </div>
    </Form>
  );
}
