import type { ReactNode } from "react";

interface StartButtonProps {
  action: string;
  className: string;
  children: ReactNode;
}

/** A call to action: a form that begins the sign-in at the identity provider. */
export function StartButton({ action, className, children }: StartButtonProps) {
  return (
    <form method="post" action={action}>
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}
