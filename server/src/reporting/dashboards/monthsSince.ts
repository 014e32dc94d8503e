import { sql } from "kysely";
import { summedMonths, type SealedTable } from "../rollups/summedMonths.ts";
import { sinceThen, type FiguresAsked } from "./figureSource.ts";
import type { Sql } from "../../storage/sql.ts";

/** The months that a widget looks at, of the domain as a whole, and how each of them is told, to stand behind `with`. */
export const monthsSince = (asked: FiguresAsked, table: SealedTable): Sql =>
  summedMonths(table, {
    domainId: asked.by.domainId,
    companies: sql`select 0::bigint as id`,
    within: sinceThen(sql`m.starts`, asked),
    touches: sinceThen(sql`m.ends`, asked),
  });
