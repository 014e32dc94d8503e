import type { trainerAuthorization } from "@vigil/model/compliance/trainerAuthorization";
import type { trainingEvent } from "@vigil/model/compliance/trainingEvent";
import type { AttendanceReason } from "@vigil/model/compliance/trainingEventWire";
import type { Generated } from "kysely";
import type { Common, Instant, Stamp, Tenant, TenantWords } from "./columns.ts";
import type { TableOf } from "./tableOf.ts";

export interface TrainingEventTables {
  trainerAuthorizations: Common &
    Tenant &
    TableOf<
      typeof trainerAuthorization,
      "version" | "trainer" | "nameOverridden" | "authority" | "badge" | "signature" | "data" | "active"
    > & {
      supersededAt: Instant | null;
    };
  trainerAuthorizationWords: TenantWords;
  trainerAuthorizationCompanies: { domainId: number; trainerAuthorizationId: number; companyId: number };
  trainerAuthorizationCourses: { domainId: number; trainerAuthorizationId: number; courseId: number };
  trainingEvents: Common &
    Tenant &
    TableOf<typeof trainingEvent, "instructionMinutes"> & {
      deliveredBy: number | null;
    };
  trainingEventCourses: { domainId: number; trainingEventId: number; courseId: number };
  trainingEventUsers: {
    domainId: number;
    trainingEventId: number;
    userId: number;
    attending: Generated<boolean>;
    attendedAt: Instant | null;
    reason: AttendanceReason | null;
    createdAt: Stamp;
    createdBy: number | null;
  };
  trainingEventResults: { domainId: number; courseStatusId: number; trainingEventId: number };
}
