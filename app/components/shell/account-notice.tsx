import { useLocation } from "@remix-run/react";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ShellNotice } from "#app/shared/people/let-in.ts";

/** Something about their account that the user must know, with one button. */
export function AccountNotice({ text, action, intent, button, linkId, more }: ShellNotice) {
  const { pathname, search } = useLocation();
  return (
    <Form intent={intent} action={action} className="flash flash--warn">
      <Icon name="warn" />
      <p>
        {text}
        {more ? (
          <>
            {" "}
            <AppLink to={more.href}>{more.text}</AppLink>
          </>
        ) : null}
      </p>
      {linkId === undefined ? null : <input type="hidden" name="link_id" value={linkId} />}
      <input type="hidden" name="return_to" value={pathname + search} />
      <button type="submit" className="btn">
        {button}
      </button>
    </Form>
  );
}
