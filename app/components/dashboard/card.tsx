import type { ReactNode } from "react";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";

interface CardProps {
  id: string;
  icon: IconName;
  title: string;
  link?: { to: string; text: string };
  kind?: "card--tint" | "card--warm" | "wide" | "d-h";
  children: ReactNode;
}

/** A card of the dashboard: title, link, content. */
export function Card({ id, icon, title, link, kind, children }: CardProps) {
  return (
    <section className={kind ? `card ${kind}` : "card"} aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>
          <Icon name={icon} />
          {title}
        </h2>
        {link ? (
          <AppLink to={link.to} preventScrollReset={link.to.startsWith("/dashboard/")}>
            {link.text}
          </AppLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}
