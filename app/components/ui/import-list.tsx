import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentImport } from "#app/presenters/calendar/imports.ts";

/** The imports of the last 30 days, and a link to a new one. */
export function Files({ imports, mayImport }: { imports: ReturnType<typeof presentImport>[]; mayImport: boolean }) {
  return (
    <section className="card" aria-labelledby="files">
      <div className="card__head">
        <h2 id="files">
          <Icon name="upload" />
          Imports in the last 30 days
        </h2>
      </div>
      {imports.length > 0 ? (
        <ul className="came">
          {imports.map(({ id, href, fileName, date, text }) => (
            <li key={id}>
              <span>
                <AppLink to={href}>
                  <strong>{fileName}</strong>
                </AppLink>
                <small>
                  {date} · {text}
                </small>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">No imports yet. Import a calendar file (.ics) and preview what changes before you save.</p>
      )}
      {mayImport ? (
        <div>
          <AppLink className="btn" to="/calendars/import">
            <Icon name="upload" />
            Import a file
          </AppLink>
        </div>
      ) : null}
    </section>
  );
}
