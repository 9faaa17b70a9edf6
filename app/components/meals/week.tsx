import type { SubmissionResult } from "@conform-to/dom";
import { Fragment, type ReactNode } from "react";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MealGroup, WeekView } from "#app/presenters/food/meals.ts";
import { meals } from "#app/words/catalogues/meals.ts";

const atDesk = (text: ReactNode) => <span className="vh-phone">{text}</span>;

/** The planned meals of a day, or of a type of meal. */
export function Group({ group }: { group: MealGroup }) {
  const say = useSay(meals);
  const state = group.isToday ? " is-today" : group.isPast ? " is-past" : "";
  return (
    <article className={`mday${state}`} aria-labelledby={group.key}>
      <h3 id={group.key}>
        {group.title} <small>{group.note}</small>
      </h3>
      {group.add ? (
        <AppLink className="mday__add" to={group.add.href} preventScrollReset>
          <Icon name="plus" small />
          {say.rich("addMealOn", { text: atDesk, hidden, day: group.add.about })}
        </AppLink>
      ) : null}
      {group.meals.length > 0 ? (
        <div>
          {group.meals.map((meal) => (
            <div className={`meal meal--${meal.type}`} key={meal.id}>
              <span className="meal__type">{meal.label}</span>
              <AppLink to={meal.href} dir="auto" preventScrollReset>
                {meal.title}
              </AppLink>
              {meal.time ? <small>{meal.time}</small> : null}
              {meal.cook ? (
                <span className="meal__cook">
                  <Avatar member={meal.cook} size="xs" />
                  <span>{say.rich("cooks", { name: meal.cook.name, hidden })}</span>
                </span>
              ) : null}
            </div>
          ))}
        </div>
      ) : null}
    </article>
  );
}

/** The week's name between the ways to the weeks beside it. */
function WeekBar({ week }: { week: WeekView }) {
  const say = useSay(meals);
  return (
    <nav className="week-bar" aria-label={say("week")}>
      <AppLink
        className="btn"
        to={week.previous.href}
        aria-label={say("previousWeek", { day: week.previous.begins })}
        preventScrollReset
      >
        <Icon name="left" flip />
        <span className="at-desk">{week.previous.begins}</span>
      </AppLink>
      <h2 id="week">
        {say(week.isThisWeek ? "thisWeek" : "otherWeek")} <small className="at-phone">{week.dates}</small>
      </h2>
      {week.isThisWeek ? null : (
        <AppLink className="btn btn--bare" to={week.thisWeekHref} preventScrollReset>
          {say("toThisWeek")}
        </AppLink>
      )}
      <AppLink
        className="btn"
        to={week.next.href}
        aria-label={say("nextWeek", { day: week.next.begins })}
        preventScrollReset
      >
        <span className="at-desk">{week.next.begins}</span>
        <Icon name="right" flip />
      </AppLink>
    </nav>
  );
}

/** Switches between the days and the types of meals. */
export const MealOrder = ({ week }: { week: WeekView }) => {
  const say = useSay(meals);
  return (
    <nav className="seg" aria-label={say("order")}>
      <AppLink to={week.byDayHref} aria-current={week.by === "day" ? "page" : undefined} preventScrollReset>
        {say("byDay")}
      </AppLink>
      <AppLink to={week.byTypeHref} aria-current={week.by === "type" ? "page" : undefined} preventScrollReset>
        {say("byType")}
      </AppLink>
    </nav>
  );
};

function CopyLastWeek() {
  const say = useSay(meals);
  return (
    <Form intent="copy-last-week" preventScrollReset>
      <SubmitButton intent="copy-last-week" busyLabel={say("copying")} className="btn">
        <Icon name="copy" />
        {say("copyLastWeek")}
      </SubmitButton>
    </Form>
  );
}

/** Actions on the whole week. */
function WeekActions({ week }: { week: WeekView }) {
  const say = useSay(meals);
  return (
    <div className="row">
      <CopyLastWeek />
      <AppLink className="btn" to={week.savedWeeksHref} preventScrollReset>
        <Icon name="book" />
        {say("savedWeeks")}
      </AppLink>
      <AppLink className="btn" to={week.printHref}>
        <Icon name="print" />
        {say("printFridge")}
      </AppLink>
    </div>
  );
}

interface WeekProps {
  week: WeekView;
  /** The result of a refused form of the week. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The meals of a week, by day or by type, and links to other weeks. */
export function Week({ week, lastResult }: WeekProps) {
  const say = useSay(meals);
  return (
    <section className="stack" aria-labelledby="week">
      <WeekBar week={week} />
      <ErrorSummary form={formState({}, lastResult)} />
      {week.isEmpty ? (
        <div className="card empty">
          <EmptyBranch />
          <h3>{say(week.isThisWeek ? "noMealsThisWeek" : "noMeals")}</h3>
          <p>{say("noMealsText")}</p>
          <AppLink className="btn" to={week.addHref} preventScrollReset>
            <Icon name="plus" />
            {say("addMeal")}
          </AppLink>
        </div>
      ) : null}
      <div className="week">
        {week.groups.map((group, place) => (
          <Fragment key={group.key}>
            {group.isPast && !week.groups[place - 1]?.isPast ? (
              <p className="muted no-print">{say("earlier")}</p>
            ) : null}
            <Group group={group} />
          </Fragment>
        ))}
      </div>
      <WeekActions week={week} />
    </section>
  );
}
