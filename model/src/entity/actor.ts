import type { AccessLevelCode } from "../identity/accessLevels.ts";
import type { Permission } from "../identity/permission.ts";

/** Who wants to act: a Caller of the server fits. */
export interface Actor {
  readonly userId: number;
  readonly domainId: number;
  readonly homeDomainId: number;
  readonly companyId: number;
  readonly accessLevelCode: AccessLevelCode;
  readonly permissions: ReadonlySet<Permission>;
  readonly companies: "all" | readonly number[];
  /** null = not narrowed. */
  readonly groups: null | readonly number[];
  readonly programs: null | readonly number[];
}

/** What an actor may be limited to: ids of some, or null where nothing limits them. */
export type Narrowing = { [K in keyof Actor]: null extends Actor[K] ? K : never }[keyof Actor];
