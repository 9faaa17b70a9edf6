import { Form } from "@remix-run/react";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { PersonChips } from "#app/components/members/person-chips.tsx";
import { useLibraryLang, useRootData, useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ListedView } from "#app/presenters/food/recipe-list.ts";
import type { RecipePageQuery } from "#app/schemas/food/recipe-form.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { NEW_RECIPE, RECIPES_HREF } from "#app/shared/food/recipe-links.ts";
import type { Person } from "#app/shared/people/person.ts";
import { recipes as messages } from "#app/words/catalogues/recipes.ts";

interface Option {
  value: string;
  label: string;
}

const any = (label: string): Option => ({ value: "", label });

interface FilterProps {
  query: RecipePageQuery;
  /** The choices of the filter by time, in minutes. */
  times: readonly number[];
  diets: readonly Option[];
  people: Person[];
}

/** The filter of the list: a GET form, so that its state is in the URL. */
export function RecipeFilter({ query, times, diets, people }: FilterProps) {
  const say = useSay(messages);
  const { q, after: _, ...chosen } = query;
  const form = formState({ ...chosen });
  const known = chosen.time && !times.includes(chosen.time) ? [...times, chosen.time] : times;
  const timeOptions = [
    any(say("anyTime")),
    ...known.map((time) => ({ value: String(time), label: say("upTo", { count: time }) })),
  ];
  const whoseOptions = [
    any(say("whoseAll")),
    { value: "ours", label: say("ours") },
    { value: "built-in", label: say("builtIn") },
  ];
  const { time, diet, whose, people: eaters } = chosen;
  const isNarrowed = Boolean(time || diet || whose || eaters.length > 0);
  return (
    <Form className="find" role="search" action={RECIPES_HREF} key={JSON.stringify(query)}>
      <input
        className="input"
        dir="auto"
        type="search"
        name="q"
        aria-label={say("findLabel")}
        placeholder={say("findExample")}
        maxLength={MAX_LENGTH.search}
        defaultValue={q}
      />
      <button type="submit" className="btn btn--main" aria-label={say("find")}>
        <Icon name="search" />
        <span className="at-desk">{say("find")}</span>
      </button>
      <details className="recipe-filter" open={isNarrowed}>
        <summary className="btn">
          <Icon name="settings" />
          <span className="vh-phone">{say("filter")}</span>
        </summary>
        <div className="stack">
          <div className="pair">
            <SelectField form={form} name="time" label={say("time")} options={timeOptions} />
            <SelectField form={form} name="whose" label={say("whose")} options={whoseOptions} />
            <SelectField form={form} name="diet" label={say("diet")} options={[any(say("anyDiet")), ...diets]} />
          </div>
          <PersonChips
            form={form}
            name="people"
            legend={say("eaters")}
            hint={say("eatersHint")}
            people={people}
            first={null}
            areMany
          />
          <div>
            <button type="submit" className="btn">
              {say("show")}
            </button>
          </div>
        </div>
      </details>
    </Form>
  );
}

function Row({ recipe: { href, title, isEnglish, photo, facts, isOwn, held } }: { recipe: ListedView }) {
  const say = useSay(messages);
  const isLite = useRootData()?.isLite;
  const lang = useLibraryLang(isEnglish);
  return (
    <li>
      <AppLink to={href} discover="none">
        {photo && !isLite ? <img src={photo} alt="" width="64" height="64" loading="lazy" /> : null}
        <strong lang={lang} dir="auto">
          {title}
        </strong>
        <small>{facts}</small>
        {isOwn || held.length > 0 ? (
          <span className="row">
            {isOwn ? <span className="tag tag--brand">{say("ours")}</span> : null}
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
  /** A note that some titles are in English. */
  note: string | null;
  nextHref: string | null;
  firstHref: string | null;
}

/** The recipes of a page, and links to the next. */
export function RecipeList({ recipes, isNarrowed, note, nextHref, firstHref }: RecipeListProps) {
  const say = useSay(messages);
  if (recipes.length === 0) {
    return (
      <EmptyState picture={<EmptyBranch />} title={say("nothing")} heading="h2" className="card">
        <p>{say(isNarrowed ? "nothingNarrowed" : "nothingYet")}</p>
        <div className="row center">
          {isNarrowed ? (
            <AppLink className="btn" to={RECIPES_HREF}>
              {say("allRecipes")}
            </AppLink>
          ) : null}
          <AppLink className="btn" to={NEW_RECIPE}>
            <Icon name="plus" />
            {say("add")}
          </AppLink>
        </div>
      </EmptyState>
    );
  }
  return (
    <>
      {note ? <p className="small muted">{note}</p> : null}
      <ul className="recipes" aria-label={say("title")}>
        {recipes.map((recipe) => (
          <Row recipe={recipe} key={recipe.href} />
        ))}
      </ul>
      {nextHref || firstHref ? (
        <nav className="row" aria-label={say("pages")}>
          {firstHref ? (
            <AppLink className="btn btn--bare" to={firstHref}>
              {say("firstPage")}
            </AppLink>
          ) : null}
          {nextHref ? (
            <AppLink className="btn" to={nextHref}>
              {say("more")}
              <Icon name="right" flip />
            </AppLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}
