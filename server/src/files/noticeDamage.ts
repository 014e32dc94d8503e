import type { FastifyBaseLogger } from "fastify";
import type { AsDomain } from "../storage/asDomain.ts";
import { systemDomain } from "../storage/systemDomain.ts";

/** Writes down that a file is damaged, for the page of operations; whoever asked for the file gets their answer meanwhile. */
export function noticeDamage({ asDomain, log }: { asDomain: AsDomain; log: FastifyBaseLogger }): (hash: string) => void {
  return (hash) => {
    log.error({ hash }, "A stored file is damaged: put the same file again, or restore it from a backup.");
    asDomain(systemDomain, (tx) =>
      tx
        .insertInto("damagedFiles")
        .values({ hash })
        .onConflict((same) => same.doNothing())
        .execute(),
    ).catch((error: unknown) => log.error(error, "A damaged file could not be written down; it is when it is asked for again."));
  };
}
