import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { CopyField } from "#app/components/ui/copy-field.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { CloseFoot } from "#app/components/ui/dialog-foot.tsx";
import { Email } from "#app/components/ui/email.tsx";
import type { InvitationTexts, PendingView } from "#app/presenters/people/invitations.ts";

interface InvitationDialogProps {
  texts: InvitationTexts;
  invitation: PendingView;
  /** `null` if the token can no longer be derived. */
  link: string | null;
  closeHref: string;
}

/** The link of an invitation, to copy or to scan. */
export function InvitationDialog({ texts, invitation, link, closeHref }: InvitationDialogProps) {
  return (
    <Dialog title={texts.title} closeHref={closeHref}>
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
            <CopyField label={texts.link} value={link} copied={texts.copied} failed={texts.notCopied} />
            <div className="stack stack-s">
              <p>{texts.scan}</p>
              <img
                src={`/account/family/invitations/${invitation.id}/qr.svg`}
                alt={texts.qr}
                width="240"
                height="240"
              />
            </div>
          </>
        ) : (
          <p>{texts.notShown}</p>
        )}
      </div>
      <CloseFoot closeHref={closeHref} />
    </Dialog>
  );
}
