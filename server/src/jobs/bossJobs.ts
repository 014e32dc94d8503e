import type { FastifyBaseLogger } from "fastify";
import { PgBoss, fromKysely, type ConstructorOptions, type WorkOptions } from "pg-boss";
import type { Traces } from "../traces/startTraces.ts";
import { within } from "../traces/within.ts";
import type { Handler, Jobs, Queue } from "./jobs.ts";

interface BossOptions {
  queues: readonly Queue<never>[];
  alone: boolean;
  /** So long a job that is done, or was given up, can be looked at. */
  keptDays?: number;
  log: FastifyBaseLogger;
  traces?: Traces | undefined;
  /** The schema is there once this has come to its end. */
  after?: Promise<void>;
}

/**
 * Jobs in PostgreSQL, in a schema of their own that belongs to the application's role. Who sends a job wakes who does it (LISTEN); where
 * the database is reached in a way that cannot tell, queues are looked into instead.
 * `alone` says that no other server works on this database, so that what a killed one had begun is taken up at once.
 */
export function bossJobs(
  where: ConstructorOptions,
  { queues, alone, keptDays = 7, log, traces, after = Promise.resolve() }: BossOptions,
): Jobs {
  const looks = { monitorIntervalSeconds: LOOK_SECONDS, superviseIntervalSeconds: LOOK_SECONDS };
  const own = { schema: "pgboss", createSchema: false, schedule: false, monitorVacuum: false, useListenNotify: true };
  const boss = new PgBoss({ ...where, max: 3, ...own, ...looks });
  boss.on("error", (error: Error) => log.warn({ error: error.message }, "The job runner met an error; it goes on."));
  boss.on("warning", ({ message, data }: { message: string; data: object }) => {
    if ("type" in data && data.type === "listen_notify_unavailable") log.warn({ data }, message);
  });
  const ready = after.then(() => begin(boss, { queues, alone, keptDays }));
  ready.catch(() => {}); // whoever needs it gets the error

  return {
    ready: () => ready,
    work: async <Data extends object>({ name, atOnce = 1, tellsDeath = false }: Queue<Data>, handler: Handler<Data>) => {
      await ready;
      const polling = { pollingIntervalSeconds: UNTOLD_SECONDS, notifyPollingIntervalSeconds: UNTOLD_SECONDS };
      for (let worker = 0; worker < atOnce; worker += 1) {
        let self: string | undefined;
        self = await boss.work<Data, void, WorkOptions & { includeMetadata: true }>(
          name,
          { ...polling, batchSize: 1, includeMetadata: true },
          async (jobs) => {
            if (self !== undefined) boss.notifyWorker(self); // behind this job it polling for the next at once
            for (const { id, data, signal, retryCount, retryLimit } of jobs)
              await within(traces, { what: `job ${name}`, requestId: id, kind: "consumer" }, () =>
                handler(data, signal, { last: retryCount >= retryLimit, died: false }),
              );
          },
        );
      }
      if (!tellsDeath) return;
      await boss.work<Data>(deathsOf(name), { pollingIntervalSeconds: 5, batchSize: 1 }, async (jobs) => {
        for (const { data, signal } of jobs) await handler(data, signal, { last: true, died: true });
      });
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

/** How often it is looked whose server has died; one of all nodes does, and a job is gone on with so much later at the most. */
const LOOK_SECONDS = 15;
/** How often queues are looked into for what nobody is told of: a job that waited for its time, or that is tried again. */
const UNTOLD_SECONDS = 3;
const DAY_SECONDS = 86_400;
/** Where what nobody could end goes, once; a handler that says so by itself has ended it. */
const deathsOf = (name: string) => `${name}.died`;

async function begin(boss: PgBoss, { queues, alone, keptDays }: Required<Pick<BossOptions, "queues" | "alone" | "keptDays">>) {
  await boss.start();
  for (const { name, retryLimit, retryDelay = 0, expireInSeconds, tellsDeath = false } of queues) {
    const found = await boss.getQueue(name);
    const backoff = retryDelay > 0 ? { retryBackoff: true, retryDelayMax: 3600 } : {};
    const deadLetter = tellsDeath ? deathsOf(name) : undefined;
    const deleteAfterSeconds = keptDays * DAY_SECONDS;
    if (deadLetter !== undefined && !(await boss.getQueue(deadLetter)))
      await boss.createQueue(deadLetter, { retryLimit: 20, retryDelay: 5, expireInSeconds: 60, deleteAfterSeconds });
    const told = deadLetter === undefined ? {} : { deadLetter };
    const kept = { retryLimit, retryDelay, ...backoff, expireInSeconds, heartbeatSeconds: 10, deleteAfterSeconds, notify: true, ...told };
    const isKept =
      found?.retryLimit === retryLimit &&
      found.notify === true &&
      found.retryDelay === retryDelay &&
      found.deleteAfterSeconds === deleteAfterSeconds &&
      (found.deadLetter ?? undefined) === deadLetter;
    if (!found) await boss.createQueue(name, { policy: "exclusive", ...kept });
    else if (!isKept) await boss.updateQueue(name, kept); // of an older Vigil, or other settings
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
