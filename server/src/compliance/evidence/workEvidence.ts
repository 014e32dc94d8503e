import type { EvidenceReason } from "@vigil/model/compliance/evidence/evidenceWire";
import { sql } from "kysely";
import { Readable } from "node:stream";
import { recordFile } from "../../files/recordFile.ts";
import type { House } from "../../house.ts";
import { refuseDied, type JobTry } from "../../jobs/jobs.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { isPassing } from "../../storage/isPassing.ts";
import { failureOf } from "./failureOf.ts";
import { evidenceType } from "./evidenceType.ts";
import { evidenceSteps, writeEvidence } from "./writeEvidence.ts";

const longestSeconds = 300;

/** Writes an archive as the database stood in one moment; one that was cut off begins anew. */
export async function workEvidence(
  { asDomain, files, log, settings }: Pick<House, "asDomain" | "files" | "log" | "settings">,
  { domainId, packId }: { domainId: number; packId: number },
  { signal, last = false, died = false }: { signal?: AbortSignal } & Partial<JobTry> = {},
): Promise<void> {
  const set = (
    tx: Tx,
    values: {
      state?: "running" | "done" | "failed";
      done?: number;
      wanted?: number;
      fileHash?: string;
      size?: number;
      reason?: EvidenceReason;
    },
  ) =>
    tx
      .updateTable("evidencePacks")
      .set({ ...values, updatedAt: sql<Date>`now()` })
      .where("domainId", "=", domainId)
      .where("id", "=", packId)
      .where("state", "in", ["waiting", "running"])
      .returningAll()
      .executeTakeFirst();
  try {
    refuseDied({ died });
    const row = await asDomain(domainId, (tx) => set(tx, { state: "running", done: 0, wanted: evidenceSteps }));
    if (row === undefined) return;
    const archive = await asDomain(
      domainId,
      async (tx) => {
        await sql`set transaction isolation level repeatable read`.execute(tx);
        const { rows } = await sql<{
          domain: string;
          company: string | null;
          person: string | null;
          zone: string;
          at: Date;
        }>`select d.title as domain, d.sound_zone as zone, c.name as company, trim(u.first_name || ' ' || u.last_name) as person, now() as at from domains d
          left join companies c on c.domain_id = d.id and c.id = ${row.companyId}
          left join users u on u.domain_id = d.id and u.id = ${row.userId} where d.id = ${domainId}`.execute(tx);
        const { domain, company, person, zone, at } = rows[0]!;
        const asked = {
          domainId,
          companyId: row.companyId,
          userId: row.userId,
          from: row.fromDay,
          until: row.untilDay,
          domain,
          company,
          person,
          zone,
          madeAt: at.toISOString(),
        };
        return writeEvidence(tx, settings.secretKey, asked, (done) => {
          signal?.throwIfAborted();
          return asDomain(domainId, (told) => set(told, { done }));
        });
      },
      { longestSeconds },
    );
    const received = await files.receive(Readable.from([archive]));
    const { hash, size } = { hash: await received.keep(), size: received.size };
    await asDomain(domainId, async (tx) => {
      await recordFile(tx, { hash, size, mediaType: evidenceType });
      await set(tx, { state: "done", done: evidenceSteps, fileHash: hash, size });
    });
  } catch (error) {
    if (signal?.aborted || (!last && isPassing(error))) throw error; // it is tried again
    log.error(error, "An evidence pack failed.");
    await asDomain(domainId, (tx) => set(tx, { state: "failed", reason: failureOf(error, died) }));
  }
}
