/** How a column's value is stored and shown. What names a record is stored as its number and read with the record's name. */
export type ReportValueKind =
  | "user"
  | "company"
  | "program"
  | "course"
  | "quiz"
  | "library"
  | "text"
  | "category"
  | "choice"
  | "yesNo"
  | "integer"
  | "percent"
  | "seconds"
  | "date";

interface ReportColumnShape {
  readonly kind: ReportValueKind;
  /** What the row of totals says of it; nothing where it says nothing. */
  readonly total?: "sum" | "average";
  /** user: the field of the account that is shown. */
  readonly shows?: "username" | "lastName" | "firstName" | "pin";
}

const count = { kind: "integer", total: "sum" } as const;
const time = { kind: "seconds", total: "sum" } as const;
const day = { kind: "date" } as const;
const share = { kind: "percent", total: "average" } as const;

/** Every column a report can have: one word, one meaning in all of them. */
export const reportColumns = {
  username: { kind: "user", shows: "username" },
  lastName: { kind: "user", shows: "lastName" },
  firstName: { kind: "user", shows: "firstName" },
  pin: { kind: "user", shows: "pin" },
  company: { kind: "company" },
  program: { kind: "program" },
  course: { kind: "course" },
  quiz: { kind: "quiz" },
  library: { kind: "library" },
  objective: { kind: "text" },
  category: { kind: "category" },
  certificate: { kind: "text" },
  recurrency: { kind: "choice" },
  sequence: { kind: "integer" },
  number: { kind: "integer" },
  status: { kind: "choice" },
  kind: { kind: "choice" },
  standing: { kind: "choice" },
  rule: { kind: "text" },
  workStanding: { kind: "choice" },
  barReason: { kind: "choice" },
  path: { kind: "choice" },
  flagKind: { kind: "choice" },
  active: { kind: "yesNo" },
  isOverdue: { kind: "yesNo" },
  isShort: { kind: "yesNo" },
  passed: { kind: "yesNo" },
  locked: { kind: "yesNo" },
  periodFrom: day,
  periodUntil: day,
  startDate: day,
  dueDate: day,
  endDate: day,
  expiryDate: day,
  revokedDate: day,
  lastAccess: day,
  lastSignIn: day,
  date: day,
  barredSince: day,
  barredFrom: day,
  opensOn: day,
  progress: share,
  score: share,
  dutyRate: share,
  time,
  neededTime: time,
  owedTime: time,
  trackedTime: time,
  examTime: time,
  simulatorTime: time,
  classroomTime: time,
  averageTime: { kind: "seconds", total: "average" },
  attempts: count,
  failedAttempts: count,
  passes: count,
  /** Different people. */
  learners: count,
  /** Programs or courses of people: who has two of them counts twice. */
  trainings: count,
  reached: count,
  short: count,
  nothing: count,
  notAttempted: count,
  attempted: count,
  complete: count,
  overdue: count,
  completions: count,
  questions: count,
  correct: count,
  sessions: count,
  signIns: count,
  images: count,
  articles: { kind: "integer" },
  neededImages: { kind: "integer" },
  neededArticles: { kind: "integer" },
  neededDrills: { kind: "integer" },
  drills: { kind: "integer" },
  drillBy: day,
  owedDrills: { kind: "integer" },
  owedImages: { kind: "integer" },
  owedArticles: { kind: "integer" },
  threats: count,
  hits: count,
  misses: count,
  flags: count,
  openFlags: count,
  harmlessFlags: count,
  confirmedFlags: count,
  falseAlarms: count,
  correctRejections: count,
  fullCredit: count,
  halfCredit: count,
  miscalled: count,
  reachedRate: share,
  completionRate: share,
  passRate: share,
  correctRate: share,
  averageScore: share,
  detectionRate: share,
  falseAlarmRate: share,
  aborted: count,
  detectionLow: share,
  detectionHigh: share,
  trainedRate: share,
  trainedLow: share,
  trainedHigh: share,
} as const satisfies Record<string, ReportColumnShape>;

export type ReportColumnName = keyof typeof reportColumns;
export const reportColumn = (name: ReportColumnName): ReportColumnShape => reportColumns[name];
