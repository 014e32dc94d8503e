import pg from "pg";
import { FilesAway } from "../files/filesAway.ts";

/** Deadlocks and clashes, connections that break or are refused, a server that ends or is full: the same again may succeed. */
const passing = /^(40|08|53|57P|55P03)/;
/** Of the system: ECONNRESET and the like. */
const refused = /^E[A-Z]{2,20}$/;

/** Whether the database or the store of files, and not what was asked of them, is why it failed. */
export const isPassing = (error: unknown): boolean =>
  error instanceof FilesAway ||
  (error instanceof pg.DatabaseError
    ? passing.test(error.code ?? "") || isOfMovedMonth(error)
    : error instanceof Error && "code" in error && refused.test(String(error.code)));

/** What was about to be written to the default partition while its month got one of its own (`move_month`): a check that no constraint names. */
const isOfMovedMonth = ({ code, constraint }: pg.DatabaseError): boolean => code === "23514" && constraint === undefined;
