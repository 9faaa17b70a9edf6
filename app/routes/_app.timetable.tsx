import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { HolidayNote, NowLine, SchoolWeek, Switches } from "#app/components/school/school-page.tsx";
import { StartCard } from "#app/components/school/start-card.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { schoolPage, startForm } from "#app/pages/school/school-pages.server.ts";
import { startFormSchema } from "#app/schemas/school/school-form.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { SCHOOL } from "#app/shared/operations/school.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import pack from "#app/styles/pack.css?url";
import palette from "#app/styles/palette.css?url";
import seg from "#app/styles/seg.css?url";
import timetable from "#app/styles/timetable.css?url";
import { say as write } from "#app/words/catalogue.ts";
import { school } from "#app/words/catalogues/school.ts";

export const clientAction = clientActionFor(SCHOOL);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (_: unknown, locale: string) => write(school, locale)("title"),
  form: "start-timetable",
};
export const links = styleSheets(cards, forms, seg, palette, pack, timetable);

export const loader = familyLoader(schoolPage);

export const action = formRoute({
  "start-timetable": familyForm({ schema: startFormSchema, permission: "keep-school", handle: startForm }),
});

const BEGINS = { weeks: "1", lessons: "5", begins: "08:50" };

export default function School() {
  const say = useSay(school);
  const data = useLoaderData<typeof loader>();
  const { beginners, mayChange, isStart } = data;
  const begins = { ...BEGINS, member: String(beginners[0]?.id ?? "") };
  const form = formState(begins, useActionData<typeof action>()?.lastResult);
  return (
    <Page
      dialog={<Outlet />}
      title={say("title")}
      text={data.week ? <NowLine now={data.now} /> : undefined}
      actions={
        data.week && mayChange && !isStart ? (
          <AppLink className="btn" to={data.editHref}>
            <Icon name="edit" />
            {say("change")}
          </AppLink>
        ) : null
      }
      views={isStart || !data.week ? null : <Switches {...data} />}
    >
      {data.week && data.now.note ? <HolidayNote note={data.now.note} /> : null}
      {isStart || !data.week ? (
        <StartCard form={form} beginners={beginners} isFirst={!data.week} mayChange={mayChange} />
      ) : (
        <SchoolWeek {...data} mayAdd={mayChange && beginners.length > 0} />
      )}
    </Page>
  );
}
