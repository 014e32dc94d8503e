import type { Measures } from "@vigil/model/measurement/observer/measureWire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import {
  byCategory,
  byDimension,
  ofWatches,
  bySession,
  measuresOfRows,
  sessionsAsked,
  type MeasuredRow,
  type MeasuresAsked,
} from "../observer/readMeasures.ts";

/** All that the counts of the sessions say, in one statement: no decision is read. */
export async function learnerMeasures(tx: Tx, asked: MeasuresAsked): Promise<Measures> {
  const { rows } = await sql<MeasuredRow>`with own as materialized (${sessionsAsked(asked)})
    ${bySession} union all ${byCategory(asked, "category")} union all ${byCategory(asked, "family")} union all ${byDimension(asked)} union all ${ofWatches(asked)}`.execute(
    tx,
  );
  return measuresOfRows(rows, asked);
}
