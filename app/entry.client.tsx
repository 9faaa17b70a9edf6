import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { NonceContext } from "#app/view/nonce.ts";

// Scripts can read the nonce as a property, not as an attribute; styles of later pages need it.
const nonce = document.querySelector<HTMLElement>("[nonce]")?.nonce;

startTransition(() => {
  hydrateRoot(
    document,
    <NonceContext.Provider value={nonce}>
      <RemixBrowser />
    </NonceContext.Provider>,
  );
});
