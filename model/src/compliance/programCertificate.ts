import { z } from "zod";
import { entity, type RecordOf } from "../entity/entity.ts";
import {
  choice,
  column,
  date,
  derived,
  instant,
  integer,
  json,
  optional,
  reference,
  stamped,
  text,
  untold,
  yesNo,
} from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";
import { recurrencyCodes } from "../curriculum/program.ts";
import { mostRevocationNote, revocationReasons } from "./revocation.ts";

/** A result the certificate rests on, as it stood when the program was completed. */
export const evidenceSchema = z.array(
  z.object({
    courseId: z.int(),
    title: z.string(),
    code: z.string(),
    completedOn: z.string().nullable(),
    attempts: z.int(),
    /** Percent, of the final exam; null where the course has none. */
    score: z.number().nullable(),
  }),
);

const words = (max: number) => untold(text({ max, min: 0 }));

/** What was certified, as printed. It is written with the program's completion; people correct what is printed, never what was achieved. */
export const programCertificate = entity({
  name: "programCertificate",
  plural: "programCertificates",
  url: "programcertificates",
  kind: "tenant",
  sortBy: "desc(completionDate)",
  title: "certificateId",
  searchedBy: "userId",
  actions: ["edit"],
  levels: { ins: ["view"], adm: permissionActions },
  scope: { companies: "user.companyId" },
  ordered: [{ first: "completionDate", second: "expiryDate", code: "ProgramCertificateDates", at: "expiryDate" }],
  fields: {
    certificateId: column("certificateNumber", stamped(text({ max: 30, list: true, filter: true }))),
    userId: stamped(reference("user", { shows: "username", list: true, filter: true })),
    firstName: untold(text({ max: 100, min: 0, list: true })),
    lastName: untold(text({ max: 100, min: 0, list: true })),
    pin: untold(optional(text({ max: 40 }))),
    companyName: untold(text({ max: 100, min: 0, list: true })),
    programId: stamped(reference("program", { list: true, filter: true })),
    programStatusId: stamped(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, filter: true })),
    /** Which of the learner's runs of the program it certifies: the first, the second. */
    run: derived(stamped(integer({ min: 1, max: 1_000_000 }))),
    programTitle: stamped(text({ max: 200 })),
    recurrency: stamped(choice(recurrencyCodes, { list: true, hidden: true })),
    period: column("periodMonths", stamped(optional(integer({ min: 1, max: 240 })))),
    version: stamped(text({ max: 20, min: 0, list: true, hidden: true })),
    startDate: stamped(optional(date({ list: true, hidden: true }))),
    completionDate: stamped(date({ list: "sortable", filter: true })),
    dueDate: optional(date({ list: true, hidden: true })),
    expiryDate: optional(date({ list: "sortable", filter: true })),
    trainerId: stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))),
    trainerName: words(200),
    trainerSignature: words(200),
    badge: words(60),
    authority: words(100),
    trainingPlace: words(200),
    trainingHours: words(20),
    verificationCode: stamped(text({ max: 40 })),
    /** Further fields of the company, as they were. */
    data: stamped(json({ schema: z.record(z.string(), z.unknown()) })),
    evidence: stamped(json({ schema: evidenceSchema })),
    locked: stamped(yesNo({ list: true, filter: true, warns: true })),
    /** The newest of an active person in its program, and past its last day: what was renewed has not expired. */
    expired: derived(stamped(yesNo({ list: true, hidden: true, filter: true, warns: true }))),
    /** Since when and why it holds no longer; the note is for its holder and for those who keep certificates. */
    revokedAt: stamped(optional(instant({ list: true, filter: true }))),
    revokedReason: stamped(optional(choice(revocationReasons, { list: true, hidden: true, filter: true }))),
    revokedNote: untold(stamped(text({ max: mostRevocationNote, min: 0 }))),
    /** Of one that was revoked: the one that was issued in its place and holds. */
    replacedBy: derived(stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER })))),
    replaced: derived(stamped(yesNo({ list: true, hidden: true, filter: true }))),
    /** Integrity flags of the exams it rests on: those nobody has looked at, and those that were confirmed. */
    openFlags: derived(stamped(integer({ min: 0, max: 1_000_000 }))),
    confirmedFlags: derived(stamped(integer({ min: 0, max: 1_000_000 }))),
  },
});
export type ProgramCertificate = RecordOf<typeof programCertificate>;
