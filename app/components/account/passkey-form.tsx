import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import address from "#app/components/account/passkeys.ts?script";
import { Form } from "#app/components/ui/form.tsx";

/** The attributes of a form that a passkey answers. `options` are WebAuthn's, new ones with each answer. */
function usePasskeys(options: unknown) {
  const json = JSON.stringify(options);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options are another form
  useEffect(() => {
    import(/* @vite-ignore */ address).then(
      ({ start }: typeof import("#app/components/account/passkeys.ts")) => form.current && start(form.current),
      // Without the script there are no passkeys.
      () => undefined,
    );
  }, [json]);
  return { key: json, ref: form, "data-passkey": json };
}

const Credential = () => <input type="hidden" name="credential" defaultValue="" />;

/**
 * A form that a passkey answers: the script fills its field `credential`. Elements with `data-able` are hidden until the
 * script knows that the browser has passkeys, and those with `data-unable` after it. It loads a document, so that the page
 * of a refused one has new options.
 */
export function PasskeyForm({ options, children, ...props }: { options: unknown } & ComponentProps<typeof Form>) {
  const { key, ...passkeys } = usePasskeys(options);
  return (
    <Form {...props} {...passkeys} key={key} reloadDocument>
      <Credential />
      {children}
    </Form>
  );
}

/** {@link PasskeyForm} of a page for someone who is not signed in: it loads a document. */
export function PublicPasskeyForm({
  intent,
  options,
  children,
}: {
  intent: string;
  options: unknown;
  children: ReactNode;
}) {
  const { key, ...passkeys } = usePasskeys(options);
  return (
    <form method="post" {...passkeys} key={key}>
      <input type="hidden" name="intent" value={intent} />
      <Credential />
      {children}
    </form>
  );
}
