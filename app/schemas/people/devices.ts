import { z } from "zod";

/** Which sessions end: all but the one that asks, all, or the one with this id. */
export const signOutSchema = z.object({ which: z.string().min(1).max(100) });
export const OTHERS = "others";
export const EVERYWHERE = "everywhere";
