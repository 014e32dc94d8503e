import type { Tx } from "../storage/asDomain.ts";

/**
 * A queue, what its jobs carry, and how it is kept: one job per key at a time; a job whose server has died begins again elsewhere.
 * Queues have no row security: a job names its domain.
 */
export interface Queue<Data extends object> {
  name: string;
  keyOf: (data: Data) => string;
  retryLimit: number;
  /** Seconds. 0 = at once; otherwise each wait is about twice the one before it, up to an hour. */
  retryDelay?: number;
  expireInSeconds: number;
  /** Jobs of it that one server works on at a time; one where nothing is said. */
  atOnce?: number;
}

export type Handler<Data> = (data: Data, signal: AbortSignal, attempt: { last: boolean }) => Promise<void>;

export interface Jobs {
  ready: () => Promise<void>;
  /**
   * One job at a time per queue and server, of mails a few. A job whose handler throws, or whose server dies, is tried again;
   * `last` says that it will not be after this time.
   */
  work: <Data extends object>(queue: Queue<Data>, handler: Handler<Data>) => Promise<void>;
  /** Sent when the transaction commits, and not at all when it does not. */
  send: <Data extends object>(tx: Tx, queue: Queue<Data>, data: Data) => Promise<void>;
  stop: () => Promise<void>;
}
