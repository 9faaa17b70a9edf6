import { z } from "zod";
import { requiredText } from "#app/schemas/fields.ts";
import { MAX_DEVICE_NAME, MAX_ENDPOINT } from "#app/shared/notices/constants.ts";

/** A browser's subscription as its `toJSON()` (Push API), and a name for the device. */
export const newDeviceSchema = z.object({
  endpoint: z.string().max(MAX_ENDPOINT),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  name: requiredText(MAX_DEVICE_NAME).optional(),
});
export type NewDevice = z.infer<typeof newDeviceSchema>;

export const deviceNameSchema = z.object({ name: requiredText(MAX_DEVICE_NAME) });

/** The button of a device, in a form with one for each. */
export const deviceChoiceSchema = z.object({ device: z.string().max(20) });
