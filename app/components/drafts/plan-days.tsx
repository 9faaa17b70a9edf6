import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { useLibraryLang, useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { HasScript } from "#app/components/ui/has-script.tsx";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { IdeaFailure } from "#app/components/ui/idea-failure.tsx";
import type { DayView } from "#app/presenters/food/drafts.ts";
import { dishId, dishPlace } from "#app/shared/food/meal-links.ts";
import { drafts } from "#app/words/catalogues/drafts.ts";

export const ADD_DISH = "add-dish";
export const ANOTHER_DISH = "another-dish";
export const SAVE_RECIPE = "save-dish-recipe";

type DishView = DayView["dishes"][number];

const Place = ({ date, slot }: { date: string; slot: DishView }) => (
  <>
    <input type="hidden" name="date" value={date} />
    <input type="hidden" name="meal" value={slot.meal} />
    <HasScript />
  </>
);

const SaveRecipe = ({ date, slot, title }: { date: string; slot: DishView; title: string }) => {
  const say = useSay(drafts);
  return (
    <Form intent={SAVE_RECIPE} preventScrollReset>
      <Place date={date} slot={slot} />
      <button type="submit" className="btn btn--bare">
        <Icon name="book" small />
        {say.rich("saveRecipe", { title, hidden })}
      </button>
    </Form>
  );
};

function Choose({ date, slot, title }: { date: string; slot: DishView; title: string }) {
  const say = useSay(drafts);
  const place = <Place date={date} slot={slot} />;
  return (
    <div className="row">
      <Form intent={ADD_DISH} preventScrollReset>
        {place}
        <button type="submit" className="btn btn--soft">
          <Icon name="plus" />
          {say.rich("add", { title, hidden })}
        </button>
      </Form>
      <AppLink className="btn btn--bare" to={slot.dish?.editHref ?? ""} preventScrollReset>
        <Icon name="edit" small />
        {say.rich("edit", { title, hidden })}
      </AppLink>
      <Form intent={ANOTHER_DISH} preventScrollReset>
        {place}
        <SubmitButton intent={ANOTHER_DISH} className="btn btn--bare">
          <Icon name="refresh" small />
          {say.rich("swap", { title, hidden })}
        </SubmitButton>
      </Form>
    </div>
  );
}

/** The slot for which another dish failed. */
interface DishFailure {
  date: string;
  meal: string;
  text: string;
}

interface SlotProps {
  date: string;
  slot: DishView;
  isReady: boolean;
  failure: DishFailure | undefined;
}

function Slot({ date, slot, isReady, failure }: SlotProps) {
  const say = useSay(drafts);
  const { dish } = slot;
  const lang = useLibraryLang(dish?.isEnglish ?? false);
  return (
    <li className="stack stack-s" id={dishId(date, slot.meal)}>
      <div className="row row-b">
        <span className="grow">
          <small className="muted">{slot.facts}</small>
          <br />
          {dish ? (
            <strong lang={lang} dir="auto">
              {dish.title}
            </strong>
          ) : (
            say("noDish")
          )}
        </span>
        {dish?.isAdded ? <span className="tag tag--ok">{say("added")}</span> : null}
        {dish?.isMarked ? <span className="tag">{say("builtIn")}</span> : null}
      </div>
      {dish ? (
        <details className="small">
          <summary className="linkish">{say.rich("ingredients", { title: dish.title, hidden })}</summary>
          <p lang={lang} dir="auto">
            {dish.description}
          </p>
          <p className="muted" lang={lang}>
            {dish.ingredients}
          </p>
        </details>
      ) : null}
      {dish && isReady && !dish.isAdded ? <Choose date={date} slot={slot} title={dish.title} /> : null}
      {dish && isReady ? <SaveRecipe date={date} slot={slot} title={dish.title} /> : null}
      <FlashMessage place={dishPlace(date, slot.meal)} />
      {failure?.date === date && failure.meal === slot.meal ? (
        <IdeaFailure intent={ANOTHER_DISH} text={failure.text} values={{ date, meal: slot.meal }} />
      ) : null}
    </li>
  );
}

/** The days of a plan; each dish can be added, edited or replaced. */
export function PlanDays({ days, isReady, failure }: { days: DayView[] } & Pick<SlotProps, "isReady" | "failure">) {
  const say = useSay(drafts);
  return (
    <div className="grid">
      {days.map(({ date, title, dishes }) => (
        <section className="card" aria-labelledby={`day-${date}`} key={date}>
          <h2 id={`day-${date}`} className="h3">
            {title}
          </h2>
          {dishes.length === 0 ? <p className="muted">{say("dayOver")}</p> : null}
          <ul className="list">
            {dishes.map((slot) => (
              <Slot key={slot.meal} date={date} slot={slot} isReady={isReady} failure={failure} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
