import type { SubmissionResult } from "@conform-to/dom";
import { FamilyBranch } from "#app/components/members/family-branch.tsx";
import { type MemberRow, MemberRows, useMemberRows } from "#app/components/members/member-rows.tsx";
import { StepHeading } from "#app/components/onboarding/step-heading.tsx";
import { Stepper } from "#app/components/onboarding/stepper.tsx";
import type { Option } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { paletteClass } from "#app/shared/people/palette.ts";

interface MembersStepProps {
  /** The existing family; `null` if it is created with its members. */
  family: { name: string; members: { id: number; name: string; color: string }[] } | null;
  /** Whether the user has a row, because they have no member yet. */
  hasYou: boolean;
  roles: { you: Option[]; members: Option[] };
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

const TEXTS = {
  "complete-setup": { submit: "Complete Setup", busy: "Setting up..." },
  "add-members": { submit: "Add Members", busy: "Adding Members..." },
} as const;

function toBirds(family: MembersStepProps["family"], rows: MemberRow[]) {
  return [
    ...(family?.members ?? []).map(({ id, name, color }) => ({ key: `m${id}`, name, className: paletteClass(color) })),
    ...rows.flatMap(({ key, view }) => (view.name ? { key, name: view.name, className: view.className } : [])),
  ];
}

/** The wizard's second step: the family's members. */
export function MembersStep({ family, hasYou, roles, defaults, lastResult }: MembersStepProps) {
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
        <StepHeading>Add Your Family Members</StepHeading>
        <p className="muted">{family?.name ?? "Everyone gets a colour. You can add more people later."}</p>
      </div>
      <ErrorSummary form={form} heading="h2" />
      {birds.length > 0 ? <FamilyBranch birds={birds} /> : null}
      <MemberRows
        form={form}
        answer={lastResult}
        rows={rows}
        roles={roles.members}
        ownRoles={roles.you}
        addClassName="btn btn--wide"
        addsByEnter
      />
      <div className="setup-foot">
        {family ? null : (
          <button type="submit" className="btn btn--lg" name="intent" value="change-name">
            <Icon name="left" flip />
            Back
          </button>
        )}
        <SubmitButton intent={intent} busyLabel={TEXTS[intent].busy} className="btn btn--main btn--lg">
          {TEXTS[intent].submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
