import type { ImportLine, ImportOutcome, UserImport } from "@vigil/model/organization/userImport/importWire";
import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { AsDomain } from "../../storage/asDomain.ts";
import { importOf, presentImport, presentLine, type ImportRow } from "./importRow.ts";

interface Paging {
  page: number;
  limit: number;
}

/** Who brought the file: somebody of this domain, or who entered it. */
export const makerOf = (
  asDomain: AsDomain,
  { createdBy, createdByDomainId }: Pick<ImportRow, "createdBy" | "createdByDomainId">,
): Promise<string> =>
  asDomain(createdByDomainId, async (tx) => {
    const found = await tx
      .selectFrom("users")
      .select("username")
      .where("domainId", "=", createdByDomainId)
      .where("id", "=", createdBy ?? 0)
      .executeTakeFirst();
    return found?.username ?? "";
  });

export async function listImports(house: House, by: Caller, { page, limit }: Paging): Promise<{ rows: UserImport[]; count: number }> {
  const { asDomain, now } = house;
  const { rows, count } = await asDomain(by.domainId, async (tx) => {
    const all = tx
      .selectFrom("userImports")
      .where("domainId", "=", by.domainId)
      .$if(by.companies !== "all", (query) => query.where("createdBy", "=", by.userId).where("createdByDomainId", "=", by.homeDomainId));
    const found = await all
      .selectAll()
      .orderBy("id", "desc")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const counted = await all.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
    return { rows: found, count: counted.count };
  });
  const makers = new Map<string, string>();
  for (const row of rows) {
    const key = `${row.createdByDomainId} ${row.createdBy}`;
    if (!makers.has(key)) makers.set(key, await makerOf(asDomain, row));
  }
  return { rows: rows.map((row) => presentImport(row, by, makers.get(`${row.createdByDomainId} ${row.createdBy}`)!, now())), count };
}

export function listLines(
  { asDomain }: House,
  by: Caller,
  id: number,
  { page, limit, outcome }: Paging & { outcome?: ImportOutcome | undefined },
): Promise<{ rows: ImportLine[]; count: number }> {
  return asDomain(by.domainId, async (tx) => {
    await importOf(tx, by, id);
    const all = tx
      .selectFrom("userImportLines")
      .where("domainId", "=", by.domainId)
      .where("importId", "=", id)
      .$if(outcome !== undefined, (query) => query.where("outcome", "=", outcome!));
    const rows = await all
      .selectAll()
      .orderBy("line")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const { count } = await all.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
    return { rows: rows.map(presentLine), count };
  });
}
