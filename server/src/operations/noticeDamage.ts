import type { FastifyBaseLogger } from "fastify";
import { writeEvent } from "../reporting/writeEvent.ts";
import type { AsDomain } from "../storage/asDomain.ts";
import { systemDomain } from "../storage/systemDomain.ts";

const nobody = { domainId: systemDomain, requestId: "", address: "" };

/** Writes down that a file is damaged, for the page of operations and, once, as an event of those who run the installation; whoever asked for the file gets their answer meanwhile. */
export function noticeDamage({ asDomain, log }: { asDomain: AsDomain; log: FastifyBaseLogger }): (hash: string) => void {
  return (hash) => {
    log.error({ hash }, "A stored file is damaged: put the same file again, or restore it from a backup.");
    asDomain(systemDomain, async (tx) => {
      const { numInsertedOrUpdatedRows: noticed } = await tx
        .insertInto("damagedFiles")
        .values({ hash })
        .onConflict((same) => same.doNothing())
        .executeTakeFirst();
      if (noticed) await writeEvent(tx, nobody, { type: "file.damaged", severity: "error", data: { hash } });
    }).catch((error: unknown) => log.error(error, "A damaged file could not be written down; it is when it is asked for again."));
  };
}
