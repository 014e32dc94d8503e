import { AsyncLocalStorage } from "node:async_hooks";
import type { SharedReads } from "../../storage/readsTogether.ts";
import type { Caller } from "./caller.ts";

/** What the parts of a call share that is several in one: who asks is known, and the transaction is open. */
export const offeredReads = new AsyncLocalStorage<SharedReads & { caller: Caller }>();
