import { z } from "zod";

/** Where an account is locked: for everybody by an administrator, or by wrong passwords at one address, at a device, for all strangers, or when changing it. */
const lockPlaces = ["administrator", "place", "device", "strangers", "own"] as const;
export type LockPlace = (typeof lockPlaces)[number];

/** What keeps somebody out of an account. */
export const userLock = z.object({
  /** 0 = the administrator's */
  id: z.int(),
  at: z.enum(lockPlaces),
  address: z.string().nullable(),
  since: z.string(),
  /** null = until somebody unlocks */
  until: z.string().nullable(),
  failures: z.int(),
});
export type UserLock = z.infer<typeof userLock>;
