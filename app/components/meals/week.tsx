import type { SubmissionResult } from "@conform-to/dom";
import { Fragment } from "react";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MealGroup, WeekView } from "#app/presenters/food/meals.ts";

/** The planned meals of a day, or of a type of meal. */
export function Group({ group }: { group: MealGroup }) {
  const state = group.isToday ? " is-today" : group.isPast ? " is-past" : "";
  return (
    <article className={`mday${state}`} aria-labelledby={group.key}>
      <h3 id={group.key}>
        {group.title} <small>{group.note}</small>
      </h3>
      {group.add ? (
        <AppLink className="mday__add" to={group.add.href} preventScrollReset>
          <Icon name="plus" small />
          <span className="vh-phone">Add Meal</span>
          <span className="vh"> on {group.add.about}</span>
        </AppLink>
      ) : null}
      {group.meals.length > 0 ? (
        <div>
          {group.meals.map((meal) => (
            <div className={`meal meal--${meal.type}`} key={meal.id}>
              <span className="meal__type">{meal.label}</span>
              <AppLink to={meal.href} preventScrollReset>
                {meal.title}
              </AppLink>
              {meal.time ? <small>{meal.time}</small> : null}
              {meal.cook ? (
                <span className="meal__cook">
                  <Avatar member={meal.cook} size="xs" />
                  <span>
                    {meal.cook.name}
                    <span className="vh"> cooks</span>
                  </span>
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
  return (
    <nav className="week-bar" aria-label="Week">
      <AppLink
        className="btn"
        to={week.previous.href}
        aria-label={`Previous week, from ${week.previous.begins}`}
        preventScrollReset
      >
        <Icon name="left" flip />
        <span className="at-desk">{week.previous.begins}</span>
      </AppLink>
      <h2 id="week">
        {week.isThisWeek ? "This Week" : "Meals of the Week"} <small className="at-phone">{week.dates}</small>
      </h2>
      {week.isThisWeek ? null : (
        <AppLink className="btn btn--bare" to={week.thisWeekHref} preventScrollReset>
          This week
        </AppLink>
      )}
      <AppLink
        className="btn"
        to={week.next.href}
        aria-label={`Next week, from ${week.next.begins}`}
        preventScrollReset
      >
        <span className="at-desk">{week.next.begins}</span>
        <Icon name="right" flip />
      </AppLink>
    </nav>
  );
}

/** Switches between the days and the types of meals. */
export const MealOrder = ({ week }: { week: WeekView }) => (
  <nav className="seg" aria-label="Order of meals">
    <AppLink to={week.byDayHref} aria-current={week.by === "day" ? "page" : undefined} preventScrollReset>
      By day
    </AppLink>
    <AppLink to={week.byTypeHref} aria-current={week.by === "type" ? "page" : undefined} preventScrollReset>
      By type
    </AppLink>
  </nav>
);

function CopyLastWeek() {
  return (
    <Form intent="copy-last-week" preventScrollReset>
      <SubmitButton intent="copy-last-week" busyLabel="Copying…" className="btn">
        <Icon name="copy" />
        Copy last week
      </SubmitButton>
    </Form>
  );
}

/** Actions on the whole week. */
function WeekActions({ week }: { week: WeekView }) {
  return (
    <div className="row">
      <CopyLastWeek />
      <AppLink className="btn" to={week.savedWeeksHref} preventScrollReset>
        <Icon name="book" />
        Saved weeks
      </AppLink>
      <AppLink className="btn" to={week.printHref}>
        <Icon name="print" />
        Print for the fridge
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
  return (
    <section className="stack" aria-labelledby="week">
      <WeekBar week={week} />
      <ErrorSummary form={formState({}, lastResult)} />
      {week.isEmpty ? (
        <div className="card empty">
          <EmptyBranch />
          <h3>No meals planned {week.isThisWeek ? "this week" : "in this week"}</h3>
          <p>Start with one dinner.</p>
          <AppLink className="btn" to={week.addHref} preventScrollReset>
            <Icon name="plus" />
            Add Meal
          </AppLink>
        </div>
      ) : null}
      <div className="week">
        {week.groups.map((group, place) => (
          <Fragment key={group.key}>
            {group.isPast && !week.groups[place - 1]?.isPast ? (
              <p className="muted no-print">Earlier this week</p>
            ) : null}
            <Group group={group} />
          </Fragment>
        ))}
      </div>
      <WeekActions week={week} />
    </section>
  );
}
