import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { NonceContext } from "#app/shared/nonce.ts";

// Scripts can read the nonce as a property, not as an attribute. Styles of later pages need it.
const nonce = document.querySelector<HTMLElement>("[nonce]")?.nonce;

/**
 * Reads the page's hand-off. `RemixBrowser` does so at its first call, and throws a promise for it. If that were its
 * first rendering, a tap just then would make React render the suspended part synchronously, which fails (error 345).
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
