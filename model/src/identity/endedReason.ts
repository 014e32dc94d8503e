/** Why a user's session is over; "terminated" = by an administrator: the user is told so. */
export const endedReasons = ["signedOut", "expired", "terminated", "replaced", "passwordChanged", "deactivated", "locked"] as const;
export type EndedReason = (typeof endedReasons)[number];
