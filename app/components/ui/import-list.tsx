import type { ReactNode } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { frame } from "#app/words/catalogues/frame.ts";

interface Import {
  id: number;
  href: string;
  fileName: string;
  date: string;
  text: string;
}

/** The imports of the last 30 days; `children` follow them. */
export function ImportList({ imports, children }: { imports: readonly Import[]; children?: ReactNode }) {
  const say = useSay(frame);
  return (
    <section className="card" aria-labelledby="files">
      <div className="card__head">
        <h2 id="files">
          <Icon name="upload" />
          {say("imports")}
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
