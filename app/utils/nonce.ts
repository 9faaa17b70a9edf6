import { createContext } from "react";

/** The nonce of the page's Content-Security-Policy. Known on the server alone: browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
