import type { Room } from "../room.ts";
import { auditRoutes } from "./auditRoutes.ts";
import { contentAuditRoutes } from "./contentAuditRoutes.ts";
import { personRoutes } from "./personRoutes.ts";

/** What learners did, to be looked at by auditors, instructors and administrators. */
export const auditRoom: Room = { routes: [auditRoutes, contentAuditRoutes, personRoutes] };
