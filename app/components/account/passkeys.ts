/**
 * Passkeys: fills the field `credential` of forms with `data-passkey`, the options of WebAuthn as JSON, before they are
 * sent (docs/product/accounts.md, "Passkeys"). A script of its own, for the pages with such a form alone.
 */

type Options = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

const started = new WeakSet<HTMLFormElement>();

/** Browsers that read and write WebAuthn's JSON by themselves. */
const isAble = () =>
  typeof PublicKeyCredential === "function" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  "toJSON" in PublicKeyCredential.prototype;

function ask(options: Options, more: CredentialRequestOptions): Promise<Credential | null> {
  return "user" in options
    ? navigator.credentials.create({ ...more, publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ ...more, publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
}

/** Shows a form's button, and asks the browser for a passkey when it is pressed; for signing in, in its own list too. */
export function start(form: HTMLFormElement): void {
  const field = form.elements.namedItem("credential");
  if (started.has(form) || !(field instanceof HTMLInputElement) || !isAble()) return;
  started.add(form);
  const options = JSON.parse(form.dataset.passkey ?? "") as Options;
  let stop = new AbortController();

  const send = async (more: CredentialRequestOptions) => {
    stop.abort();
    stop = new AbortController();
    try {
      const credential = await ask(options, { ...more, signal: stop.signal });
      field.value = JSON.stringify(credential);
      form.requestSubmit();
    } catch (error) {
      // The user's own no needs no words.
      const known = form.querySelector<HTMLElement>("[data-known]");
      if (known) known.hidden = (error as Error).name !== "InvalidStateError";
    }
  };

  for (const element of form.querySelectorAll<HTMLElement>("[data-able]")) element.hidden = false;
  for (const element of form.querySelectorAll<HTMLElement>("[data-unable]")) element.hidden = true;
  form.addEventListener("submit", (event) => {
    if (field.value) return;
    event.preventDefault();
    void send({});
  });
  if ("user" in options) return;
  // Rejected in browsers without it, and when the user chooses nothing.
  void PublicKeyCredential.isConditionalMediationAvailable?.().then((isThere) => {
    if (isThere) void send({ mediation: "conditional" });
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) start(form);
