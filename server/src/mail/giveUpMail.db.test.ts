import type { Operations } from "@vigil/model/operations/operations";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { mailQueue } from "./mailQueue.ts";
import { bossJobs } from "../jobs/bossJobs.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { serverLog } from "../log.ts";
import { mailRoom } from "./mailRoom.ts";
import { queueMail } from "./queueMail.ts";
import { startMail } from "./startMail.ts";
import { testMailServer, type TestMailServer } from "../../test/mail/testMailServer.ts";

const environment: Record<string, string> = { MAIL_FROM: "vigil@example.org", PUBLIC_URL: "http://127.0.0.1:3000/" };
let mailServer: TestMailServer;
let boss: Jobs;
const jobs: Jobs = {
  ready: () => boss.ready(),
  work: (queue, handler) => boss.work(queue, handler),
  send: (tx, queue, data) => boss.send(tx, queue, data),
  stop: () => boss.stop(),
};
beforeAll(async () => {
  mailServer = await testMailServer();
  environment["SMTP_URL"] = mailServer.url;
});
const { database, house, world, as } = testApp({ environment, jobs });
const begin = () => (boss = bossJobs({ connectionString: database.url }, { queues: [mailQueue], alone: true, log: serverLog("silent") }));
beforeAll(() => {
  begin();
  startMail(house());
});
afterAll(async () => {
  await boss.stop();
  await mailServer.stop();
});
const soon = { timeout: 15_000, interval: 50 };
const jobOfMail = async () => (await database.ask("select state, retry_count, retry_limit from pgboss.job where name = 'mail'")).rows[0];

test("a mail is tried for three days, and its giving up is told where administrators look", async () => {
  const { domainId } = world().airport;
  const owner = await database.owner();
  mailServer.busy = true;
  const mail = { to: "usr@north.test", subject: "Yours", text: "…", html: "…" };
  await database.asDomain(domainId, (tx) => queueMail(house(), tx, domainId, mail));
  await vi.waitFor(async () => expect(await jobOfMail()).toMatchObject({ state: "retry", retry_count: 0 }), soon);
  const { rows } = await owner.query("select retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.job where name = 'mail'");
  expect(daysOf(rows[0])).toBeGreaterThan(2.9);

  await owner.query("update pgboss.job set retry_count = retry_limit - 1, start_after = now() where name = 'mail'");
  const told = async () => (await (await as("sup")).call<Operations>("GET", "/api/operations")).body.mailsGivenUp;
  await vi.waitFor(async () => expect(await told()).toMatchObject([{ domain: "Airport", subscriptionId: null }]), soon);
  expect((await told())[0]?.error).toContain("Try again later");
  const { rows: events } = await owner.query("select type, severity, subject_id from events where type like '%.giveUpMail'");
  expect(events).toEqual([{ type: "domain.giveUpMail", severity: "error", subject_id: domainId }]);
  expect(mailServer.mails).toEqual([]);

  // an alarm over mails that were given up ends when they can be looked at no longer; what happened stays in the events
  const day = 86_400_000;
  const forget = (days: number) =>
    database.asDomain(domainId, (tx) =>
      mailRoom.forget!(tx, domainId, new Date(Date.now() + (days - 1) * day), { ...house().settings, jobDays: 7 }),
    );
  await forget(6);
  expect(await told()).toHaveLength(1);
  await forget(8);
  expect(await told()).toEqual([]);
  expect((await owner.query("select from events where type like '%.giveUpMail'")).rowCount).toBe(1);
});

test("a queue that an older Vigil made is kept as this one keeps it", async () => {
  const owner = await database.owner();
  await owner.query("update pgboss.queue set retry_limit = 12 where name = 'mail'");
  await boss.stop();
  begin();
  await boss.ready();
  const { rows } = await owner.query("select retry_limit from pgboss.queue where name = 'mail'");
  expect(rows[0].retry_limit).toBeGreaterThan(12);
});

/** As the queue computes it, with the shortest of the waits that it draws. */
function daysOf({ retry_limit: tries, retry_delay: first, retry_delay_max: most }: Record<string, number>): number {
  let seconds = 0;
  for (let count = 0; count < tries!; count++) seconds += Math.min(most!, (first! * 2 ** Math.min(16, count + 1)) / 2);
  return seconds / 86_400;
}
