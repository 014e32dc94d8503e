import type { Tx } from "../storage/asDomain.ts";

/** Each queue and what its jobs carry. The queue has no row security: a job names its domain. */
export interface Queues {
  makeImages: { domainId: number; libraryJobId: number };
  /** Archives written and read. */
  archive: { domainId: number; taskId: number };
  /** Images made again, where images are made. */
  remakeImages: { domainId: number; taskId: number };
  /** Reports for many learners. */
  report: { domainId: number; runId: number };
  subscription: { domainId: number; runId: number };
  /** `sealed` = "" stands for a mail to nobody: asking for an unknown account does the same work. `run`: of a subscription. */
  mail: { domainId: number; mailId: string; sealed: string; run?: { id: number; subscriptionId: number; userId: number } };
  /** Whether events were changed behind the application's back. */
  checkEvents: { domainId: number };
}

export interface Jobs {
  ready: () => Promise<void>;
  /**
   * One job at a time per queue and server, of mails a few. A job whose handler throws, or whose server dies, is tried again;
   * `last` says that it will not be after this time.
   */
  work: <Q extends keyof Queues>(
    queue: Q,
    handler: (data: Queues[Q], signal: AbortSignal, attempt: { last: boolean }) => Promise<void>,
  ) => Promise<void>;
  /** Sent when the transaction commits, and not at all when it does not. */
  send: <Q extends keyof Queues>(tx: Tx, queue: Q, data: Queues[Q]) => Promise<void>;
  stop: () => Promise<void>;
}
