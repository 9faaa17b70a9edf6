import { type FormEvent, useState } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { EXPORT_RANGES } from "#app/shared/calendar/constants.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

/** The name that the server gave the file, in full (RFC 5987). */
const fileName = (answer: Response) =>
  decodeURIComponent(
    answer.headers.get("Content-Disposition")?.match(/filename\*=UTF-8''(\S+)$/)?.[1] ?? "calendar.ics",
  );

async function download(form: HTMLFormElement): Promise<void> {
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${form.action}?${query}`);
  // After an error the answer is a redirect back to the dialog.
  if (!answer.ok || answer.redirected) throw new Error(`The export was answered with ${answer.status}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName(answer) });
  link.click();
  // The browser has to start the download before the URL is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads the calendar: a plain form, which script only helps to say when it failed. */
export function ExportForm({ action }: { action: string }) {
  const say = useSay(calendar);
  const [isFailed, setFailed] = useState(false);
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailed(false);
    await download(event.currentTarget).catch(() => setFailed(true));
  }
  return (
    <form className="stack card" action={action} aria-labelledby="exp" onSubmit={onSubmit}>
      <h3 id="exp">{say("export")}</h3>
      <p className="muted">{say("exportText")}</p>
      {isFailed ? (
        <div className="flash flash--bad" role="alert">
          <Icon name="warn" />
          <p>{say("exportFailed")}</p>
        </div>
      ) : null}
      <div className="field">
        <label htmlFor="time_range">{say("timeRange")}</label>
        <select className="input" id="time_range" name="time_range" defaultValue="1year">
          {EXPORT_RANGES.map((range) => (
            <option key={range} value={range}>
              {say(`range.${range}`)}
            </option>
          ))}
        </select>
      </div>
      <div>
        {/* A box that is not ticked sends nothing, which would mean the default. */}
        <input type="hidden" name="include_recurring" value="false" />
        <label className="tick">
          <input type="checkbox" name="include_recurring" value="true" defaultChecked />
          <span>{say("includeRecurring")}</span>
        </label>
        <label className="tick">
          <input type="checkbox" name="include_past" value="true" />
          <span>{say("includePast")}</span>
        </label>
        <label className="tick">
          <input type="checkbox" name="include_meals" value="true" />
          <span>{say("includeMeals")}</span>
        </label>
      </div>
      <div>
        <button type="submit" className="btn btn--main">
          <Icon name="download" />
          {say("exportCalendar")}
        </button>
      </div>
    </form>
  );
}
