import type { SessionImage, SessionReview } from "@vigil/model/simulator/wire";
import { sessionSettingsSchema } from "@vigil/model/simulator/settings";
import type { Caller } from "../../identity/access/caller.ts";
import { removedDetails } from "../../attempt/removedDetails.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { requireAuditable } from "../../organization/auditable.ts";
import { readImagePaper, type PaperImageRow } from "../paper/imagePaper.ts";
import { readTraces } from "./readTraces.ts";
import { readTruths } from "../paper/readTruths.ts";
import { firstResult } from "../regrading/firstResult.ts";
import { resultsOf } from "./resultsOf.ts";
import { sessionAnswer } from "../open/sessionAnswer.ts";
import { sessionLibrary } from "../open/sessionLibrary.ts";
import { sessionRows, type SessionRow } from "../sessionRow.ts";
import { wireInstant } from "../../http/wireInstant.ts";

/** A sealed session of the learner's own, with the truth beside what they made of it. */
export async function reviewOwnSession(tx: Tx, caller: Caller, sessionId: number): Promise<SessionReview> {
  return review(tx, await sessionRows.own(tx, caller, sessionId));
}

/** A sealed session of somebody within the caller's sites, groups and programs, of a course or of a quiz. */
export async function reviewAuditedSession(tx: Tx, caller: Caller, sessionId: number, kind: "course" | "quiz"): Promise<SessionReview> {
  const session = await auditedSession(tx, caller, sessionId);
  if ((session.quizId === null) !== (kind === "course")) throw new Problem(404, "NotFound");
  return review(tx, session, true);
}

/** With what only who audits may see, where it is not one's own. */
export async function review(tx: Tx, session: SessionRow, audited = false): Promise<SessionReview> {
  const { sealedAt, startedAt } = session;
  if (sealedAt === null) throw new Problem(404, "NotFound");
  const paper = await readImagePaper(tx, session);
  const truths = await readTruths(
    tx,
    session.settings,
    paper.map(({ imageId }) => imageId),
  );
  const answer = sessionAnswer(session, await sessionLibrary(tx, session.imageLibraryId), paper, truths, true);
  const traces = await readTraces(tx, session);
  const images = answer.images.map((image, position) => ({
    ...image,
    trace: traces.get(image.index) ?? null,
    ...(audited ? toAudit(paper[position]) : {}),
  }));
  const removed = paper.length === 0 ? await removedDetails(tx, "decisions", session) : undefined;
  const tracesRemoved = traces.size === 0 && !removed ? await removedDetails(tx, "traces", session) : undefined;
  return {
    ...answer,
    images,
    results: await resultsOf(tx, session),
    ...(removed && { removed }),
    ...(tracesRemoved && { tracesRemoved }),
    ...(session.regradedAt && { first: await firstResult(tx, session) }),
    startedAt: wireInstant(startedAt),
    endAt: wireInstant(sealedAt),
  };
}

/** Whoever audits may look the image up in its library, and sees the server's own times beside those that count. */
const toAudit = (row: PaperImageRow | undefined): Partial<SessionImage> =>
  row === undefined ? {} : { imageId: row.imageId, served: { issuedMs: row.issuedMs, receivedMs: row.receivedMs } };

export async function auditedSession(tx: Tx, caller: Caller, sessionId: number): Promise<SessionRow> {
  const row = await tx
    .selectFrom("simulatorSessions as session")
    .leftJoin("courseStatuses as course", (join) =>
      join.onRef("course.domainId", "=", "session.domainId").onRef("course.id", "=", "session.courseStatusId"),
    )
    .leftJoin("programStatuses as program", (join) =>
      join.onRef("program.domainId", "=", "course.domainId").onRef("program.id", "=", "course.programStatusId"),
    )
    .selectAll("session")
    .select("program.programId")
    .where("session.domainId", "=", caller.domainId)
    .where("session.id", "=", sessionId)
    .executeTakeFirst();
  if (row === undefined || !seesProgram(caller, row.programId)) throw new Problem(404, "NotFound");
  await requireAuditable(tx, caller, row.userId);
  return { ...row, settings: sessionSettingsSchema.parse(row.settings), elapsedMs: 0 };
}

const seesProgram = ({ programs }: Caller, programId: number | null): boolean =>
  programs === null || (programId !== null && programs.includes(programId));
