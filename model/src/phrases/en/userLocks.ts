import type { LockPlace } from "../../organization/userLock.ts";

/** What keeps somebody out of an account, and lifting it. */
export const userLocks = {
  tab: "Locks",
  none: "Nothing is locked: whoever has the password can sign in.",
  lead: "Devices on which the password was right before have a count of their own and are not kept out by the others’ failures. An administrator’s lock keeps everybody out.",
  where: "Who is kept out",
  places: {
    administrator: "Everybody, by an administrator",
    place: "New devices at this address",
    device: "One device that knows the account",
    strangers: "All new devices",
    own: "Changing the password",
  } satisfies Record<LockPlace, string>,
  address: "Address",
  failures: "Failures",
  since: "Since",
  until: "Until",
  forGood: "until it is lifted",
  lift: "Lift",
  liftAll: "Lift all",
  liftTitle_one: "Lift this lock?",
  liftTitle_other: "Lift all {{count}} locks?",
  lifted_one: "The lock is lifted.",
  lifted_other: "{{count}} locks are lifted.",
  unlock: "Unlock",
  unlockTitle_one: "Unlock this account?",
  unlockTitle_other: "Unlock {{count}} accounts?",
  unlockText: "Failures count anew from here. If somebody is guessing the password, they can go on.",
  unlocked_one: "The account is unlocked.",
  unlocked_other: "{{count}} accounts are unlocked.",
};
