import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { calendar } from "#app/words/catalogues/calendar.ts";

function PutBack({ date, name }: { date: string; name?: string }) {
  const say = useSay(calendar);
  return (
    <Form intent="put-back" preventScrollReset>
      <input type="hidden" name="instance_date" value={date} />
      <button type="submit" className="btn" aria-label={name && say("restoreNamed", { day: name })}>
        <Icon name="repeat" />
        {say("restoreDate")}
      </button>
    </Form>
  );
}

/** The series of an override, and a button that restores the series' own date. */
export function PartOfSeries({ title, href, date }: { title: string; href: string; date: string | null }) {
  const say = useSay(calendar);
  return (
    <div className="stack stack-s">
      <p>
        {say.rich("partOf", {
          title,
          link: (text) => (
            <AppLink to={href} preventScrollReset>
              {text}
            </AppLink>
          ),
        })}
      </p>
      {date ? <PutBack date={date} /> : null}
    </div>
  );
}

/** The cancelled dates of a series, each with a button that restores it. */
export function CancelledDates({ dates, isOpen }: { dates: { date: string; name: string }[]; isOpen: boolean }) {
  const say = useSay(calendar);
  if (dates.length === 0) return null;
  return (
    <details className="out-dates" open={isOpen}>
      <summary>
        {say("cancelledDates")}
        <Icon name="down" />
      </summary>
      <ul className="stack stack-s">
        {dates.map(({ date, name }) => (
          <li key={date}>
            {name}
            <PutBack date={date} name={name} />
          </li>
        ))}
      </ul>
    </details>
  );
}
