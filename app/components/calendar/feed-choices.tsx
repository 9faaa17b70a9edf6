import { TickField } from "#app/components/ui/field.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";

interface FeedChoicesProps {
  feeds: { chores: boolean; school: boolean };
  /** The form's last result. */
  chosen: Parameters<typeof formState>[1];
}

/** The form of the feed's further contents. */
export function FeedChoices({ feeds, chosen }: FeedChoicesProps) {
  const form = formState({ feed_chores: feeds.chores, feed_school: feeds.school }, chosen);
  return (
    <Form intent="choose-feed" className="row" preventScrollReset>
      <TickField form={form} name="feed_chores" label="Include chores" />
      <TickField form={form} name="feed_school" label="Include school" />
      <SubmitButton intent="choose-feed" className="btn">
        Save
      </SubmitButton>
    </Form>
  );
}
