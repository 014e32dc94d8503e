import { allPermissions } from "@vigil/model/identity/permission";
import type { Caller } from "../../src/identity/access/caller.ts";

/** Who sees everybody of a domain. */
export const wholeDomain = (domainId: number): Caller => ({
  domainId,
  homeDomainId: domainId,
  userId: 0,
  sessionId: 1,
  companyId: 0,
  accessLevelId: 6,
  accessLevelCode: "web",
  rank: 60,
  permissions: new Set(allPermissions),
  companies: "all",
  groups: null,
  programs: null,
  requestId: "",
  address: "",
});
