import { z } from "zod";
import { isSigned, type EventHead } from "../../reporting/eventChain/eventHead.ts";
import { missingLeaves, readHead } from "../../reporting/eventChain/readHead.ts";
import type { Settings } from "../../settings.ts";
import { domainsOf, type AsDomain } from "../asDomain.ts";
import { databasePlace } from "../databasePlace.ts";
import { connectionPool } from "../pool.ts";
import { copiedRows } from "./copiedRows.ts";
import { verifyBackup, type VerifiedBackup } from "./verifyBackup.ts";

export interface ChainFault {
  domainId: number;
  /** The first day of the month. */
  month: string;
  /** Unsigned: the end in the backup is not signed with this key. Gone: events it ends with are not there any more, or are others. */
  what: "unsigned" | "gone";
  events: number[];
}

export interface ComparedChains extends VerifiedBackup {
  months: number;
  /** Of those, taken away since then as their domains keep them no longer. */
  taken: number;
  faults: ChainFault[];
}

const leaves = z.array(z.tuple([z.int(), z.string()]));
const headRow = z.object({
  domain_id: z.coerce.number(),
  month: z.string(),
  last_id: z.coerce.number(),
  leaves: z.string().transform((text) => leaves.parse(JSON.parse(text))),
  lost: z.string().transform((text) => leaves.parse(JSON.parse(text))),
  taken: z
    .string()
    .nullish()
    .transform((text) => (text ? z.object({ at: z.string(), events: z.number() }).parse(JSON.parse(text)) : null)),
  signature: z.string(),
});

/**
 * Whether the running database still has the events with which its chains ended when an old backup was made. The nightly check sees what was
 * changed since the last signed end; who puts back an older database, ends and all, is seen by what was kept elsewhere alone.
 */
export async function compareChains(settings: Settings, path: string): Promise<ComparedChains> {
  const heads: { head: EventHead; signature: string }[] = [];
  const verified = await verifyBackup(path, {
    event_heads: (rows, { columns }) => {
      for (const row of copiedRows(rows, columns)) {
        const { domain_id: domainId, last_id: lastId, signature, ...rest } = headRow.parse(row);
        heads.push({ head: { domainId, lastId, ...rest }, signature });
      }
    },
  });
  const place = await databasePlace(settings, { visit: true });
  const pool = connectionPool(place.where, { max: 1 });
  try {
    const compared: ComparedChains = { ...verified, months: heads.length, taken: 0, faults: [] };
    for (const { head, signature } of heads) {
      const { domainId, month } = head;
      if (!isSigned(settings.secretKey, head, signature)) compared.faults.push({ domainId, month, what: "unsigned", events: [] });
      const now = await standing(domainsOf(pool), settings.secretKey, head);
      if (now === "taken") compared.taken += 1;
      else if (now.length > 0) compared.faults.push({ domainId, month, what: "gone", events: now });
    }
    return compared;
  } finally {
    await pool.end();
    await place.stop();
  }
}

const standing = (asDomain: AsDomain, secretKey: string, then: EventHead): Promise<"taken" | number[]> =>
  asDomain(then.domainId, async (tx) => {
    const now = await readHead(tx, secretKey, then.domainId, then.month);
    const takenBehind = now.state === "sound" && now.head.taken && now.head.lastId >= then.lastId;
    if (takenBehind) return "taken" as const;
    return (await missingLeaves(tx, then)).map(([id]) => id);
  });
