import { useSubmit } from "@remix-run/react";
import type { ComponentProps } from "react";
import { LIST_BUTTON } from "#app/shared/list-buttons.ts";

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

const UNSEEN = { className: "vh", tabIndex: -1, "aria-hidden": true, children: "Enter" } as const;

/**
 * An invisible first button. The Enter key clicks a form's first button, which would otherwise be the one that removes
 * the first row. With a `value` of `ListButton`, Enter adds or removes that row.
 */
export const EnterButton = ({ value }: { value?: string }) =>
  value ? <ListButton value={value} {...UNSEEN} /> : <button type="submit" {...UNSEEN} />;
