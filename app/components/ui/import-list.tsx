import type { ReactNode } from "react";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

interface Import {
  id: number;
  href: string;
  fileName: string;
  date: string;
  text: string;
}

/** The imports of the last 30 days; `children` follow them. */
export function ImportList({ imports, children }: { imports: readonly Import[]; children?: ReactNode }) {
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
      ) : null}
      {children}
    </section>
  );
}
