import { sql } from "kysely";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";

/** The last day on which somebody can have been born: it is tomorrow already where the sun rises first. */
export async function lastBirthDate(tx: Tx): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ((now() + interval '14 hours') at time zone 'UTC')::date::text as day`.execute(tx);
  return rows[0]!.day;
}

/** Nobody is born in the future. */
export async function refuseBirthDate(tx: Tx, dates: readonly (string | null | undefined)[]): Promise<void> {
  const given = dates.filter((date) => typeof date === "string");
  if (given.length === 0) return;
  const last = await lastBirthDate(tx);
  if (given.some((date) => date > last)) throw new Problem(422, "BirthDateFuture", { field: "birthDate" });
}
