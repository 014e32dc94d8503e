import type { Queue } from "../jobs/jobs.ts";

/** `sealed` = "" stands for a mail to nobody: asking for an unknown account does the same work. `run`: of a subscription. */
export interface QueuedMail {
  domainId: number;
  mailId: string;
  sealed: string;
  run?: { id: number; subscriptionId: number; userId: number };
}

/** The first ten times within about two hours, then every hour: three days. */
export const mailQueue: Queue<QueuedMail> = {
  name: "mail",
  keyOf: ({ mailId }) => mailId,
  retryLimit: 82,
  retryDelay: 5,
  expireInSeconds: 120,
  atOnce: 4,
};
