import type { ReactNode } from "react";

/** A part of a message that is read aloud alone. */
export const hidden = (text: ReactNode) => <span className="vh">{text}</span>;
