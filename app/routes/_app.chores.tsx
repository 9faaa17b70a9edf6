import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { AddChore, ChoreViews } from "#app/components/chores/chore-parts.tsx";
import { DayGroup, FoldedRows, NothingToDo, OwnPages, Week } from "#app/components/chores/day-list.tsx";
import { JarCard } from "#app/components/chores/jar-card.tsx";
import { ReadyMade } from "#app/components/chores/ready-made.tsx";
import { Sharing } from "#app/components/chores/sharing.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { startOfWeek, Temporal } from "#app/domain/time/time.ts";
import { readDay, readShares } from "#app/pages/chores/cached-chores.server.ts";
import { listChildren, readChores, restoreForm, tickForm, undoForm } from "#app/pages/chores/chore-pages.server.ts";
import { savingData } from "#app/pages/chores/chore-people.server.ts";
import { listRoutines } from "#app/pages/chores/chore-routines.server.ts";
import { presentWeekday } from "#app/presenters/chores/chore-days.ts";
import { presentDay } from "#app/presenters/chores/chores.ts";
import { restoreFormSchema, tickFormSchema, undoFormSchema } from "#app/schemas/chores/chore-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { parseLocalDate } from "#app/shared/calendar/dates.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";
import { formatDate } from "#app/shared/format.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import { firstDayOfWeek } from "#app/shared/people/reader-locale.ts";
import actionCards from "#app/styles/action-cards.css?url";
import choreStyles from "#app/styles/chores.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import sharing from "#app/styles/sharing.css?url";
import shop from "#app/styles/shop.css?url";
import { say as write } from "#app/words/catalogue.ts";
import { chores } from "#app/words/catalogues/chores.ts";

export const clientAction = clientActionFor(CHORES);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = { title: (_: unknown, locale: string) => write(chores, locale)("title") };
export const links = styleSheets(forms, shop, choreStyles, sharing);

export const loader = familyLoader(async (context) => {
  const { actor, locale, url } = context;
  const reader = await readChores(context);
  const date = parseLocalDate(url.searchParams.get("date")) ?? reader.today;
  const first = startOfWeek(Temporal.PlainDate.from(date), firstDayOfWeek(locale)).toString();
  const isToday = date === reader.today;
  const [{ chores: rows, occurrences, entries, lastDone, week, isNew }, shares, saving] = await Promise.all([
    readDay(context, date, first),
    isToday ? readShares(context) : null,
    isToday ? savingData(context) : null,
  ]);
  return {
    ...presentDay(rows, occurrences, entries, reader, lastDone),
    week: week.map((one) => presentWeekday(one, reader)),
    isToday,
    date,
    day: formatDate(date, locale, "day"),
    isNew,
    mayAdd: actor.isGrownUp,
    routines: actor.isGrownUp && isNew ? listRoutines(locale) : [],
    children: isNew ? [] : await listChildren(context),
    shares,
    saving,
  };
});

export const action = formRoute({
  "do-chore": familyForm({ schema: tickFormSchema, handle: tickForm }),
  "undo-chore": familyForm({ schema: undoFormSchema, handle: undoForm }),
  "restore-chore": familyForm({ schema: restoreFormSchema, permission: "keep-chores", handle: restoreForm }),
});

export default function Chores() {
  const { groups, early, done, week, isToday, date, day, isNew, mayAdd, routines, children, shares, saving } =
    useLoaderData<typeof loader>();
  const say = useSay(chores);
  const beneath = isToday ? null : date;
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <Page
      dialog={<Outlet />}
      title={say("title")}
      {...(isToday ? { motto: say("motto") } : { text: day })}
      actions={mayAdd && !isNew ? <AddChore /> : null}
      views={<ChoreViews at={isToday ? CHORES_HREF : null} />}
    >
      <ErrorSummary form={form} heading="h2" />
      <div className="split">
        <div className="stack stack-l">
          {groups.map((group) => (
            <DayGroup group={group} beneath={beneath} key={group.title} />
          ))}
          {groups.length === 0 ? <NothingToDo isNew={isNew} isToday={isToday} mayAdd={mayAdd} /> : null}
          {isNew ? null : <Week days={week} shown={date} />}
          {routines.length > 0 ? (
            <>
              <link rel="stylesheet" href={actionCards} />
              <ReadyMade routines={routines} />
            </>
          ) : null}
          <FoldedRows
            rows={early}
            beneath={beneath}
            title={say("comingUpCount", { count: early.length })}
            icon="clock"
          />
          <FoldedRows
            rows={done}
            beneath={beneath}
            title={say(isToday ? "doneToday" : "doneThatDay", { count: done.length })}
            icon="check"
          />
          {children.length > 0 ? <OwnPages people={children} /> : null}
        </div>
        {shares || saving?.jars.length ? (
          <aside className="stack stack-l" aria-label={say("fourWeeksAndGoals")}>
            {shares ? <Sharing {...shares} /> : null}
            {saving?.jars.map((jar) => (
              <JarCard jar={jar} mayGive={saving.mayGive} key={jar.person.id} />
            ))}
          </aside>
        ) : null}
      </div>
    </Page>
  );
}
