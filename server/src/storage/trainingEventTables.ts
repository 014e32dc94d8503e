import type { AttendanceReason } from "@vigil/model/compliance/trainingEventWire";
import type { Generated } from "kysely";
import type { CalendarDate, Common, GeneratedJson, Instant, Stamp, Tenant, TenantWords } from "./columns.ts";

export interface TrainingEventTables {
  trainerAuthorizations: Common &
    Tenant & {
      rootId: number | null;
      version: Generated<number>;
      supersededAt: Instant | null;
      userId: number;
      trainer: Generated<string>;
      name: string;
      nameKey: string;
      nameOverridden: Generated<boolean>;
      authority: Generated<string>;
      badge: Generated<string>;
      signature: Generated<string>;
      data: GeneratedJson<Record<string, unknown>>;
      unfinishedCopy: Generated<boolean>;
      active: Generated<boolean>;
    };
  trainerAuthorizationWords: TenantWords;
  trainerAuthorizationCompanies: { domainId: number; trainerAuthorizationId: number; companyId: number };
  trainerAuthorizationCourses: { domainId: number; trainerAuthorizationId: number; courseId: number };
  trainingEvents: Common &
    Tenant & {
      companyId: number;
      programId: number;
      trainerAuthorizationId: number;
      startDate: CalendarDate;
      endDate: CalendarDate;
      instructionMinutes: Generated<number>;
      deliveredAt: Instant | null;
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
