import { Avatar } from "#app/components/members/avatar.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PackCardView } from "#app/presenters/school/school.ts";

interface PackCardProps {
  card: PackCardView;
  /** The address and the text of its link. */
  link: { to: string; label: string };
}

/** Things to pack for the next school day. */
export const PackCard = ({ card, link }: PackCardProps) => (
  <section className="card card--tint" aria-labelledby="pack">
    <div className="card__head">
      <h2 id="pack">
        <Icon name="bag" />
        {card.title}
      </h2>
      <AppLink to={link.to} preventScrollReset>
        {link.label}
      </AppLink>
    </div>
    <ul className="pack">
      {card.pupils.map(({ person, line, lines }) => (
        <li key={person.id}>
          <Avatar member={person} />
          <div>
            <h3 dir="auto">{person.name}</h3>
            <p className="small muted">{line}</p>
            {lines.length > 0 ? (
              <ul>
                {lines.map(({ text }) => (
                  <li key={text}>
                    <Icon name="bag" small />
                    {text}
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  </section>
);
