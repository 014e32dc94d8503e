import { z } from "zod";
import { userLock } from "./userLock.ts";

/** Why somebody cannot sign in, or not go on after it; what weighs most stands first. */
const standings = ["merged", "off", "companyOff", "levelOff", "locked", "asleep", "noPassword", "mustChange"] as const;

export const accountStanding = z.object({
  standing: z.enum(standings),
  /** Who else is kept out by a lock: everybody, or new devices only. */
  at: userLock.shape.at.nullable(),
  address: z.string().nullable(),
  since: z.string().nullable(),
  /** null = until somebody acts */
  until: z.string().nullable(),
});
export type AccountStanding = z.infer<typeof accountStanding>;

/** Whether nobody at all can sign in with the account, or only some cannot. */
export const keepsEverybodyOut = ({ standing, at }: AccountStanding): boolean =>
  standing === "locked" ? at === "administrator" : standing !== "mustChange";
