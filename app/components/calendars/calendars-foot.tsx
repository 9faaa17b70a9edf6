import { Link } from "@remix-run/react";
import { SubmitButton } from "#app/components/ui/form.tsx";

/** The foot of a form that leads back to all calendars. */
export const CalendarsFoot = (button: Parameters<typeof SubmitButton>[0]) => (
  <div className="row">
    <SubmitButton {...button} />
    <Link className="btn" to="/calendars">
      Cancel
    </Link>
  </div>
);
