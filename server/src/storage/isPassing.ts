import pg from "pg";

/** Deadlocks and clashes, connections that break or are refused, a server that ends or is full: the same again may succeed. */
const passing = /^(40|08|53|57P|55P03)/;
/** Of the system: ECONNRESET and the like. */
const refused = /^E[A-Z]{2,20}$/;

/** Whether the database, and not what was asked of it, is why it failed. */
export const isPassing = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? passing.test(error.code ?? "")
    : error instanceof Error && "code" in error && refused.test(String(error.code));
