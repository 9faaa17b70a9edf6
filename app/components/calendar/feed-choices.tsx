import { useSay } from "#app/components/shell/root-data.ts";
import { TickField } from "#app/components/ui/field.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface FeedChoicesProps {
  feeds: { chores: boolean; school: boolean };
  /** The form's last result. */
  chosen: Parameters<typeof formState>[1];
}

/** The form of the feed's further contents. */
export function FeedChoices({ feeds, chosen }: FeedChoicesProps) {
  const say = useSay(calendar);
  const form = formState({ feed_chores: feeds.chores, feed_school: feeds.school }, chosen);
  return (
    <Form intent="choose-feed" className="row" preventScrollReset>
      <TickField form={form} name="feed_chores" label={say("includeChores")} />
      <TickField form={form} name="feed_school" label={say("includeSchool")} />
      <SubmitButton intent="choose-feed" className="btn">
        {say("save")}
      </SubmitButton>
    </Form>
  );
}
