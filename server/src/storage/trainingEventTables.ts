import type { trainerAuthorization } from "@vigil/model/compliance/trainerAuthorization";
import type { trainingEvent } from "@vigil/model/compliance/trainingEvent";
import type { AttendanceReason } from "@vigil/model/compliance/trainingEventWire";
import type { Instant, Stamp } from "./columns.ts";
import type { RowOf } from "./tableOf.ts";

export interface TrainingEventTables {
  trainerAuthorizations: RowOf<typeof trainerAuthorization, "version", { name: string }>;
  trainingEvents: RowOf<typeof trainingEvent> & {
    deliveredBy: number | null;
  };
  trainingEventUsers: {
    domainId: number;
    trainingEventId: number;
    userId: number;
    attending: boolean | null;
    attendedAt: Instant | null;
    reason: AttendanceReason | null;
    createdAt: Stamp;
    createdBy: number | null;
  };
  trainingEventResults: { domainId: number; courseStatusId: number; trainingEventId: number };
}
