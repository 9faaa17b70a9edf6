import { useDraftNews } from "#app/components/live/use-draft-news.ts";
import { CopyField } from "#app/components/ui/copy-field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { byCount } from "#app/shared/by-count.ts";
import type { LinkView } from "#app/shared/people/let-in.ts";

interface MadeLinkProps {
  form: FormState;
  link: LinkView | null;
  /** What the link does, and how long it works. */
  text: string;
  /** The message once it was used. */
  used: string;
}

const MakeButton = ({ children }: { children: string }) => (
  <Form intent="make-sign-in-link" preventScrollReset>
    <SubmitButton
      intent="make-sign-in-link"
      busyLabel="Making…"
      className={children === "Make another" ? "btn" : "btn btn--main"}
    >
      {children}
    </SubmitButton>
  </Form>
);

function OpenLink({ link }: { link: Extract<LinkView, { state: "open" }> }) {
  return (
    <>
      <div
        className="link-qr"
        role="img"
        aria-label="QR code of the link"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG that the server has drawn
        dangerouslySetInnerHTML={{ __html: link.qr }}
      />
      {link.code ? <p className="link-code">{link.code}</p> : null}
      <CopyField
        label="Link"
        value={link.url}
        copied="Link copied to clipboard!"
        failed="Failed to copy the link. Please copy it manually."
      />
      <p className="muted" role="status">
        {byCount(link.minutes, "1 minute left.", `${link.minutes} minutes left.`)}
      </p>
    </>
  );
}

/** A link for a device or a password: as a QR code, a code and an address. It says by itself when it was used. */
export function MadeLink({ form, link, text, used }: MadeLinkProps) {
  useDraftNews(link?.state === "open");
  return (
    <div className="card measure">
      <ErrorSummary form={form} heading="h2" />
      {link?.state === "used" ? (
        <p role="status">
          <strong>{used}</strong>
        </p>
      ) : (
        <p>{text}</p>
      )}
      {link?.state === "open" ? <OpenLink link={link} /> : null}
      <div className="row">
        <MakeButton>{link ? "Make another" : "Make a link"}</MakeButton>
        {link?.state === "open" ? (
          <Form intent="end-sign-in-link" preventScrollReset>
            <input type="hidden" name="link_id" value={link.id} />
            <SubmitButton intent="end-sign-in-link" busyLabel="Ending…" className="btn">
              End this link
            </SubmitButton>
          </Form>
        ) : null}
      </div>
    </div>
  );
}
