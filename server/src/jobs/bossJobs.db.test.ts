import { afterEach, describe, expect, test, vi } from "vitest";
import { serverLog } from "../log.ts";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { orderQueue } from "../imageLibrary/order/orderQueue.ts";
import { bossJobs } from "./bossJobs.ts";
import type { Handler, Jobs, Queue } from "./jobs.ts";
import { systemDomain } from "../storage/systemDomain.ts";

const soon = { timeout: 10_000, interval: 20 };

describe("the job runner", () => {
  const { asDomain, url } = testDatabase();
  const running: Jobs[] = [];
  const start = (queues: Queue<never>[] = [orderQueue]) => {
    const jobs = bossJobs({ connectionString: url }, { queues, alone: true, log: serverLog("silent") });
    running.push(jobs);
    return jobs;
  };
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  });

  test("begins what a transaction that committed has sent, once, and nothing else", async () => {
    const jobs = start();
    const begun: number[] = [];
    const send = (libraryJobId: number) =>
      asDomain(systemDomain, (tx) => jobs.send(tx, orderQueue, { domainId: systemDomain, libraryJobId }));
    const lost = asDomain(systemDomain, async (tx) => {
      await jobs.send(tx, orderQueue, { domainId: systemDomain, libraryJobId: 1 });
      throw new Error("undone");
    });
    await expect(lost).rejects.toThrow("undone");
    await send(2);
    await send(2); // still queued: not queued again
    await send(3);
    await jobs.work(orderQueue, async ({ libraryJobId }) => void begun.push(libraryJobId));
    await vi.waitFor(() => expect(begun).toEqual([2, 3]), soon);
  });

  test("tries again what failed, and takes up what a server that ended had begun", async () => {
    const first = start();
    let tries = 0;
    await asDomain(systemDomain, (tx) => first.send(tx, orderQueue, { domainId: systemDomain, libraryJobId: 4 }));
    await first.work(orderQueue, async (_, signal) => {
      tries += 1;
      if (tries === 1) throw new Error("fails once");
      await new Promise((resolve) => signal.addEventListener("abort", resolve)); // still at work when its server ends
    });
    await vi.waitFor(() => expect(tries).toBe(2), soon);
    await first.stop();
    const second = start();
    const takenUp = vi.fn<() => Promise<void>>(async () => {});
    await second.work(orderQueue, takenUp);
    await vi.waitFor(() => expect(takenUp).toHaveBeenCalledTimes(1), soon);
  });

  test("wakes who does a job, and lets them take the next one at once: twelve in turn and twelve together do not wait for twelve looks", async () => {
    const jobs = start();
    const done: number[] = [];
    const send = (libraryJobId: number) =>
      asDomain(systemDomain, (tx) => jobs.send(tx, orderQueue, { domainId: systemDomain, libraryJobId }));
    await jobs.work(orderQueue, async ({ libraryJobId }) => void done.push(libraryJobId));
    const numbers = Array.from({ length: 12 }, (_, at) => 100 + at);
    for (const number of numbers) {
      await send(number);
      await vi.waitFor(() => expect(done).toContain(number), soon);
    }
    await asDomain(systemDomain, async (tx) => {
      for (const libraryJobId of numbers) await jobs.send(tx, orderQueue, { domainId: systemDomain, libraryJobId: libraryJobId + 100 });
    });
    await vi.waitFor(() => expect(done).toHaveLength(24), soon);
  }, 30_000); // twelve looks alone take 36 s

  test("tells once of a job whose server died at its last attempt, with what it carried", async () => {
    const queue: Queue<{ number: number }> = {
      name: "fatal",
      keyOf: ({ number }) => String(number),
      retryLimit: 0,
      expireInSeconds: 60,
      tellsDeath: true,
    };
    const first = start([queue]);
    const begun = Promise.withResolvers<void>();
    await first.work(queue, (_, signal) => {
      begun.resolve();
      return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
    });
    await asDomain(systemDomain, (tx) => first.send(tx, queue, { number: 7 }));
    await begun.promise;
    await first.stop();
    const second = start([queue]);
    const told = vi.fn<Handler<{ number: number }>>(async () => {});
    await second.work(queue, told);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), soon);
    expect([told.mock.calls[0]?.[0], told.mock.calls[0]?.[2]]).toEqual([{ number: 7 }, { last: true, died: true }]);
  });
});
