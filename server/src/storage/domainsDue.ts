import { sql } from "kysely";
import type { AsDomain } from "./asDomain.ts";
import { systemDomain } from "./systemDomain.ts";

/** What the rounds of a node look for; `domains_due` knows what waits for each. */
export type DueWork =
  | "transfers"
  | "exams"
  | "sessions"
  | "subscriptions"
  | "archives"
  | "orders"
  | "resets"
  | "anchors"
  | "checks"
  | "sums"
  | "fits"
  | "remedial";

/** The domains in which there may be something to do, looked for in one transaction over all: most have nothing, most of the time. */
export async function domainsDue(asDomain: AsDomain, work: DueWork, graceSeconds = 0): Promise<number[]> {
  const { rows } = await asDomain(systemDomain, (tx) =>
    sql<{ id: number }>`select id from domains_due(${work}, ${graceSeconds}) as id`.execute(tx),
  );
  return rows.map(({ id }) => id);
}
