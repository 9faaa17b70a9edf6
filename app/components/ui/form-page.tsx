import type { SubmissionResult } from "@conform-to/dom";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ComponentType } from "react";

type Loaded<Loader> = ReturnType<typeof useLoaderData<Loader>>;
type Answer = { lastResult?: SubmissionResult<string[]> } | undefined;

/** The component of a route with a form: renders `Shown` with the loader's data and the form's result. */
export const formPage = <Loader,>(
  Shown: ComponentType<Loaded<Loader> & { lastResult: SubmissionResult<string[]> | undefined }>,
) =>
  function FormPage() {
    return <Shown {...useLoaderData<Loader>()} lastResult={useActionData<Answer>()?.lastResult} />;
  };
