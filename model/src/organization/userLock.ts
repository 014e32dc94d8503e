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

/** What one address was locked out of: somebody who guesses the passwords of many stands in one line. */
export const lockedAddress = z.object({
  /** null = accounts that are shut to all new devices, and those that an administrator locked */
  address: z.string().nullable(),
  accounts: z.int(),
  /** The first of them, by their user names. */
  names: z.array(z.string()),
  failures: z.int(),
  /** The first and the newest of these locks. */
  since: z.string(),
  newest: z.string(),
  /** null = until somebody unlocks */
  until: z.string().nullable(),
});
export type LockedAddress = z.infer<typeof lockedAddress>;

/** Which of them are lifted: those named, or all whose address holds this text. */
export const liftAddressesBody = z.union([
  z.strictObject({ addresses: z.array(z.string().max(100).nullable()).min(1).max(500) }),
  z.strictObject({ address: z.string().max(100) }),
]);
export type LiftAddresses = z.infer<typeof liftAddressesBody>;

/** What became of it; of more than are done at once some are left. */
export const liftedAddresses = z.object({ accounts: z.int(), refused: z.int(), left: z.int() });
export type LiftedAddresses = z.infer<typeof liftedAddresses>;
