import { z } from "zod";

/** The sessions to end: all others, all, or the one with an id. */
export const signOutSchema = z.object({ which: z.string().min(1).max(100) });
export const OTHERS = "others";
export const EVERYWHERE = "everywhere";
