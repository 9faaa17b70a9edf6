import type { ComponentProps } from "react";
import { DeletingDialog } from "#app/components/account/delete-account-dialog.tsx";

/** For a user without a family. */
export const DeleteLoneAccountDialog = (dialog: Omit<ComponentProps<typeof DeletingDialog>, "children">) => (
  <DeletingDialog {...dialog}>
    <p>
      Your sign-in, your email address and what you chose for yourself are deleted at once. You’re in no family, so
      nothing waits for you to change your mind.
    </p>
  </DeletingDialog>
);
