import type pg from "pg";
import type { House } from "../../house.ts";
import { repeat } from "../../jobs/repeat.ts";
import { Problem } from "../../problem.ts";
import { domainsOf, type AsDomain } from "../asDomain.ts";
import type { Address } from "../databasePlace.ts";
import { connectionPool } from "../pool.ts";
import type { Apart } from "./apart.ts";
import type { ReplicaFound } from "./replicaFound.ts";
import { lookAtReplica } from "./lookAtReplica.ts";

const everyMs = 5000;
/** From here on it is told how old something is. */
const TOLD_MS = 1000;

interface Replica {
  asDomain: AsDomain;
  pool: pg.Pool;
  where: Address;
  /** A replica that is further behind is not read from. */
  mostMs: number;
  log: House["log"];
}

/** The last commit that is there; asked before, so that nothing that is read is older. */
async function replayed(replica: pg.Pool): Promise<Date | null> {
  const { rows } = await replica.query<{ at: Date | null }>("select pg_last_xact_replay_timestamp() as at");
  return rows[0]?.at ?? null;
}

/** Reads from the replica while it follows closely and answers, and from the primary at all other times. */
export function replicaReads({
  asDomain,
  pool,
  where,
  mostMs,
  log,
}: Replica): Apart & { look: () => Promise<void>; stop: () => Promise<void> } {
  const replica = connectionPool(where, { max: 6, connectTimeoutMs: 2000, listens: false });
  const there = domainsOf(replica);
  let found: ReplicaFound = { state: "away", behindMs: null };
  const look = async () => {
    const { why, ...now } = await lookAtReplica({ primary: pool, replica }, mostMs);
    if (now.state !== found.state) log.info({ ...now, why }, "How the replica stands has changed.");
    found = now;
  };
  const rounds = repeat({ log }, { everyMs, work: look, failure: "It could not be seen how the replica stands." });
  return {
    look,
    found: () => found,
    read: async (domainId, work, options) => {
      const { state, behindMs } = found;
      if (state === "used")
        try {
          const asOf = (behindMs ?? 0) < TOLD_MS ? null : await replayed(replica);
          return { result: await there(domainId, work, options), asOf };
        } catch (error) {
          if (error instanceof Problem) throw error;
          log.warn(error, "The replica has failed a reader: the primary is read from.");
          found = { state: "away", behindMs: null }; // until it is looked at again
        }
      return { result: await asDomain(domainId, work, options), asOf: null };
    },
    stop: async () => {
      await rounds.stop();
      await replica.end();
    },
  };
}
