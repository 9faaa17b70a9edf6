import { TickField } from "#app/components/ui/field.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";

/** What else the family's calendar has for programs that follow it. */
export function FeedChoices({ areChoresIn, isSchoolIn }: { areChoresIn: boolean; isSchoolIn: boolean }) {
  const form = formState({ feed_chores: areChoresIn, feed_school: isSchoolIn });
  return (
    <Form intent="choose-feed" className="row" preventScrollReset>
      <TickField form={form} name="feed_chores" label="Chores too" />
      <TickField form={form} name="feed_school" label="School too" />
      <SubmitButton intent="choose-feed" className="btn">
        Save
      </SubmitButton>
    </Form>
  );
}
