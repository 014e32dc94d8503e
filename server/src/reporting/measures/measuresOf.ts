import { stepsPerOctave } from "@vigil/model/measurement/observer/timeBins";
import { narrowest } from "@vigil/model/measurement/observer/dimensions";
import { sql } from "kysely";
import type { Sql } from "../../storage/sql.ts";

/** What is counted of the sealed sessions that began in a month, or of one of them. */
export const measuresOf = (domainId: number, month: string, sessionId: number | null = null): Sql =>
  sql`measures_of(${domainId}, ${month}::date, ${stepsPerOctave}, ${narrowest}, ${sessionId}::bigint)`;
