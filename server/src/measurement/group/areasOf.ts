import { plainArea } from "@vigil/model/measurement/confidence/areaOf";
import { ratingsOf, sumOf } from "@vigil/model/measurement/confidence/ratings";
import type { MeasuredPerson } from "@vigil/model/measurement/group/groupWire";
import type { MeasuredValue } from "@vigil/model/measurement/observer/measureWire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { kept, sums, type MeasuresAsked } from "../observer/readMeasures.ts";

type Area = NonNullable<MeasuredPerson["area"]>;

/** By person the area below the curve, where how sure they were was asked. */
export async function areasOf(tx: Tx, asked: MeasuresAsked, people: readonly { userId: number }[]): Promise<Map<number, Area>> {
  const ids = people.map(({ userId }) => userId);
  const sessions = sql`x.user_id = any(${ids}::bigint[]) and ${asked.sessions}`;
  const { rows } = await sql<MeasuredValue & { userId: number }>`
    select x.user_id, x.value, ${sums("x")} from ${kept({ ...asked, sessions }, ["confidence"])} group by x.user_id, x.value`.execute(tx);
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, values]) => {
      const ratings = ratingsOf(values);
      return [userId, { value: plainArea(ratings), rated: sumOf(ratings.threats) + sumOf(ratings.innocents) }];
    }),
  );
}
