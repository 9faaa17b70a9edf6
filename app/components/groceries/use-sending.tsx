import type { SubmissionResult } from "@conform-to/dom";
import { useFetcher, useFormAction } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** The server's answer to a form that it refused. */
export interface Answer {
  intent: string;
  lastResult: SubmissionResult<string[]>;
}

interface Form {
  key: number;
  body: FormData;
  onAnswer: (failure: Answer | null) => void;
}

function Sending({
  body,
  action,
  onDone,
}: {
  body: FormData;
  action: string;
  onDone: (answer: Answer | null) => void;
}) {
  const fetcher = useFetcher<Answer | null>();
  const isSent = useRef(false);
  const { state, data, submit } = fetcher;
  useEffect(() => {
    if (state !== "idle") return;
    if (isSent.current) return onDone(data ?? null);
    isSent.current = true;
    submit(body, { method: "post", action });
  }, [state, data, submit, body, action, onDone]);
  return null;
}

/**
 * Sends a page's forms in parallel. One fetcher for all would abort the earlier one. Without a connection `send` sends
 * nothing and returns `false`.
 */
export function useSending() {
  const action = useFormAction();
  const [forms, setForms] = useState<readonly Form[]>([]);
  const count = useRef(0);
  const send = (body: FormData, onAnswer: Form["onAnswer"]): boolean => {
    if (!navigator.onLine) return false;
    body.set("has_script", "on");
    count.current += 1;
    const form = { key: count.current, body, onAnswer };
    setForms((known) => [...known, form]);
    return true;
  };
  const sending = forms.map(({ key, body, onAnswer }) => (
    <Sending
      key={key}
      body={body}
      action={action}
      onDone={(answer) => {
        setForms((known) => known.filter((form) => form.key !== key));
        onAnswer(answer);
      }}
    />
  ));
  return { send, sending, action };
}
