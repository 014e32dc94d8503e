import { AsyncLocalStorage } from "node:async_hooks";
import type { Tx } from "./tx.ts";

/** A transaction that several calls read in. */
export interface SharedReads {
  domainId: number;
  tx: Tx;
}

/** Within it transactions write nothing and gather what is asked in one turn (`gathered.ts`); in the one that is shared, where it is of their domain. */
export const readsTogether = new AsyncLocalStorage<SharedReads | "alone">();
