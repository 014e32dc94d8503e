import type { Caller } from "./caller.ts";

/** Whether the caller is one of those who keep what all domains share. */
export const keepsShared = ({ permissions }: Pick<Caller, "permissions">): boolean => permissions.has("shared:edit");
