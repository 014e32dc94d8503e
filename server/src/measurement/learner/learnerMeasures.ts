import { dimensions } from "@vigil/model/measurement/observer/dimensions";
import type { Measures } from "@vigil/model/measurement/observer/measureWire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { articlesOf } from "../observer/articlesOf.ts";
import { byDimensions, bySession, measuresOfRows, sessionsKept, type MeasuredRow, type MeasuresAsked } from "../observer/readMeasures.ts";

/** All that is kept of the sessions, and how many articles it rests on: no decision is read. */
export async function learnerMeasures(tx: Tx, asked: MeasuresAsked): Promise<Measures> {
  const { rows } = await sql<MeasuredRow>`with own as materialized (${sessionsKept(asked)})
    ${bySession(asked)} union all ${byDimensions(asked, ["category", "family", "miscalled", ...dimensions])}`.execute(tx);
  return measuresOfRows(rows, asked, await articlesOf(tx, asked));
}
