import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { CopyField } from "#app/components/ui/copy-field.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { CloseFoot } from "#app/components/ui/dialog-foot.tsx";
import { Email } from "#app/components/ui/email.tsx";
import type { PendingView } from "#app/presenters/people/invitations.ts";

interface InvitationDialogProps {
  invitation: PendingView;
  /** `null` if the token can no longer be derived. */
  link: string | null;
  closeHref: string;
}

/** The link of an invitation, to copy or to scan. */
export function InvitationDialog({ invitation, link, closeHref }: InvitationDialogProps) {
  return (
    <Dialog title="Invitation" closeHref={closeHref}>
      <div className="dlg__body">
        <FlashMessage />
        <p>
          <strong>
            <Email address={invitation.email} />
          </strong>
          <br />
          <small className="muted">{invitation.facts}</small>
        </p>
        {link ? (
          <>
            <CopyField
              label="Invitation link"
              value={link}
              copied="Invitation link copied to clipboard!"
              failed="Failed to copy URL. Please copy it manually."
            />
            <div className="stack stack-s">
              <p>Sitting together? Let them scan this with their camera:</p>
              <img
                src={`/account/family/invitations/${invitation.id}/qr.svg`}
                alt="QR code of the invitation link"
                width="240"
                height="240"
              />
            </div>
          </>
        ) : (
          <p>We can’t show this link again. Resend the invitation to get a new one.</p>
        )}
      </div>
      <CloseFoot closeHref={closeHref} className="dlg__foot dlg__foot--end" />
    </Dialog>
  );
}
