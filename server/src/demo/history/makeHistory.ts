import { sql } from "kysely";
import type { House } from "../../house.ts";
import { writeRollups } from "../../reporting/rollups/writeRollups.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { makeProgram } from "./makeProgram.ts";
import { owedPrograms } from "./owedPrograms.ts";
import { tellMachines } from "./tellMachines.ts";

/**
 * One program in a transaction of its own; another server that is at it is waited for, and leaves nothing to do. Counting everything
 * anew takes as long as the making: where `more` is ready it waits for that, also over a start that was cut off.
 */
export async function makeHistory(
  { asDomain, randomBytes, now, log }: Pick<House, "asDomain" | "randomBytes" | "now" | "log">,
  domainId: number,
  programId: number,
  { more }: { more: boolean },
): Promise<void> {
  const begun = performance.now();
  await asDomain(domainId, async (tx) => {
    await sql`select pg_advisory_xact_lock(7216, ${domainId}::integer)`.execute(tx);
    const owed = await owedPrograms(tx, domainId);
    if (!owed.some(({ id }) => id === programId)) return;
    await sql`set local statement_timeout = 0`.execute(tx);
    await makeProgram(tx, { domainId, now: now(), randomBytes }, programId);
    if (!more) await counted(tx, domainId);
    await tellMachines(tx, domainId);
  });
  log.info({ domainId, programId, ms: Math.round(performance.now() - begun) }, "The people of the demo have a past in a program.");
}

/** Nobody has analysed yet what was just written: taken for next to nothing, it would be joined row by row, for minutes. */
async function counted(tx: Tx, domainId: number): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(tx);
  await writeRollups(tx, domainId);
  await sql`set local enable_nestloop = on`.execute(tx);
}
