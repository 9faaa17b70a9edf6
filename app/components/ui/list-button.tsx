import { useSubmit } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { LIST_BUTTON } from "#app/shared/list-buttons.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/**
 * A button that adds or removes a row of its form; `value` is `insertRow` or `removeRow`. It submits the form, and the
 * server answers the form with the change, with and without script.
 */
export function ListButton({ value, ...props }: { value: string } & ComponentProps<"button">) {
  const submit = useSubmit();
  return (
    <button
      type="submit"
      name={LIST_BUTTON}
      value={value}
      onClick={(event) => {
        event.preventDefault();
        submit(event.currentTarget, { preventScrollReset: true });
      }}
      {...props}
    />
  );
}

const UNSEEN = { className: "vh", tabIndex: -1, "aria-hidden": true } as const;

/**
 * An invisible first button. The Enter key clicks a form's first button, which would otherwise be the one that removes
 * the first row. With a `value` of `ListButton`, Enter adds or removes that row.
 */
export function EnterButton({ value }: { value?: string }) {
  const children = useSay(frame)("enter");
  return value ? (
    <ListButton value={value} {...UNSEEN}>
      {children}
    </ListButton>
  ) : (
    <button type="submit" {...UNSEEN}>
      {children}
    </button>
  );
}
