import type { FastifyBaseLogger } from "fastify";
import { PgBoss, fromKysely, type ConstructorOptions, type WorkOptions } from "pg-boss";
import type { Jobs, Queues } from "./jobs.ts";

/** How each queue is kept: one job per key at a time; a job whose server has died begins again elsewhere. */
interface Kept<Q extends keyof Queues> {
  keyOf: (data: Queues[Q]) => string;
  retryLimit: number;
  /** 0 = at once; otherwise each wait is about twice the one before it, up to an hour. */
  retryDelay?: number;
  expireInSeconds: number;
  /** Jobs of it that one server works on at a time; one where nothing is said. */
  atOnce?: number;
}
const queues: { [Q in keyof Queues]: Kept<Q> } = {
  makeImages: { keyOf: ({ libraryJobId }) => String(libraryJobId), retryLimit: 20, expireInSeconds: 86_000 },
  archive: { keyOf: ({ taskId }) => String(taskId), retryLimit: 20, expireInSeconds: 86_000 },
  remakeImages: { keyOf: ({ taskId }) => String(taskId), retryLimit: 20, expireInSeconds: 86_000 },
  report: { keyOf: ({ runId }) => String(runId), retryLimit: 5, expireInSeconds: 3600 },
  subscription: { keyOf: ({ runId }) => String(runId), retryLimit: 20, retryDelay: 5, expireInSeconds: 3600 },
  /** The first ten times within about two hours, then every hour: three days. */
  mail: { keyOf: ({ mailId }) => mailId, retryLimit: 82, retryDelay: 5, expireInSeconds: 120, atOnce: 4 },
  checkEvents: { keyOf: ({ domainId }) => String(domainId), retryLimit: 3, retryDelay: 60, expireInSeconds: 6 * 3600 },
};

/**
 * Jobs in PostgreSQL, in a schema of their own that belongs to the application's role. Polling only: no LISTEN.
 * `alone` says that no other server works on this database, so that what a killed one had begun is taken up at once.
 */
export function bossJobs(where: ConstructorOptions, { alone, log }: { alone: boolean; log: FastifyBaseLogger }): Jobs {
  const boss = new PgBoss({ ...where, max: 3, schema: "pgboss", createSchema: false, schedule: false, monitorVacuum: false });
  boss.on("error", (error: Error) => log.warn({ error: error.message }, "The job runner met an error; it goes on."));
  const ready = begin(boss, alone);
  ready.catch(() => {}); // whoever needs it gets the error

  return {
    ready: () => ready,
    work: async (queue, handler) => {
      await ready;
      const { atOnce = 1 } = queues[queue];
      await boss.work<Queues[typeof queue], void, WorkOptions & { includeMetadata: true }>(
        queue,
        { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: atOnce, includeMetadata: true },
        async (jobs) => {
          for (const { data, signal, retryCount, retryLimit } of jobs) await handler(data, signal, { last: retryCount >= retryLimit });
        },
      );
    },
    send: async (tx, queue, data) => {
      await ready;
      await boss.send(queue, data, { db: fromKysely(tx), singletonKey: queues[queue].keyOf(data) });
    },
    stop: async () => {
      await ready.catch(() => {});
      await boss.stop({ graceful: false }); // who works on a job has been told to end before; what is open is tried again
    },
  };
}

async function begin(boss: PgBoss, alone: boolean) {
  await boss.start();
  for (const [name, { retryLimit, retryDelay = 0, expireInSeconds }] of Object.entries(queues)) {
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
