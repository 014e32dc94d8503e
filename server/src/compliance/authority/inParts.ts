import { sql } from "kysely";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";

/** Between so many it is told how far the work is, and looked whether it was called off. */
const peopleAtOnce = 12_000;
const peopleAtFirst = 2000;
const longestStatementSeconds = 300;

export interface PeoplePart {
  first: number;
  end: number;
  count: number;
}

/** People `u` in parts by their numbers. */
export async function peopleParts(tx: Tx, reach: Sql): Promise<PeoplePart[]> {
  const { rows } = await sql<PeoplePart>`select min(id)::float8 as first, max(id)::float8 as end, count(*)::int as count
      from (select u.id, (row_number() over (order by u.id) + ${peopleAtOnce - peopleAtFirst - 1}) / ${peopleAtOnce} as part from users u where ${reach}) p group by part order by part`.execute(
    tx,
  );
  return rows;
}

/** Works on each part in a transaction of its own, two at once: while one waits for the disk or the network the other works. */
export async function inParts(
  { asDomain }: Pick<House, "asDomain">,
  { domainId, reach, parts }: { domainId: number; reach: Sql; parts: readonly PeoplePart[] },
  work: (tx: Tx, among: Sql, count: number) => Promise<void>,
): Promise<void> {
  const left = parts.values();
  const lane = async () => {
    for (const { first, end, count } of left)
      await asDomain(
        domainId,
        async (tx) => {
          await sql`set local work_mem = '64MB'`.execute(tx);
          await work(tx, sql`${reach} and u.id between ${first} and ${end}`, count);
        },
        { longestSeconds: longestStatementSeconds },
      );
  };
  await Promise.all([lane(), lane()]);
}

export const peopleIn = (parts: readonly PeoplePart[]): number => parts.reduce((sum, { count }) => sum + count, 0);
