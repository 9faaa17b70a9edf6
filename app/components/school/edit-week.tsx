import type { SubmissionResult } from "@conform-to/dom";
import { WeekForm } from "#app/components/school/week-form.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { SubjectView } from "#app/presenters/school/timetable.ts";
import type { WeekdayName } from "#app/presenters/school/weekdays.ts";
import { subjectHref, timetableHref } from "#app/shared/school/school-links.ts";
import { school } from "#app/words/catalogues/school.ts";

interface EditWeekProps {
  name: string;
  member: number;
  subjects: SubjectView[];
  weekdays: WeekdayName[];
  version: string;
  defaults: Record<string, unknown>;
  answer:
    | { intent: string; lastResult: SubmissionResult<string[]>; found?: { id: string; note: string } | undefined }
    | undefined;
}

/** The page of a timetable's form. */
export function EditWeek({ name, member, subjects, weekdays, version, defaults, answer }: EditWeekProps) {
  const say = useSay(school);
  const form = formState(defaults, answer?.lastResult);
  return (
    <Page>
      <AppLink className="back" to={timetableHref({ member })}>
        <Icon name="left" flip />
        {say("title")}
      </AppLink>
      <PageHead title={say("weekOf", { name })} text={say("weekHint")} />
      <WeekForm
        form={form}
        version={version}
        subjects={subjects}
        weekdays={weekdays}
        intent={answer?.intent}
        note={answer?.found?.note}
        // A new key, so that the answer's values replace those of the fields.
        key={answer?.found?.id ?? "typed"}
      />
      {subjects.length > 0 ? (
        <section className="stack" aria-labelledby="subjects-h">
          <h2 id="subjects-h">{say("subjects")}</h2>
          <p className="muted">{say("subjectsHint")}</p>
          <div className="row">
            {subjects.map((subject) => (
              <AppLink className="btn" to={subjectHref(subject.id, { member })} key={subject.id}>
                <span className={`egg egg--s ${subject.className}`} aria-hidden="true">
                  {subject.initial}
                </span>
                {subject.name}
              </AppLink>
            ))}
          </div>
        </section>
      ) : null}
      <details className="more-opts">
        <summary>
          <Icon name="trash" />
          {say("deleteThis")}
          <Icon name="down" />
        </summary>
        <div>
          <p>{say("deleteText", { name })}</p>
          <Form intent="delete-timetable">
            <SubmitButton intent="delete-timetable" className="btn btn--danger-line" busyLabel={say("deleting")}>
              <Icon name="trash" />
              {say("deleteTimetable")}
            </SubmitButton>
          </Form>
        </div>
      </details>
    </Page>
  );
}
