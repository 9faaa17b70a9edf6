import { Form } from "@remix-run/react";
import { QueryFields } from "#app/components/ui/query-fields.tsx";
import { NEW_EVENT } from "#app/shared/calendar/calendar-links.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";

/** One line of text that fills the event form; nothing is saved before the form is sent. */
export const QuickLine = ({ newHref }: { newHref: string }) => (
  <Form className="row quick-line" action={NEW_EVENT} preventScrollReset data-draft>
    <QueryFields href={newHref} />
    <input
      className="btn grow"
      name="line"
      aria-label="Quick add"
      placeholder="Piano Sat 17:00 weekly Ella"
      maxLength={MAX_LENGTH.title}
      required
    />
    <button type="submit" className="btn">
      Add
    </button>
  </Form>
);
