import type { AsDomain, DomainOptions, Tx } from "../asDomain.ts";
import type { ReplicaFound } from "./replicaFound.ts";

export interface ReadApart<T> {
  result: T;
  /** The moment of which it is; null = now. */
  asOf: Date | null;
}

/** For what only reads, much at once, and may be seconds old: reports' sums, files of table exports, widgets. */
export interface Apart {
  /** Work may be begun a second time, on the primary, where the replica fails. */
  read: <T>(domainId: number, work: (tx: Tx) => Promise<T>, options?: DomainOptions) => Promise<ReadApart<T>>;
  /** How the replica was found last; null without one. */
  found: () => ReplicaFound | null;
}

/** Without a replica. */
export const fromPrimary = (asDomain: AsDomain): Apart => ({
  read: async (...call) => ({ result: await asDomain(...call), asOf: null }),
  found: () => null,
});
