import { z } from "zod";

/** So many of an account are kept; the one that was used longest ago goes first. */
export const mostDevices = 50;
/** Browsers keep no cookie longer. */
export const deviceDays = 400;

/** A browser on which the password of an account was right. */
export const knownDevice = z.object({
  id: z.int(),
  /** What the browser said of itself at the last sign-in. */
  agent: z.string(),
  /** From where that was. */
  address: z.string(),
  firstUsedAt: z.string(),
  lastUsedAt: z.string(),
  /** The one that asks. */
  own: z.boolean(),
});
export type KnownDevice = z.infer<typeof knownDevice>;

/** Those named, or all but the one that asks. */
export const forgetDevicesBody = z.strictObject({ ids: z.array(z.int()).min(1).max(mostDevices).optional() });
export type ForgetDevices = z.infer<typeof forgetDevicesBody>;
