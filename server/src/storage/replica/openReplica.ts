import type { House } from "../../house.ts";
import type { Settings } from "../../settings.ts";
import { fromPrimary, type Apart } from "./apart.ts";
import { replicaReads } from "./replicaReads.ts";

/** What is read apart, from a replica where there is one. One that is away keeps nobody from starting. */
export async function openReplica(
  { databaseReplicaUrl, replicaLagSeconds }: Settings,
  house: Pick<House, "asDomain" | "pool" | "log">,
  ends: (() => Promise<void>)[],
): Promise<Apart> {
  if (databaseReplicaUrl === undefined) return fromPrimary(house.asDomain);
  const reads = replicaReads({ ...house, where: { connectionString: databaseReplicaUrl }, mostMs: 1000 * replicaLagSeconds });
  ends.push(reads.stop);
  await reads.look();
  return reads;
}
