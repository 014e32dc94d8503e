import type { AccessLevelCode } from "../identity/accessLevelCodes.ts";
import type { PermissionWord } from "../identity/permissionWord.ts";

/** Who wants to act: a Caller of the server fits. */
export interface Actor {
  readonly userId: number;
  readonly domainId: number;
  readonly homeDomainId: number;
  readonly companyId: number;
  readonly accessLevelCode: AccessLevelCode;
  readonly permissions: { has(permission: PermissionWord): boolean };
  readonly companies: "all" | readonly number[];
  /** null = not narrowed. */
  readonly groups: null | readonly number[];
  readonly programs: null | readonly number[];
}

/** What an actor may be limited to: ids of some, or null where nothing limits them. */
export type Narrowing = { [K in keyof Actor]: null extends Actor[K] ? K : never }[keyof Actor];
