import type { certificateTemplate } from "@vigil/model/compliance/certificateTemplate";
import type { credit } from "@vigil/model/compliance/credit";
import type { programCertificate } from "@vigil/model/compliance/programCertificate";
import type { programTransfer } from "@vigil/model/compliance/programTransfer";
import type { userCredit } from "@vigil/model/compliance/userCredit";
import type { orientations } from "@vigil/model/compliance/certificateTemplate";
import type { TransferOutcome } from "@vigil/model/compliance/transferProgress";
import type { Generated } from "kysely";
import type { CalendarDate, Catalogue, CatalogueWords, Common, GeneratedJson, Instant, Stamp, Tenant } from "./columns.ts";
import type { TableOf } from "./tableOf.ts";

type Orientation = (typeof orientations)[number];

export interface ComplianceTables {
  credits: Common & Tenant & TableOf<typeof credit, "quantity" | "used" | "unlimitedCredits" | "unlimitedDuration">;
  userCredits: Common &
    Tenant &
    TableOf<typeof userCredit, "version" | "usedAt"> & {
      supersededAt: Instant | null;
    };
  certificateTemplates: Common &
    Catalogue &
    TableOf<typeof certificateTemplate, "description" | "orientation" | "margin" | "border" | "active">;
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
    Tenant &
    TableOf<
      typeof programCertificate,
      "certificateNumber" | "trainerName" | "trainerSignature" | "badge" | "authority" | "data" | "evidence" | "locked"
    > & {
      issuedOn: Generated<CalendarDate>;
      templateId: number | null;
      pageHash: string | null;
      programCode: string;
      original: GeneratedJson<Record<string, unknown>>;
    };
  programTransfers: Common &
    Tenant &
    TableOf<
      typeof programTransfer,
      "transferCompletes" | "transferIncompletes" | "reset" | "retainAssignments" | "versionChange" | "state"
    >;
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
