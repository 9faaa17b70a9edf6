import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { CookingSteps } from "#app/components/recipes/cooking-steps.tsx";
import { IngredientTicks } from "#app/components/recipes/ingredient-ticks.tsx";
import { useLibraryLang, useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { RecipeView } from "#app/presenters/food/recipe-view.ts";
import { MAX_EATERS } from "#app/shared/food/constants.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

interface RecipePageProps {
  recipe: RecipeView;
  /** A key of the recipe's present text. */
  name: string;
  back: { to: string; text: string };
  /** The address of the photo. */
  photo?: string | null;
  /** Shown above the title: the day of a meal. */
  about?: ReactNode;
  /** The actions. */
  ways: ReactNode;
  /** Query fields that the form of the servings repeats. */
  query?: Record<string, string>;
  /** Rendered if both ingredients and steps are missing. */
  empty?: ReactNode;
  dialog: ReactNode;
}

const Facts = ({ recipe: { type, time, parts, diets, held, hasAllergies } }: Pick<RecipePageProps, "recipe">) => {
  const say = useSay(recipes);
  return (
    <ul className="row recipe__facts" aria-label={say("about")}>
      {held.map((text) => (
        <li className="tag tag--warn" key={text}>
          <Icon name="warn" small />
          {text}
        </li>
      ))}
      {hasAllergies && held.length === 0 ? (
        <li className="tag tag--ok">
          <Icon name="ok" small />
          {say("noAllergens")}
        </li>
      ) : null}
      {time ? (
        <li className="tag" title={parts ?? undefined}>
          <Icon name="clock" small />
          {time}
        </li>
      ) : null}
      {type ? <li className="tag">{type}</li> : null}
      {diets.map((diet) => (
        <li className="tag" key={diet}>
          {diet}
        </li>
      ))}
    </ul>
  );
};

const printed = (text: ReactNode) => <small className="print-only">{text}</small>;

/** A form id, because dialogs over this page have their own fields for servings. */
const EATERS = "eaters";

function Servings({ recipe: { servings, writtenFor }, query = {} }: Pick<RecipePageProps, "recipe" | "query">) {
  const say = useSay(recipes);
  if (servings === null) return null;
  return (
    <Form method="get" className="with-btn no-print" preventScrollReset>
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="field">
        <label htmlFor={EATERS}>{say("servings")}</label>
        {writtenFor ? (
          <span className="hint" id={`${EATERS}-h`}>
            {say("recipeFor", { people: writtenFor })}
          </span>
        ) : null}
        <input
          key={servings}
          className="input"
          id={EATERS}
          name="servings"
          aria-describedby={writtenFor ? `${EATERS}-h` : undefined}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_EATERS}
          defaultValue={servings}
          required
        />
      </div>
      <button type="submit" className="btn">
        {say("updateAmounts")}
      </button>
    </Form>
  );
}

/** A recipe or a meal to cook from: ingredients for the servings, and steps (docs/product/food.md, "Cooking"). */
export function RecipePage({ recipe, name, back, photo, ...rest }: RecipePageProps) {
  const say = useSay(recipes);
  const { about, ways, query, empty, dialog } = rest;
  const { ingredients, steps, servings, sourceUrl, inEnglish } = recipe;
  const lang = useLibraryLang(inEnglish.about);
  const langOfIngredients = useLibraryLang(inEnglish.ingredients);
  const langOfSteps = useLibraryLang(inEnglish.steps);
  return (
    <Page dialog={dialog}>
      <AppLink className="back" to={back.to}>
        <Icon name="left" flip />
        {back.text}
      </AppLink>
      <div className="head">
        <div className="head__text">
          {about}
          <h1 lang={lang} dir="auto">
            {recipe.title}
          </h1>
          {recipe.description ? (
            <p className="recipe__about" lang={lang} dir="auto">
              {recipe.description}
            </p>
          ) : null}
          {inEnglish.note ? <p className="small muted">{inEnglish.note}</p> : null}
        </div>
      </div>
      {photo ? <img className="recipe-photo" src={photo} alt="" /> : null}
      <Facts recipe={recipe} />
      <div className="row no-print">
        {ways}
        {sourceUrl ? (
          <a className="btn" href={sourceUrl} rel="noreferrer">
            <Icon name="external" />
            {say("openOriginal")}
          </a>
        ) : null}
      </div>
      {ingredients.length + steps.length === 0 ? empty : null}
      <div className="recipe">
        {ingredients.length > 0 ? (
          <section className="card" aria-labelledby="recipe-ingredients">
            <h2 id="recipe-ingredients">
              {servings ? say.rich("ingredientsFor", { people: servings, printed }) : say("ingredients")}
            </h2>
            <Servings recipe={recipe} query={query} />
            <IngredientTicks recipe={name} lines={ingredients} lang={langOfIngredients} />
          </section>
        ) : null}
        {steps.length > 0 ? (
          <section className="card" aria-labelledby="recipe-steps">
            <h2 id="recipe-steps">{say("steps")}</h2>
            <CookingSteps recipe={name} title={recipe.title} steps={steps} lang={langOfSteps} />
          </section>
        ) : null}
      </div>
    </Page>
  );
}
