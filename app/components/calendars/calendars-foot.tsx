import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { SubmitButton } from "#app/components/ui/form.tsx";
import { calendars } from "#app/words/catalogues/calendars.ts";

/** The foot of a form with a link to all calendars. */
export const CalendarsFoot = (button: Parameters<typeof SubmitButton>[0]) => {
  const say = useSay(calendars);
  return (
    <div className="row">
      <SubmitButton {...button} />
      <AppLink className="btn" to="/calendars">
        {say("cancel")}
      </AppLink>
    </div>
  );
};
