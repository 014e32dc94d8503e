import { sql } from "kysely";
import pg from "pg";
import { z } from "zod";
import type { Routes } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { systemDomain } from "../../storage/systemDomain.ts";
import { readJobs } from "./readJobs.ts";

const config = { permission: "operations:view" } as const;
const tags = ["operations"];
const params = z.object({ job: z.uuid() });
const UNIQUE = "23505";

/** What is done in the background, and what becomes of what was given up. */
export const jobRoutes: Routes = (app, { asDomain }) => {
  app.get("/api/operations/jobs", { config, schema: { tags, summary: "Jobs of the whole installation, and those given up" } }, () =>
    asDomain(systemDomain, readJobs),
  );
  for (const [act, summary, settle] of [
    ["retry", "Tries a job again that was given up", tryAgain],
    ["discard", "Forgets a job that was given up", discard],
  ] as const)
    app.post(`/api/operations/jobs/:job/${act}`, { config, schema: { tags, summary, params } }, async (request, reply) => {
      const by = caller(request);
      await asDomain(by.domainId, async (tx) => {
        const queue = await settle(tx, request.params.job);
        await writeEvent(tx, by, { type: `job.${act}`, data: { queue } });
      });
      return reply.code(204).send();
    });
};

/** As pg-boss itself tries again, in the transaction of what is told of it. */
async function tryAgain(tx: Tx, id: string): Promise<string> {
  const { failed } = await readJobs(tx);
  if (failed.find((job) => job.id === id)?.told === true) throw new Problem(409, "JobToldElsewhere");
  try {
    return queueOf(
      await sql<{
        name: string;
      }>`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
        where id = ${id}::uuid and state = 'failed' returning name`.execute(tx),
    );
  } catch (problem) {
    throw problem instanceof pg.DatabaseError && problem.code === UNIQUE ? new Problem(409, "JobWaits") : problem;
  }
}

const discard = async (tx: Tx, id: string): Promise<string> =>
  queueOf(await sql<{ name: string }>`delete from pgboss.job where id = ${id}::uuid and state = 'failed' returning name`.execute(tx));

function queueOf({ rows }: { rows: { name: string }[] }): string {
  if (!rows[0]) throw new Problem(409, "JobGone");
  return rows[0].name;
}
