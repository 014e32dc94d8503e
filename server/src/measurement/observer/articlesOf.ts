import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { Sql } from "../../storage/sql.ts";
import { kept, type MeasuresAsked } from "./readMeasures.ts";

/** The articles that somebody met, and of which category of the library an article is: rows `met` and `named`. */
const met = (
  asked: MeasuresAsked,
): Sql => sql`met as materialized (select x.user_id, x.value from ${kept(asked, ["article"])} group by x.user_id, x.value),
  named as materialized (select a.value, (select i.category from images i where i.article = a.value and i.kind = 'threat' and i.category is not null order by i.id limit 1) as category
    from (select distinct value from met) a)`;

/** By category how many different articles its threats were: a figure may rest on a single one. What a course calls otherwise is not among them. */
export async function articlesOf(tx: Tx, asked: MeasuresAsked): Promise<Map<string, number>> {
  const { rows } = await sql<{ category: string; articles: number }>`with ${met(asked)}
    select category, count(*)::int as articles from named where category is not null group by category`.execute(tx);
  return new Map(rows.map(({ category, articles }) => [category, articles]));
}

/** The same of each person: by person and category. */
export async function articlesOfPeople(
  tx: Tx,
  asked: MeasuresAsked,
  ids: readonly number[],
): Promise<(userId: number, category: string) => number | null> {
  const sessions = sql`x.user_id = any(${ids}::bigint[]) and ${asked.sessions}`;
  const { rows } = await sql<{ userId: number; category: string; articles: number }>`with ${met({ ...asked, sessions })}
    select met.user_id, named.category, count(*)::int as articles from met join named on named.value = met.value
     where named.category is not null group by met.user_id, named.category`.execute(tx);
  const found = new Map(rows.map(({ userId, category, articles }) => [`${userId} ${category}`, articles]));
  return (userId, category) => found.get(`${userId} ${category}`) ?? null;
}
