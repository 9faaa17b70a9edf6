import { createContext } from "react";

/** The nonce of the page's Content-Security-Policy: what its own styles and scripts carry. */
export const NonceContext = createContext<string | undefined>(undefined);
