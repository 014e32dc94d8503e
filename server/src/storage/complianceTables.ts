import type { AuthorityAsks } from "@vigil/model/compliance/authority/authorityAsks";
import type { CertificateKind, certificateTemplate } from "@vigil/model/compliance/certificateTemplate";
import type { credit } from "@vigil/model/compliance/credit";
import type { programCertificate } from "@vigil/model/compliance/programCertificate";
import type { programTransfer } from "@vigil/model/compliance/programTransfer";
import type { userCredit } from "@vigil/model/compliance/userCredit";
import type { orientations } from "@vigil/model/compliance/certificateTemplate";
import type { TransferOutcome } from "@vigil/model/compliance/transferProgress";
import type { CertificateTexts } from "@vigil/model/compliance/certificateVariables";
import type { PaperSize } from "@vigil/model/compliance/paperSize";
import type { PreviewWhy, StandingCount } from "@vigil/model/compliance/authority/rulePreviewWire";
import type { RuleDraft } from "@vigil/model/compliance/authority/ruleDraft";
import type { BarReason, CertificatePath, WorkStanding } from "@vigil/model/reporting/measures/workStanding";
import type { ReportState } from "@vigil/model/reporting/reports/reportWire";
import type { Generated } from "kysely";
import type { EvidenceReason, evidenceStates } from "@vigil/model/compliance/evidence/evidenceWire";
import type { CalendarDate, Common, GeneratedJson, Json, Stamp, Tenant } from "./columns.ts";
import type { ReportScope } from "./reportingTables.ts";
import type { RowOf } from "./tableOf.ts";

type Orientation = (typeof orientations)[number];

export interface ComplianceTables {
  evidencePacks: Common &
    Tenant & {
      companyId: number | null;
      userId: number | null;
      fromDay: CalendarDate;
      untilDay: CalendarDate;
      state: Generated<(typeof evidenceStates)[number]>;
      reason: EvidenceReason | null;
      done: Generated<number>;
      wanted: Generated<number>;
      fileHash: string | null;
      size: number | null;
    };
  rulePreviews: Common &
    Tenant & {
      digest: string;
      draft: Json<RuleDraft>;
      scope: Json<ReportScope>;
      state: Generated<ReportState>;
      reason: EvidenceReason | null;
      done: Generated<number>;
      wanted: Generated<number>;
      changed: Generated<number>;
      counts: GeneratedJson<StandingCount[]>;
    };
  rulePreviewLines: {
    domainId: number;
    previewId: number;
    userId: number;
    before: WorkStanding | null;
    after: WorkStanding | null;
    why: Json<PreviewWhy>;
  };
  standingLooks: Common &
    Tenant & {
      state: Generated<ReportState>;
      reason: EvidenceReason | null;
      done: Generated<number>;
      wanted: Generated<number>;
      asOf: Date | null;
    };
  standingLines: {
    domainId: number;
    lookId: number;
    userId: number;
    ruleId: number;
    standing: WorkStanding;
    reasons: BarReason[];
    barredSince: CalendarDate | null;
    day: CalendarDate;
    first: CalendarDate;
    next: CalendarDate;
    needed: number;
    seconds: number;
    neededImages: number;
    images: number;
    neededArticles: number;
    articles: number;
    neededDrills: number;
    drills: number;
    drillGaps: number;
    drillBy: CalendarDate | null;
    path: CertificatePath;
    until: CalendarDate | null;
    opensOn: CalendarDate | null;
  };
  authorityRuleVersions: {
    domainId: number;
    authorityRuleId: number;
    validFrom: CalendarDate;
    asks: Json<AuthorityAsks>;
    createdAt: Stamp;
    createdBy: number | null;
  };
  credits: RowOf<typeof credit, "used">;
  userCredits: RowOf<typeof userCredit, "version" | "usedAt">;
  certificateTemplates: RowOf<typeof certificateTemplate, never, { kind: CertificateKind; page: string }>;
  certificatePages: {
    domainId: number;
    hash: string;
    page: string;
    paperSize: PaperSize;
    orientation: Orientation;
    margin: number;
    border: number;
    createdAt: Stamp;
  };
  programCertificates: RowOf<
    typeof programCertificate,
    "certificateNumber" | "data" | "evidence",
    { firstName: string; lastName: string; companyName: string; version: string }
  > & {
    issuedOn: Generated<CalendarDate>;
    templateId: number | null;
    pageHash: string | null;
    programCode: string;
    texts: GeneratedJson<CertificateTexts>;
    original: GeneratedJson<Record<string, unknown>>;
  };
  programTransfers: RowOf<typeof programTransfer, "state">;
  programTransferResults: {
    domainId: number;
    programTransferId: number;
    userId: number;
    outcome: TransferOutcome;
    reason: string | null;
    at: Stamp;
  };
}
