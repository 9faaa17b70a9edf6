import type { ReactNode } from "react";
import { CookieBanner } from "#app/components/consent/cookie-banner.tsx";
import { FlashMessage } from "#app/components/shell/flash-message.tsx";
import { Footer } from "#app/components/shell/footer.tsx";
import { Overlay } from "#app/components/shell/overlay.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { useHasDialog } from "#app/components/ui/dialog.tsx";
import { Brand } from "#app/components/ui/icon.tsx";
import styles from "#app/styles/public.css?url";
import { frame } from "#app/words/catalogues/frame.ts";

/** A page outside the app: brand, one column, footer. It brings its own styles, for any address can end on one. */
export function PublicPage({
  children,
  home = "/",
  dialog,
}: {
  children: ReactNode;
  home?: string;
  dialog?: ReactNode;
}) {
  const say = useSay(frame);
  const hasDialog = useHasDialog();
  const beneath = hasDialog ? { inert: "" } : {};
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <div className="page" {...beneath}>
        <header className="top top--wide">
          <a className="skip" href="#main">
            {say("skip")}
          </a>
          <Brand href={home} />
        </header>
        <main className="page__main" id="main" tabIndex={-1}>
          <div className="panel">
            <FlashMessage />
            {children}
          </div>
        </main>
        <Footer />
      </div>
      {hasDialog ? (
        <Overlay>{dialog}</Overlay>
      ) : (
        <div className="dock">
          <CookieBanner />
        </div>
      )}
    </>
  );
}
