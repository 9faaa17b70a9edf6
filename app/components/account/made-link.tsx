import { useDraftNews } from "#app/components/live/use-draft-news.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { CopyField } from "#app/components/ui/copy-field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import type { LinkView } from "#app/shared/people/let-in.ts";
import { devices } from "#app/words/catalogues/devices.ts";

interface MadeLinkProps {
  form: FormState;
  link: LinkView | null;
  /** A text about the use of the link and its minutes. */
  text: string;
  /** The message once it was used. */
  used: string;
}

const MakeButton = ({ isFirst }: { isFirst: boolean }) => {
  const say = useSay(devices);
  return (
    <Form intent="make-sign-in-link" preventScrollReset>
      <SubmitButton intent="make-sign-in-link" busyLabel={say("making")} className={isFirst ? "btn btn--main" : "btn"}>
        {say(isFirst ? "makeLink" : "makeAnother")}
      </SubmitButton>
    </Form>
  );
};

function OpenLink({ link }: { link: Extract<LinkView, { state: "open" }> }) {
  const say = useSay(devices);
  return (
    <>
      <div
        className="link-qr"
        role="img"
        aria-label={say("qrOfLink")}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG that the server has drawn
        dangerouslySetInnerHTML={{ __html: link.qr }}
      />
      {link.code ? (
        <p className="link-code" dir="ltr" translate="no">
          {link.code}
        </p>
      ) : null}
      <CopyField label={say("link")} value={link.url} copied={say("linkCopied")} failed={say("linkNotCopied")} />
      <p className="muted" role="status">
        {say("minutesLeft", { count: link.minutes })}
      </p>
    </>
  );
}

/** A link for a device or a password: as a QR code, a code and an address. The page updates when the link is used. */
export function MadeLink({ form, link, text, used }: MadeLinkProps) {
  const say = useSay(devices);
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
        <MakeButton isFirst={!link} />
        {link?.state === "open" ? (
          <Form intent="end-sign-in-link" preventScrollReset>
            <input type="hidden" name="link_id" value={link.id} />
            <SubmitButton intent="end-sign-in-link" busyLabel={say("ending")} className="btn">
              {say("endLink")}
            </SubmitButton>
          </Form>
        ) : null}
      </div>
    </div>
  );
}
