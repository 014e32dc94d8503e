import type { FastifyBaseLogger } from "fastify";
import { PgBoss, fromKysely, type ConstructorOptions, type WorkOptions } from "pg-boss";
import type { Handler, Jobs, Queue } from "./jobs.ts";

interface BossOptions {
  queues: readonly Queue<never>[];
  alone: boolean;
  log: FastifyBaseLogger;
}

/**
 * Jobs in PostgreSQL, in a schema of their own that belongs to the application's role. Polling only: no LISTEN.
 * `alone` says that no other server works on this database, so that what a killed one had begun is taken up at once.
 */
export function bossJobs(where: ConstructorOptions, { queues, alone, log }: BossOptions): Jobs {
  const boss = new PgBoss({ ...where, max: 3, schema: "pgboss", createSchema: false, schedule: false, monitorVacuum: false });
  boss.on("error", (error: Error) => log.warn({ error: error.message }, "The job runner met an error; it goes on."));
  const ready = begin(boss, queues, alone);
  ready.catch(() => {}); // whoever needs it gets the error

  return {
    ready: () => ready,
    work: async <Data extends object>({ name, atOnce = 1 }: Queue<Data>, handler: Handler<Data>) => {
      await ready;
      await boss.work<Data, void, WorkOptions & { includeMetadata: true }>(
        name,
        { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: atOnce, includeMetadata: true },
        async (jobs) => {
          for (const { data, signal, retryCount, retryLimit } of jobs) await handler(data, signal, { last: retryCount >= retryLimit });
        },
      );
    },
    send: async (tx, queue, data) => {
      await ready;
      await boss.send(queue.name, data, { db: fromKysely(tx), singletonKey: queue.keyOf(data) });
    },
    stop: async () => {
      await ready.catch(() => {});
      await boss.stop({ graceful: false }); // who works on a job has been told to end before; what is open is tried again
    },
  };
}

async function begin(boss: PgBoss, queues: readonly Queue<never>[], alone: boolean) {
  await boss.start();
  for (const { name, retryLimit, retryDelay = 0, expireInSeconds } of queues) {
    const found = await boss.getQueue(name);
    const backoff = retryDelay > 0 ? { retryBackoff: true, retryDelayMax: 3600 } : {};
    const kept = { retryLimit, retryDelay, ...backoff, expireInSeconds, heartbeatSeconds: 10 };
    if (!found) await boss.createQueue(name, { policy: "exclusive", ...kept });
    else if (found.retryLimit !== retryLimit || found.retryDelay !== retryDelay) await boss.updateQueue(name, kept); // of an older Vigil
    if (!alone) continue;
    const begun = (await boss.findJobs(name)).filter(({ state }) => state === "active");
    if (begun.length > 0)
      await boss.fail(
        name,
        begun.map(({ id }) => id),
        { reason: "its server has ended" },
      );
  }
}
