import { type ComponentProps, useEffect, useRef } from "react";
import address from "#app/components/account/passkeys.ts?script";
import { Form } from "#app/components/ui/form.tsx";

interface PasskeyFormProps extends ComponentProps<typeof Form> {
  /** WebAuthn's options as JSON; new ones with each answer. */
  options: unknown;
}

/**
 * A form that a passkey answers: the script fills its field `credential`. Elements with `data-able` are hidden until the
 * script knows that the browser has passkeys, and those with `data-unable` after it.
 */
export function PasskeyForm({ options, children, ...props }: PasskeyFormProps) {
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
  return (
    <Form {...props} key={json} ref={form} data-passkey={json}>
      <input type="hidden" name="credential" defaultValue="" />
      {children}
    </Form>
  );
}
