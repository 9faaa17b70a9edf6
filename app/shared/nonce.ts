import { createContext } from "react";

/** The nonce of the page's Content-Security-Policy, for its styles and scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
