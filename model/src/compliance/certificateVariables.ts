/** What a certificate's page may name between double braces, in the groups in which they are offered. Fixed: a page computes nothing. */
export const certificateVariables = {
  general: ["fullName", "firstName", "lastName", "pin", "certificateId", "verificationCode", "verificationAddress", "domainTitle"],
  company: ["companyName"],
  course: ["courseTitle", "courseCode"],
  program: [
    "programTitle",
    "programCode",
    "version",
    "recurrency",
    "period",
    "startDate",
    "completionDate",
    "dueDate",
    "expiryDate",
    "trainerName",
    "trainerSignature",
    "badge",
    "authority",
  ],
} as const;

export type CertificateVariable = (typeof certificateVariables)[keyof typeof certificateVariables][number];
export type CertificateValues = Readonly<Partial<Record<CertificateVariable, string>>>;

const known: ReadonlySet<string> = new Set(Object.values(certificateVariables).flat());
/** `company.licence` is the field `licence` of the company's further data. */
const ofCompany = /^company\.\w{1,60}$/u;

export const isCertificateVariable = (name: string): boolean => known.has(name) || ofCompany.test(name);
