import { type MouseEvent, useEffect, useRef } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Form } from "#app/components/ui/form.tsx";
import { Icon, Picture } from "#app/components/ui/icon.tsx";
import styles from "#app/styles/install.css?url";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

/** The browser's own question, where it has one (Chromium). */
interface Question extends Event {
  prompt: () => void;
}

/** Offers Roost for the home screen; in a window that is there already styles hide it. */
export default function InstallCard() {
  const say = useSay(dashboard);
  const question = useRef<Question>();
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      question.current = event as Question;
    };
    addEventListener("beforeinstallprompt", keep);
    return () => removeEventListener("beforeinstallprompt", keep);
  }, []);
  const onClick = (event: MouseEvent) => {
    if (!question.current) return;
    event.preventDefault();
    question.current.prompt();
  };
  return (
    <section className="card install" aria-labelledby="install-h">
      <link rel="stylesheet" href={styles} />
      <Picture name="logo" />
      <div className="stack stack-s">
        <h2 id="install-h">{say("installTitle")}</h2>
        <p className="muted">{say("installText")}</p>
      </div>
      <div className="row">
        <a className="btn btn--main" href="/install" onClick={onClick}>
          <Icon name="download" />
          {say("installButton")}
        </a>
        <Form intent="decline-install" preventScrollReset>
          <button type="submit" className="btn btn--bare">
            {say("notNow")}
          </button>
        </Form>
      </div>
    </section>
  );
}
