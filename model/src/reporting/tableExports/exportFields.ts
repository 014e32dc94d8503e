/** What a line can be written for. */
export const exportTables = ["programCertificates", "programStatuses", "courseStatuses"] as const;
export type ExportTable = (typeof exportTables)[number];

const learner = ["username", "firstName", "lastName", "pin", "birthDate", "email", "companyName", "companyCode"] as const;
const program = ["programTitle", "programCode", "programVersion", "recurrency"] as const;
const run = ["status", "startDate", "completionDate", "dueDate", "expiryDate", "seconds"] as const;

/** The values of one line, by what they are called in a content line. */
export const exportFields = {
  programCertificates: [
    ...learner,
    ...program,
    "certificateNumber",
    "verificationCode",
    "periodMonths",
    "startDate",
    "completionDate",
    "dueDate",
    "expiryDate",
    "trainerName",
    "badge",
    "authority",
  ],
  programStatuses: [...learner, ...program, "sequence", ...run],
  courseStatuses: [...learner, ...program, "courseTitle", "courseCode", "sequence", "progress", "attempts", "score", ...run],
} as const satisfies Record<ExportTable, readonly string[]>;

/** Days, which can be written in another way. */
export const dateFields: ReadonlySet<string> = new Set(["birthDate", "startDate", "completionDate", "dueDate", "expiryDate"]);
/** What the header can name. */
export const headerFields = ["date", "count", "domainTitle"] as const;
