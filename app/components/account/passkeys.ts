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

/** Milliseconds after which a challenge is renewed: it is good for five minutes. */
const RENEW_MS = 4 * 60_000;

const readOptions = (form: HTMLFormElement) => JSON.parse(form.dataset.passkey ?? "") as Options;

/** New options, from the page itself; `null` without them, as after the end of a sign-in. */
async function fetchOptions(): Promise<Options | null> {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  const form = page?.querySelector<HTMLFormElement>("form[data-passkey]");
  return form ? readOptions(form) : null;
}

/** Shows a form's button, and asks the browser for a passkey when it is pressed; for signing in, in its own list too. */
export function start(form: HTMLFormElement): void {
  const field = form.elements.namedItem("credential");
  if (started.has(form) || !(field instanceof HTMLInputElement) || !isAble()) return;
  started.add(form);
  let options = Promise.resolve(readOptions(form));
  let renewAt = Date.now() + RENEW_MS;
  let stop = new AbortController();
  /** Whether the browser shows its own window, which is left alone. */
  let isAsking = false;

  const current = () => {
    if (Date.now() >= renewAt) {
      renewAt = Date.now() + RENEW_MS;
      const old = options;
      options = fetchOptions().then((renewed) => renewed ?? old);
    }
    return options;
  };

  const send = async (more: CredentialRequestOptions) => {
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    try {
      const credential = await ask(await current(), { ...more, signal });
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
    isAsking = true;
    void send({}).finally(() => {
      isAsking = false;
    });
  });
  if ("user" in options) return;
  // Rejected in browsers without it, and when the user chooses nothing.
  void PublicKeyCredential.isConditionalMediationAvailable?.().then((isThere) => {
    const offer = () => {
      if (!isAsking) void send({ mediation: "conditional" });
      setTimeout(offer, RENEW_MS);
    };
    if (isThere) offer();
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) start(form);
