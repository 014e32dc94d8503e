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
    "trainingPlace",
    "trainingHours",
  ],
} as const;

export type CertificateVariable = (typeof certificateVariables)[keyof typeof certificateVariables][number];
export type CertificateValues = Readonly<Partial<Record<CertificateVariable, string>>>;

/** The groups in which configurations keep texts of their own, by names: `general.motto` is the text `motto` of the first. */
export type CertificateTextGroup = keyof typeof certificateVariables;
export type CertificateTexts = Readonly<Partial<Record<CertificateTextGroup, Readonly<Record<string, string>>>>>;

const known: ReadonlySet<string> = new Set(Object.values(certificateVariables).flat());
/** `company.licence` is the field `licence` of the company's further data, else a text of a configuration as in the other groups. */
const ofGroup = /^(?:general|company|course|program)\.\w{1,60}$/u;

export const isCertificateVariable = (name: string): boolean => known.has(name) || ofGroup.test(name);
