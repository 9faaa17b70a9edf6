import { useSubmit } from "@remix-run/react";
import type { ComponentProps } from "react";
import { LIST_BUTTON } from "#app/shared/list-buttons.ts";

/**
 * A button that adds a row to its form, or takes one away; `value` comes from `insertRow` or `removeRow`. It sends the
 * form, and the server's answer is the form with the row: with script and without.
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

/**
 * What the Enter key presses: a form's first button. Without this one, first in its form, Enter in a field would press
 * the button that takes away the first row.
 */
export function EnterButton() {
  return (
    <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
      Enter
    </button>
  );
}
