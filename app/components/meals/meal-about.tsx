import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import type { Person } from "#app/shared/people/person.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

interface MealAboutProps {
  /** "Dinner, Wednesday 14 October". */
  day: string;
  cook: Person | null;
  /** The linked recipe. */
  from: { href: string; title: string } | null;
}

/** A meal's day, cook and recipe. */
export const MealAbout = ({ day, cook, from }: MealAboutProps) => {
  const say = useSay(recipes);
  return (
    <p className="row meal-about">
      <span>{day}</span>
      {cook ? (
        <span className="row">
          <Avatar member={cook} size="xs" />
          {say("cooks", { name: cook.name })}
        </span>
      ) : null}
      {from ? <AppLink to={from.href}>{say("fromRecipe", { title: from.title })}</AppLink> : null}
    </p>
  );
};
