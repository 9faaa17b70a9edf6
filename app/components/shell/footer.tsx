import { LiteSwitch } from "#app/components/shell/lite-switch.tsx";

export function Footer() {
  return (
    <footer className="foot no-print">
      <span>Roost</span>
      <a href="/privacy">Privacy Policy</a>
      <a href="/terms">Terms of Service</a>
      <a href="/cookies">Cookies</a>
      <LiteSwitch />
    </footer>
  );
}
