import { LanguageForm } from "#app/components/shell/language-form.tsx";
import { LiteSwitch } from "#app/components/shell/lite-switch.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { frame } from "#app/words/catalogues/frame.ts";

export function Footer() {
  const say = useSay(frame);
  return (
    <footer className="foot no-print">
      <span>Roost</span>
      <a href="/privacy">{say("privacyPolicy")}</a>
      <a href="/terms">{say("terms")}</a>
      <a href="/cookies">{say("cookies")}</a>
      <LiteSwitch />
      <LanguageForm />
    </footer>
  );
}
