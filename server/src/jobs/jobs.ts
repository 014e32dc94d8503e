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
  /** Whoever waits for it is to be told when its server has died at the last attempt too: the handler is called once more, with `died`. */
  tellsDeath?: boolean;
}

export interface JobTry {
  /** It will not be tried again after this time. */
  last: boolean;
  /** Each server that tried has died, perhaps of it: nothing of it is tried any more, only said that it has failed. */
  died: boolean;
}

export type Handler<Data> = (data: Data, signal: AbortSignal, attempt: JobTry) => Promise<void>;

/** At the place where a handler's own failures are told. */
export function refuseDied({ died = false }: Partial<JobTry>): void {
  if (died) throw new Error("The server has died at each attempt.");
}

export interface Jobs {
  ready: () => Promise<void>;
  /** One job at a time per queue and server, of mails a few. A job whose handler throws, or whose server dies, is tried again. */
  work: <Data extends object>(queue: Queue<Data>, handler: Handler<Data>) => Promise<void>;
  /** Sent when the transaction commits, and not at all when it does not. */
  send: <Data extends object>(tx: Tx, queue: Queue<Data>, data: Data) => Promise<void>;
  stop: () => Promise<void>;
}
