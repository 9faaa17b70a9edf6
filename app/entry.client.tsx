import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { NonceContext } from "#app/shared/nonce.ts";

// Scripts can read the nonce as a property, not as an attribute; styles of later pages need it.
const nonce = document.querySelector<HTMLElement>("[nonce]")?.nonce;

/**
 * Reads what the page hands over. RemixBrowser does so on its first call, and throws the promise of it: were that its
 * first rendering, a tap just then would make React render at once what must wait, which it cannot (error 345).
 */
const read = async () => {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
};

read().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <NonceContext.Provider value={nonce}>
        <RemixBrowser />
      </NonceContext.Provider>,
    );
  }),
);
