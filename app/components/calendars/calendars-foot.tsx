import { AppLink } from "#app/components/ui/app-link.tsx";
import { SubmitButton } from "#app/components/ui/form.tsx";

/** The foot of a form with a link to all calendars. */
export const CalendarsFoot = (button: Parameters<typeof SubmitButton>[0]) => (
  <div className="row">
    <SubmitButton {...button} />
    <AppLink className="btn" to="/calendars">
      Cancel
    </AppLink>
  </div>
);
