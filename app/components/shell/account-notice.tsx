import { useLocation } from "@remix-run/react";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ShellNotice } from "#app/shared/people/let-in.ts";

/** Something about their account that the user must know, with one button. */
export function AccountNotice({ text, intent, button, linkId }: ShellNotice) {
  const { pathname, search } = useLocation();
  return (
    <Form intent={intent} action="/account/password-link" className="flash flash--warn">
      <Icon name="warn" />
      <p>{text}</p>
      <input type="hidden" name="link_id" value={linkId} />
      <input type="hidden" name="return_to" value={pathname + search} />
      <button type="submit" className="btn">
        {button}
      </button>
    </Form>
  );
}
