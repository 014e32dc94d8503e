import { afterAll, beforeAll, vi } from "vitest";
import { bossJobs } from "../../src/jobs/bossJobs.ts";
import type { Jobs, Queue } from "../../src/jobs/jobs.ts";
import { serverLog } from "../../src/log.ts";
import { mailQueue } from "../../src/mail/mailQueue.ts";
import { startMail } from "../../src/mail/startMail.ts";
import { testApp, type TestApp } from "../http/testApp.ts";
import { testMailServer, type ReceivedMail, type TestMailServer } from "./testMailServer.ts";

interface MailedApp extends TestApp {
  /** All that came so far. */
  mails: () => readonly ReceivedMail[];
  /** The first mail to an address, once it is there. */
  mailTo: (address: string) => Promise<ReceivedMail>;
}

/** The whole app with a mail server on this computer and its queue at work. Call it once, at the top of the file. */
export function mailedApp(further: readonly Queue<never>[] = []): MailedApp {
  const environment: Record<string, string> = { MAIL_FROM: "vigil@example.org", PUBLIC_URL: "http://127.0.0.1:3000/" };
  let mailServer: TestMailServer;
  let boss: Jobs;
  beforeAll(async () => {
    mailServer = await testMailServer();
    environment["SMTP_URL"] = mailServer.url;
  });
  const app = testApp({
    environment,
    jobs: {
      ready: () => boss.ready(),
      work: (queue, handler) => boss.work(queue, handler),
      send: (tx, queue, data) => boss.send(tx, queue, data),
      stop: () => boss.stop(),
    },
  });
  beforeAll(() => {
    boss = bossJobs({ connectionString: app.database.url }, { queues: [mailQueue, ...further], alone: true, log: serverLog("silent") });
    startMail(app.house());
  });
  afterAll(async () => {
    await boss.stop();
    await mailServer.stop();
  });
  const found = (address: string): ReceivedMail => {
    const mail = mailServer.mails.find(({ to }) => to.includes(address));
    if (!mail) throw new Error(`There is no mail to ${address} yet.`);
    return mail;
  };
  const mailTo = (address: string) => vi.waitFor(() => found(address), { timeout: 15_000, interval: 50 });
  return { ...app, mails: () => mailServer.mails, mailTo };
}
