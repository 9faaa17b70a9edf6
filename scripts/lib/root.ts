import { fileURLToPath } from "node:url";

/** The checkout's folder, with a separator at its end. */
export const root = fileURLToPath(new URL("../../", import.meta.url));
