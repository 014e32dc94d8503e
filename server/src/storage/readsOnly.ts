import { AsyncLocalStorage } from "node:async_hooks";

/** Whatever is asked of the database within writes nothing: the transactions say so to the database itself. */
export const readsOnly = new AsyncLocalStorage<true>();
