import type { BackgroundJobs, PartitionedTable } from "@vigil/model/operations/operations";
import { expect, test } from "vitest";
import { migratedDatabase } from "../../../test/storage/emptyDatabase.ts";
import { testServers } from "../../../test/testServers.ts";
import { eventCheckQueue } from "../../reporting/eventChain/eventCheckQueue.ts";
import { reportQueue } from "../../reporting/reports/reportQueue.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

const database = migratedDatabase();
const start = testServers({ ...database.environment, DEMO: "on", DEMO_HISTORY: "off" });

test(
  "a job that was given up is told with its error, tried again or discarded once, and both are events",
  { timeout: 60_000 },
  async () => {
    const { house, signIn, stop } = await start();
    await house.jobs.ready();
    const superuser = await database.superuser();
    const nobodys = 987_654;
    await house.asDomain(systemDomain, async (tx) => {
      await house.jobs.send(tx, eventCheckQueue, { domainId: nobodys });
      await house.jobs.send(tx, reportQueue, { domainId: nobodys, runId: 1 });
    });
    await superuser.query(
      `update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "the disk is full"}' where data ->> 'domainId' = $1`,
      [String(nobodys)],
    );
    const operator = await signIn("demo", "system.admin", "Vigil-2026");
    const ask = async <T>(what: string): Promise<T> => (await operator.call("GET", `/api/operations/${what}`)).body as T;
    const settle = async (id: string, act: string) =>
      (await operator.call("POST", `/api/operations/jobs/${id}/${act}`)) as { status: number; body: { code?: string } };
    const { failed, queues } = await ask<BackgroundJobs>("jobs");
    expect(failed.map(({ queue, error, told }) => [queue, error, told])).toEqual(
      expect.arrayContaining([
        [eventCheckQueue.name, "the disk is full", false],
        [reportQueue.name, "the disk is full", true],
      ]),
    );
    expect(queues.find(({ queue }) => queue === reportQueue.name)).toMatchObject({ failed: 1 });
    const idOf = (queue: string) => failed.find((job) => job.queue === queue)!.id;
    const [report, check] = [idOf(reportQueue.name), idOf(eventCheckQueue.name)];
    expect(await settle(report, "retry")).toMatchObject({ status: 409, body: { code: "JobToldElsewhere" } });
    expect(await settle(report, "discard")).toMatchObject({ status: 204 });
    expect(await settle(report, "discard")).toMatchObject({ status: 409, body: { code: "JobGone" } });
    expect(await settle(check, "retry")).toMatchObject({ status: 204 });
    expect((await ask<BackgroundJobs>("jobs")).failed).toEqual([]);
    const { rows } = await superuser.query("select type from events where type like 'job.%' order by type");
    expect(rows).toEqual([{ type: "job.discard" }, { type: "job.retry" }]);
    const { rows: tables } = await ask<{ rows: PartitionedTable[] }>("partitions");
    expect(tables.find(({ name }) => name === "events")).toMatchObject({ ahead: 3, strays: 0 });
    await stop();
  },
);
