import { z } from "zod";

const returnTo = z.string().optional();
const toggle = z.boolean().default(false);

/**
 * The banner's three buttons, and the dialog's switches. Essential cookies cannot be declined (docs/product/pages.md,
 * "Cookie consent").
 */
export const cookieFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("choose-cookies"), level: z.enum(["all", "essential"]), return_to: returnTo }),
  z.object({
    intent: z.literal("save-preferences"),
    analytics: toggle,
    personalization: toggle,
    return_to: returnTo,
  }),
]);
