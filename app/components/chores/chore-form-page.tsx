import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { ChoreForm } from "#app/components/chores/chore-form.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";

interface ChorePageProps extends Omit<ComponentProps<typeof ChoreForm>, "form" | "intent"> {
  title: string;
  isNew: boolean;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The page of a chore's form; one that is there can be deleted. */
export function ChorePage({ title, isNew, defaults, lastResult, ...data }: ChorePageProps) {
  return (
    <Page>
      <Link className="back" to={data.backTo}>
        <Icon name="left" flip />
        Back
      </Link>
      <PageHead title={title} />
      <ChoreForm {...data} form={formState(defaults, lastResult)} intent={isNew ? "add-chore" : "edit-chore"} />
      {isNew ? null : (
        <Form intent="delete-chore">
          <SubmitButton intent="delete-chore" className="btn btn--danger-line" busyLabel="Deleting...">
            <Icon name="trash" />
            Delete chore
          </SubmitButton>
        </Form>
      )}
    </Page>
  );
}
