import { type MouseEvent, useEffect, useRef } from "react";
import { Form } from "#app/components/ui/form.tsx";
import { Icon, Picture } from "#app/components/ui/icon.tsx";
import styles from "#app/styles/install.css?url";

/** The browser's own question, where it has one (Chromium). */
interface Question extends Event {
  prompt: () => void;
}

/** Offers Roost for the home screen; in a window that is there already styles hide it. */
export default function InstallCard() {
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
        <h2 id="install-h">Roost on your home screen</h2>
        <p className="muted">One tap to your day and your list, even offline.</p>
      </div>
      <div className="row">
        <a className="btn btn--main" href="/install" onClick={onClick}>
          <Icon name="download" />
          Add to home screen
        </a>
        <Form intent="decline-install" preventScrollReset>
          <button type="submit" className="btn btn--bare">
            Not now
          </button>
        </Form>
      </div>
    </section>
  );
}
