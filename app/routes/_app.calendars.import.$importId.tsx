import { useActionData, useLoaderData } from "@remix-run/react";
import { BackToCalendars } from "#app/components/calendars/import-form.tsx";
import { ImportPreview } from "#app/components/calendars/import-preview.tsx";
import { useDraftNews } from "#app/components/live/use-draft-news.ts";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ImportResult } from "#app/components/ui/import-result.tsx";
import { previewImport, workOnImport } from "#app/pages/calendar/calendar-imports.server.ts";
import { loadFormatContext } from "#app/pages/calendar/event-dialog.server.ts";
import {
  importHref,
  presentError,
  presentFile,
  presentPreview,
  presentResult,
  takenItems,
} from "#app/presenters/calendar/imports.ts";
import { previewFormSchema } from "#app/schemas/calendar/calendar-import.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { itemsOf } from "#app/services/imports/import-items.server.ts";
import { confirmImport, discardImport, findImport, undoImport } from "#app/services/imports/imports.server.ts";
import { CALENDARS } from "#app/shared/operations/calendars.ts";
import { namePeople } from "#app/shared/people/names.ts";
import cards from "#app/styles/cards.css?url";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { calendars } from "#app/words/catalogues/calendars.ts";

export const clientAction = clientActionFor(CALENDARS);
export const handle = {
  title: (data: { title: string } | undefined, locale: string) => data?.title ?? say(calendars, locale)("file"),
  form: "bring-in",
};
export const links = styleSheets(cards, forms, feeds);

const importId = ({ params }: FamilyContext) => pathId(params.importId, "Import");

type ImportStatus = "reading" | "ready" | "working" | "done" | "undone" | "failed";

export const loader = familyLoader(async (context) => {
  const { actor, locale } = context;
  const row = await previewImport(actor, importId(context));
  const items = row.status === "ready" || row.result ? await itemsOf(row) : [];
  const { people } = await loadFormatContext(context);
  const names = namePeople(
    row.member_ids.flatMap((id) => people.get(id) ?? []),
    locale,
  );
  return {
    status: row.status,
    title: say(calendars, locale)(`title.${row.status as ImportStatus}`),
    file: presentFile(row, names, locale),
    progress: { value: row.read_events, max: Math.max(row.all_events, 1) },
    problem: presentError(row, locale),
    preview: row.status === "ready" ? presentPreview(items, locale) : null,
    result: presentResult(row, items, locale),
    mayChange: actor.isGuardian,
    // Without script the page refreshes itself until the work is done.
    refreshes: row.status === "reading" || row.status === "working",
  };
});

export const action = formRoute({
  "bring-in": familyForm({
    schema: previewFormSchema,
    find: (context: FamilyContext) => findImport(context.actor, importId(context)),
    permission: "bring-in-calendars",
    handle: async ({ actor, resource, value }) => {
      const row = await confirmImport(actor, resource.id, takenItems(await itemsOf(resource), value.take));
      return {
        to: importHref(row.id),
        afterCommit: async () => {
          if (row.status === "working" && resource.status === "ready") await workOnImport(actor, row);
          return {};
        },
      };
    },
  }),
  "undo-import": familyForm({
    permission: "bring-in-calendars",
    handle: async (context) => ({ to: importHref((await undoImport(context.actor, importId(context))).id) }),
  }),
  "discard-import": familyForm({
    permission: "bring-in-calendars",
    handle: async (context) => {
      await discardImport(context.actor, importId(context));
      return { to: "/calendars" };
    },
  }),
});

export default function Import() {
  const words = useSay(calendars);
  const { status, title, file, progress, problem, preview, result, mayChange, refreshes } =
    useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const form = formState({}, lastResult);
  useDraftNews(refreshes);
  return (
    <Page>
      <BackToCalendars />
      <PageHead title={title} text={file} />
      <ErrorSummary form={form} heading="h2" />
      {refreshes ? (
        <div className="card measure" role="status">
          <p>
            <progress
              {...(status === "reading" ? progress : {})}
              aria-label={words(status === "reading" ? "readEvents" : "importProgress")}
            />{" "}
            {status === "reading" ? words("readOf", { count: progress.value, all: progress.max }) : words("allOrNone")}
          </p>
          <p className="hint">{words("carriesOn")}</p>
        </div>
      ) : null}
      {problem ? <p className="measure">{problem}</p> : null}
      {preview ? (
        <ImportPreview view={preview} canConfirm={mayChange} taken={lastResult ? form.list("take") : null} />
      ) : null}
      {result ? (
        <ImportResult result={result} canUndo={mayChange && result.canUndo} intent="undo-import">
          <AppLink
            className="btn btn--main"
            to={result.month ? `/calendar?view=month&day=${result.month}` : "/calendar"}
          >
            {words("openCalendar")}
          </AppLink>
          <AppLink className="btn" to="/calendars/import">
            <Icon name="upload" />
            {words("importAnother")}
          </AppLink>
        </ImportResult>
      ) : null}
    </Page>
  );
}
