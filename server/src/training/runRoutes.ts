import { z } from "zod";
import type { Access } from "@vigil/model/identity/permission";
import type { SequenceAnswer } from "@vigil/model/training/timeWire";
import type { App, House } from "../house.ts";
import { caller, type Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { assignedProgram } from "./assignedPrograms.ts";
import { resetOwnProgram } from "./resetProgram.ts";
import { trackedTime } from "./trackedTime.ts";
import { programStatusAnswer } from "./trainingAnswers.ts";

const config = { permission: "training:take" } satisfies { permission: Access };
const programParams = z.object({ programId: z.coerce.number().int().min(1) });
const sequenceParams = programParams.extend({ sequence: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The runs of a program: beginning anew, and what an earlier one was. */
export const runRoutes = (app: App, { asDomain }: House): void => {
  app.delete(
    "/api/training/status/programs/:programId",
    {
      config: { ...config, leased: true },
      schema: { summary: "Begin a program anew: its run is closed and the next one opens", params: programParams },
    },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => programStatusAnswer(await resetOwnProgram(tx, by, request.params.programId)));
    },
  );
  app.get(
    "/api/training/status/sequence/:programId/:sequence",
    { config, schema: { summary: "The tracked time of one run of a program", params: sequenceParams } },
    async (request) => {
      const by = caller(request);
      return asDomain(by.domainId, (tx) => readSequence(tx, by, request.params));
    },
  );
};

async function readSequence(
  tx: Tx,
  { domainId, userId, companyId }: Caller,
  { programId, sequence }: { programId: number; sequence: number },
): Promise<SequenceAnswer> {
  await assignedProgram(tx, { domainId, userId, companyId }, programId);
  const run = await tx
    .selectFrom("programStatuses")
    .select(["domainId", "id", "userId", "programId", "complete"])
    .where("domainId", "=", domainId)
    .where("userId", "=", userId)
    .where("programId", "=", programId)
    .where("sequence", "=", sequence)
    .executeTakeFirst();
  if (run === undefined) throw new Problem(404, "NotFound");
  const tracked = await trackedTime(tx, run);
  return { sequence, duration: tracked.run, total: tracked.total, complete: run.complete };
}
