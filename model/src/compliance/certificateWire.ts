import type { CertificateKind, orientations } from "./certificateTemplate.ts";
import type { Revocation, RevocationReason } from "./revocation.ts";
import type { CertificateTextGroup, CertificateTexts, CertificateValues } from "./certificateVariables.ts";
import type { PaperSize } from "./paperSize.ts";

export interface CertificatePaper {
  page: string;
  paperSize: PaperSize;
  orientation: (typeof orientations)[number];
  /** Millimetres. */
  margin: number;
  border: number;
}

/** GET certificates/{kind}/{id}: what a certificate is printed from. */
export interface CertificateAnswer {
  kind: CertificateKind;
  paper: CertificatePaper;
  /** Dates as YYYY-MM-DD, the recurrency as its code: the reader's language makes words of them. */
  values: CertificateValues;
  /** Further fields of the company, for `{{company.…}}`. */
  data: Record<string, unknown>;
  /** Of the configurations that hold for the learner, for `{{general.…}}` and the other groups. */
  texts: CertificateTexts;
  /** null = it holds */
  revoked: Revocation | null;
}

/** An entry of GET certificatetemplates/names: what can be named beside the fixed variables. */
export interface CertificateName {
  group: CertificateTextGroup;
  name: string;
  /** What its record calls it; empty for a text of a configuration. */
  label: string;
}

/** What a course status certifies, of a class certificate. */
export interface ClassCertificate {
  firstName: string;
  lastName: string;
  companyName: string;
  programTitle: string;
  courseTitle: string;
  courseCode: string;
  completionDate: string;
  verificationCode: string;
  /** Where the course keeps its pictures. */
  urlPrefix: string;
  urlSuffix: string;
}
export type ClassCertificateAnswer = CertificateAnswer & { certificate: ClassCertificate };

/** An entry of GET training/certificates, newest first. */
export interface LearnerCertificate {
  kind: CertificateKind;
  /** Of the program certificate, or of the course status. */
  id: number;
  programId: number;
  title: string;
  /** The course, of a class certificate. */
  courseTitle: string | null;
  completionDate: string;
  expiryDate: string | null;
  valid: boolean;
  revoked: Revocation | null;
}

/** GET domains/{domain}/certificates/{kind}/{code}: name, title, dates and validity, and nothing else: of a revocation its day and the kind of its reason. */
export interface VerifiedCertificate {
  kind: CertificateKind;
  domainTitle: string;
  firstName: string;
  lastName: string;
  title: string;
  courseTitle: string | null;
  completionDate: string;
  expiryDate: string | null;
  valid: boolean;
  revoked: { since: string; reason: RevocationReason } | null;
  /** The day of this answer where the learner works, as every other day here. */
  checkedOn: string;
}
