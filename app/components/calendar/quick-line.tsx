import { Form } from "@remix-run/react";
import { useSay } from "#app/components/shell/root-data.ts";
import { QueryFields } from "#app/components/ui/query-fields.tsx";
import { NEW_EVENT } from "#app/shared/calendar/calendar-links.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

/** One line of text that fills the event form; nothing is saved before the form is sent. */
export const QuickLine = ({ newHref }: { newHref: string }) => {
  const say = useSay(calendar);
  return (
    <Form className="row quick-line" action={NEW_EVENT} preventScrollReset data-draft>
      <QueryFields href={newHref} />
      <input
        className="btn grow"
        name="line"
        dir="auto"
        aria-label={say("quickAdd")}
        placeholder={say("quickExample")}
        maxLength={MAX_LENGTH.title}
        required
      />
      <button type="submit" className="btn">
        {say("add")}
      </button>
    </Form>
  );
};
