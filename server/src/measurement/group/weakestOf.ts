import type { MeasuredPerson } from "@vigil/model/measurement/group/groupWire";
import { hitRate } from "@vigil/model/reporting/measures/detection";
import { intervalOf } from "@vigil/model/reporting/measures/interval";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { articlesOfPeople } from "../observer/articlesOf.ts";
import { kept, type MeasuresAsked } from "../observer/readMeasures.ts";

type Weakest = NonNullable<MeasuredPerson["weakest"]>;

/** By person the category that is most surely weak: whose interval of threats found ends lowest, of those with a threat missed, and on how many articles it rests. */
export async function weakestOf(tx: Tx, asked: MeasuresAsked, people: readonly { userId: number }[]): Promise<Map<number, Weakest>> {
  const ids = people.map(({ userId }) => userId);
  const sessions = sql`x.user_id = any(${ids}::bigint[]) and ${asked.sessions}`;
  const { rows } = await sql<Omit<Weakest, "articles"> & { userId: number }>`
    select x.user_id, x.value as category, sum(x.hits)::int as hits, sum(x.misses)::int as misses
      from ${kept({ ...asked, sessions }, ["category"])} group by x.user_id, x.value having sum(x.misses) > 0`.execute(tx);
  const found = new Map<number, Weakest>();
  for (const { userId, ...one } of rows) {
    const before = found.get(userId);
    if (before === undefined || upperEnd(one) < upperEnd(before)) found.set(userId, { ...one, articles: null });
  }
  const articles = await articlesOfPeople(tx, asked, ids);
  for (const [userId, one] of found) one.articles = articles(userId, one.category);
  return found;
}

const upperEnd = (counts: Pick<Weakest, "hits" | "misses">): number => intervalOf(hitRate(counts))?.high ?? 1;
