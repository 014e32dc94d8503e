import type { CertificateKind, orientations } from "@vigil/model/compliance/certificateTemplate";
import type { resetKinds, transferStates } from "@vigil/model/compliance/programTransfer";
import type { TransferOutcome } from "@vigil/model/compliance/transferProgress";
import type { Generated } from "kysely";
import type { CalendarDate, Catalogue, CatalogueWords, Common, GeneratedJson, Instant, Stamp, Tenant } from "./columns.ts";

type Orientation = (typeof orientations)[number];

export interface ComplianceTables {
  credits: Common &
    Tenant & {
      companyId: number;
      programId: number;
      quantity: Generated<number>;
      used: Generated<number>;
      activationDate: CalendarDate | null;
      expiryDate: CalendarDate | null;
      durationDays: number | null;
      unlimitedCredits: Generated<boolean>;
      unlimitedDuration: Generated<boolean>;
    };
  userCredits: Common &
    Tenant & {
      rootId: number | null;
      version: Generated<number>;
      supersededAt: Instant | null;
      creditId: number;
      userId: number;
      companyId: number;
      programId: number;
      usedAt: Stamp;
      expiredAt: Instant | null;
    };
  certificateTemplates: Common &
    Catalogue & {
      name: string;
      nameKey: string;
      description: Generated<string>;
      kind: CertificateKind;
      page: string;
      orientation: Generated<Orientation>;
      /** millimetres */
      margin: Generated<number>;
      border: Generated<number>;
      unfinishedCopy: Generated<boolean>;
      active: Generated<boolean>;
    };
  certificateTemplateWords: CatalogueWords;
  certificatePages: {
    domainId: number;
    hash: string;
    page: string;
    orientation: Orientation;
    margin: number;
    border: number;
    createdAt: Stamp;
  };
  programCertificates: Common &
    Tenant & {
      issuedOn: Generated<CalendarDate>;
      certificateNumber: Generated<string>;
      verificationCode: string;
      programStatusId: number;
      userId: number;
      programId: number;
      templateId: number | null;
      pageHash: string | null;
      firstName: string;
      lastName: string;
      pin: string | null;
      companyName: string;
      programTitle: string;
      programCode: string;
      recurrency: string;
      periodMonths: number | null;
      version: string;
      startDate: CalendarDate | null;
      dueDate: CalendarDate | null;
      completionDate: CalendarDate;
      expiryDate: CalendarDate | null;
      trainerId: number | null;
      trainerName: Generated<string>;
      trainerSignature: Generated<string>;
      badge: Generated<string>;
      authority: Generated<string>;
      data: GeneratedJson<Record<string, unknown>>;
      original: GeneratedJson<Record<string, unknown>>;
      evidence: GeneratedJson;
      locked: Generated<boolean>;
    };
  programTransfers: Common &
    Tenant & {
      name: string;
      scheduledAt: Instant;
      lastRun: Instant | null;
      transferCompletes: Generated<boolean>;
      transferIncompletes: Generated<boolean>;
      reset: Generated<(typeof resetKinds)[number]>;
      retainAssignments: Generated<boolean>;
      versionChange: Generated<boolean>;
      state: Generated<(typeof transferStates)[number]>;
      unfinishedCopy: Generated<boolean>;
    };
  programTransferCompanies: { domainId: number; programTransferId: number; companyId: number };
  programTransferSources: { domainId: number; programTransferId: number; programId: number; position: number };
  programTransferTargets: { domainId: number; programTransferId: number; programId: number; position: number };
  programTransferResults: {
    domainId: number;
    programTransferId: number;
    userId: number;
    outcome: TransferOutcome;
    reason: string | null;
    at: Stamp;
  };
}
