import { sql } from "kysely";
import type { RegradeBody } from "@vigil/model/exam/regradeWire";
import { rulingFits } from "@vigil/model/exam/ruling";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { attemptsAsked } from "./attemptsAsked.ts";
import { regradeQueue } from "./regradeQueue.ts";
import type { RegradeTarget } from "./regradeTarget.ts";

interface Ordered {
  id: number;
  /** Attempts to be marked again. */
  wanted: number;
}

/** From here on the question is marked by it wherever it is asked; what was handed in before is marked again by the job. */
export async function orderRegrade(
  tx: Tx,
  house: Pick<House, "jobs">,
  caller: Caller,
  target: RegradeTarget,
  { ruling, reason, keepPasses, tell }: RegradeBody,
): Promise<Ordered> {
  requireWholeDomain(caller);
  requireFit(target, ruling);
  const { domainId, userId, homeDomainId } = caller;
  const { question, ...place } = target;
  const { rows } = await sql<{ wanted: number }>`select count(*)::int as wanted from ${attemptsAsked(domainId, target)}
    where attempt.sealed_at is not null`.execute(tx);
  const wanted = rows[0]?.wanted ?? 0;
  const { id } = await tx
    .insertInto("questionRegrades")
    .values({
      domainId,
      ...place,
      ruling: JSON.stringify(ruling),
      reason,
      keepPasses,
      tell,
      wanted,
      madeBy: domainId === homeDomainId ? userId : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const subject = target.courseId === null ? { entity: "quiz", id: target.quizRootId ?? 0 } : { entity: "course", id: target.courseId };
  await writeEvent(tx, caller, {
    type: target.courseId === null ? "quiz.regrade" : "course.regrade",
    severity: "warning",
    subject,
    data: {
      regradeId: id,
      question: target.questionId,
      before: { key: question.key },
      after: ruling,
      reason,
      keepPasses,
      attempts: wanted,
    },
  });
  await house.jobs.send(tx, regradeQueue, { domainId, regradeId: id });
  return { id, wanted };
}

/** Results of everybody in the domain follow, so only who looks after all of them may say so. */
export function requireWholeDomain({ companies, groups }: Caller): void {
  if (companies !== "all" || groups !== null) throw new Problem(403, "RegradeWholeDomain");
}

export function requireFit({ question }: RegradeTarget, said: RegradeBody["ruling"]): void {
  if (!rulingFits(question, said)) throw new Problem(422, "RegradeKeyInvalid", { field: "ruling" });
}
