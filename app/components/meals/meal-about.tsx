import { Avatar } from "#app/components/members/avatar.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import type { Person } from "#app/shared/people/person.ts";

interface MealAboutProps {
  /** "Dinner, Wednesday 14 October". */
  day: string;
  cook: Person | null;
  /** The linked recipe. */
  from: { href: string; title: string } | null;
}

/** A meal's day, cook and recipe. */
export const MealAbout = ({ day, cook, from }: MealAboutProps) => (
  <p className="row meal-about">
    <span>{day}</span>
    {cook ? (
      <span className="row">
        <Avatar member={cook} size="xs" />
        {cook.name} cooks
      </span>
    ) : null}
    {from ? <AppLink to={from.href}>Recipe: {from.title}</AppLink> : null}
  </p>
);
