import { Form } from "@remix-run/react";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { PersonChips } from "#app/components/members/person-chips.tsx";
import { useRootData } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ListedView } from "#app/presenters/food/recipe-list.ts";
import type { RecipePageQuery } from "#app/schemas/food/recipe-form.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { DIETS } from "#app/shared/food/constants.ts";
import { NEW_RECIPE, RECIPES_HREF } from "#app/shared/food/recipe-links.ts";
import type { Person } from "#app/shared/people/person.ts";

const any = (label: string) => ({ value: "", label });
const dietOptions = [any("Any diet"), ...DIETS.map((diet) => ({ value: diet, label: diet }))];
const whoseOptions = [
  any("All recipes"),
  { value: "ours", label: "Your family’s" },
  { value: "built-in", label: "Built-in" },
];

interface FilterProps {
  query: RecipePageQuery;
  /** The choices of the filter by time, in minutes. */
  times: readonly number[];
  people: Person[];
}

/** The filter of the list: a GET form, so that its state is in the URL. */
export function RecipeFilter({ query, times, people }: FilterProps) {
  const { q, after: _, ...chosen } = query;
  const form = formState({ ...chosen });
  const known = chosen.time && !times.includes(chosen.time) ? [...times, chosen.time] : times;
  const timeOptions = [
    any("Any time"),
    ...known.map((time) => ({ value: String(time), label: `Up to ${time} minutes` })),
  ];
  const { time, diet, whose, people: eaters } = chosen;
  const isNarrowed = Boolean(time || diet || whose || eaters.length > 0);
  return (
    <Form className="find" role="search" action={RECIPES_HREF} key={JSON.stringify(query)}>
      <input
        className="input"
        type="search"
        name="q"
        aria-label="Search recipes"
        placeholder="Lentils, pancakes, soup"
        maxLength={MAX_LENGTH.search}
        defaultValue={q}
      />
      <button type="submit" className="btn btn--main" aria-label="Search">
        <Icon name="search" />
        <span className="at-desk">Search</span>
      </button>
      <details className="recipe-filter" open={isNarrowed}>
        <summary className="btn">
          <Icon name="settings" />
          <span className="vh-phone">Filter</span>
        </summary>
        <div className="stack">
          <div className="pair">
            <SelectField form={form} name="time" label="Time" options={timeOptions} />
            <SelectField form={form} name="whose" label="Whose" options={whoseOptions} />
            <SelectField form={form} name="diet" label="Diet" options={dietOptions} />
          </div>
          <PersonChips
            form={form}
            name="people"
            legend="Who eats?"
            hint="Hides recipes that contain your allergens."
            people={people}
            first={null}
            areMany
          />
          <div>
            <button type="submit" className="btn">
              Show
            </button>
          </div>
        </div>
      </details>
    </Form>
  );
}

function Row({ recipe: { href, title, photo, facts, isOwn, held } }: { recipe: ListedView }) {
  const isLite = useRootData()?.isLite;
  return (
    <li>
      <AppLink to={href} discover="none">
        {photo && !isLite ? <img src={photo} alt="" width="64" height="64" loading="lazy" /> : null}
        <strong>{title}</strong>
        <small>{facts}</small>
        {isOwn || held.length > 0 ? (
          <span className="row">
            {isOwn ? <span className="tag tag--brand">Your family’s</span> : null}
            {held.map((text) => (
              <span className="tag tag--warn" key={text}>
                <Icon name="warn" small />
                {text}
              </span>
            ))}
          </span>
        ) : null}
      </AppLink>
    </li>
  );
}

interface RecipeListProps {
  recipes: ListedView[];
  isNarrowed: boolean;
  nextHref: string | null;
  firstHref: string | null;
}

/** The recipes of a page, and links to the next. */
export function RecipeList({ recipes, isNarrowed, nextHref, firstHref }: RecipeListProps) {
  if (recipes.length === 0) {
    return (
      <EmptyState picture={<EmptyBranch />} title="Nothing found" heading="h2" className="card">
        <p>{isNarrowed ? "Try another word, or more time." : "Add the dish everyone asks for."}</p>
        <div className="row center">
          {isNarrowed ? (
            <AppLink className="btn" to={RECIPES_HREF}>
              All recipes
            </AppLink>
          ) : null}
          <AppLink className="btn" to={NEW_RECIPE}>
            <Icon name="plus" />
            Add Recipe
          </AppLink>
        </div>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="recipes" aria-label="Recipes">
        {recipes.map((recipe) => (
          <Row recipe={recipe} key={recipe.href} />
        ))}
      </ul>
      {nextHref || firstHref ? (
        <nav className="row" aria-label="Pages">
          {firstHref ? (
            <AppLink className="btn btn--bare" to={firstHref}>
              First page
            </AppLink>
          ) : null}
          {nextHref ? (
            <AppLink className="btn" to={nextHref}>
              More recipes
              <Icon name="right" flip />
            </AppLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}
