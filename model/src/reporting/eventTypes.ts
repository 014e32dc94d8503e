import { listEntities, type ListEntityName } from "../lists.ts";

/** Subjects that are no list. */
export const otherSubjects = [
  "bulkAct",
  "dashboard",
  "examAttempt",
  "file",
  "job",
  "keptReport",
  "lab",
  "listView",
  "permission",
  "report",
  "userTime",
] as const;
export type OtherSubject = (typeof otherSubjects)[number];
export type EventSubject = ListEntityName | OtherSubject;

/** What can happen to a record of any list. */
const everyRecord = ["create", "copy", "update", "activate", "deactivate", "delete", "export"] as const;

/** What else happens to what. A type that is not told here does not compile where it is written. */
const further = {
  assignmentRule: ["apply"],
  bulkAct: ["begin", "done", "stop", "undo", "undone"],
  company: ["changeDomain"],
  configuration: ["assign"],
  course: [
    "installPackage",
    "makeCurrent",
    "updateConfiguration",
    "openDraft",
    "askReview",
    "approveDraft",
    "sendBackDraft",
    "withdrawReview",
    "publish",
    "restoreDraft",
    "discardDraft",
    "regrade",
  ],
  courseStatus: [
    "start",
    "complete",
    "reset",
    "sectionsReset",
    "lockFinalExam",
    "startMinibook",
    "endMinibook",
    "unlock",
    "move",
    "revoke",
    "issue",
    "reopen",
  ],
  dashboard: ["create", "copy", "update", "delete"],
  domain: ["enter", "erase", "giveUpMail", "removeOld"],
  event: ["check"],
  examAttempt: ["start", "seal", "lateAnswer", "regrade"],
  image: ["approve", "sendBack", "archive", "restore", "project", "markThreats", "uploadEnhancement", "removeEnhancement", "correctKey"],
  imageLibrary: [
    "order",
    "orderDone",
    "orderFailed",
    "orderStopped",
    "pauseOrder",
    "resumeOrder",
    "cancelOrder",
    "exportDone",
    "exportFailed",
    "fetchArchive",
    "import",
    "importDone",
    "importFailed",
    "pictures",
    "picturesDone",
    "picturesFailed",
    "remake",
    "remakeDone",
    "remakeFailed",
    "cancelTask",
    "rotatePools",
  ],
  file: ["damaged"],
  integrityFlag: ["review"],
  job: ["retry", "discard"],
  keptReport: ["create", "update", "delete"],
  lab: ["failed"],
  listView: ["create", "update", "delete"],
  media: ["upload", "replace"],
  permission: ["refuse"],
  program: ["adaptHere"],
  programCertificate: ["issue", "regenerate", "reset", "lock", "unlock", "revoke"],
  programStatus: ["start", "complete", "reset", "transfer"],
  programTransfer: ["start", "complete"],
  quiz: ["lock", "unlock", "regrade"],
  report: ["export", "failed"],
  resource: ["upload", "replace"],
  simulatorSession: ["start", "seal", "lateDecision", "regrade"],
  subscription: ["run", "leave", "complete", "failed", "giveUpMail"],
  tableExport: ["run"],
  testDrill: ["start", "seal"],
  trainingEvent: ["assign", "deliver", "redeliver", "reset"],
  user: [
    "assign",
    "unassign",
    "signIn",
    "signOut",
    "refuseSignIn",
    "lock",
    "unlock",
    "forgetDevice",
    "givePassword",
    "invite",
    "changePassword",
    "changeSecurity",
    "link",
    "unlink",
    "askRecovery",
    "recover",
    "refuseRecovery",
    "move",
    "merge",
    "mergeInto",
    "importBegun",
    "importDone",
    "importStopped",
    "importUndoBegun",
    "importUndone",
    "invite",
    "acceptInvitation",
    "view",
    "endView",
    "message",
  ],
  userSession: ["clear", "expire"],
  userTime: ["reset"],
  workResult: ["importDone", "importUndone"],
} as const satisfies Partial<Record<EventSubject, readonly string[]>>;

/** What an event says was done to its subject: the second half of its type, `entity.act`. Each has its words in the phrases. */
export type EventAct = (typeof everyRecord)[number] | (typeof further)[keyof typeof further][number];

type Further = { [Subject in keyof typeof further]: `${Subject}.${(typeof further)[Subject][number]}` }[keyof typeof further];
export type EventType = `${ListEntityName}.${(typeof everyRecord)[number]}` | Further;

/** Every type there is: what the list of events can be filtered by. */
export const eventTypes: readonly EventType[] = [
  ...Object.entries(listEntities)
    .filter(([, { actions }]) => actions.length > 0)
    .flatMap(([name]) => everyRecord.map((act) => `${name}.${act}` as EventType)),
  ...Object.entries(further).flatMap(([subject, acts]) => acts.map((act: EventAct) => `${subject}.${act}` as EventType)),
];
