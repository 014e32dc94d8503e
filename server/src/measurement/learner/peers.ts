import type { Peers } from "@vigil/model/measurement/observer/measureWire";
import { isFew } from "@vigil/model/reporting/measures/few";
import { falseAlarmRate, hitRate, type Detection } from "@vigil/model/reporting/measures/detection";
import { percentOf } from "@vigil/model/reporting/measures/share";
import { scoresOf } from "@vigil/model/simulator/scores";
import { sql } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { kept, sums, type MeasuresAsked } from "../observer/readMeasures.ts";

/** Of fewer people the middle one would be known by name. */
export const fewestPeers = 5;

/** The middle of those of the learner's company, themselves among them, who did enough to have rates; null where they are fewer than five. */
export async function peersOf(
  tx: Tx,
  { domainId, companyId }: Caller,
  asked: Omit<MeasuresAsked, "sessions" | "domainId">,
): Promise<Peers | null> {
  const sessions = sql`x.user_id in (select u.id from users u where u.domain_id = ${domainId} and u.company_id = ${companyId} and u.active)`;
  const { rows } =
    await sql<Detection>`select ${sums("x")} from ${kept({ ...asked, domainId, sessions }, ["kind"])} group by x.user_id`.execute(tx);
  const told = rows.flatMap((counts) => {
    const [hits, alarms] = [hitRate(counts), falseAlarmRate(counts)];
    const [hit, alarm] = [percentOf(hits), percentOf(alarms)];
    const dPrime = scoresOf(counts).dPrime?.value;
    const enough = hits.all > 0 && alarms.all > 0 && !isFew(hits.all + alarms.all);
    return enough && hit !== null && alarm !== null && dPrime !== undefined ? [{ hit, alarm, dPrime }] : [];
  });
  if (told.length < fewestPeers) return null;
  const middle = (values: readonly number[]): number => {
    const sorted = values.toSorted((one, other) => one - other);
    const at = (sorted.length - 1) / 2;
    return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
  };
  return {
    people: told.length,
    hitRate: middle(told.map(({ hit }) => hit)),
    falseAlarmRate: middle(told.map(({ alarm }) => alarm)),
    dPrime: middle(told.map(({ dPrime }) => dPrime)),
  };
}
