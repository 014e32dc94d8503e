import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { goneMs } from "./presence.ts";

interface Seen {
  id: string;
  name: string;
  version: string;
  seen: number;
}

/**
 * Tables and functions are not changed under a server that works with them as they were: whoever would change them waits until it is known
 * whether the nodes that were heard of last still live, and is refused beside one that does. One that was killed is gone after 25 seconds.
 */
export async function refuseBesideNodes(owner: pg.Client): Promise<void> {
  const first = await nodesOf(owner);
  for (let found = first; found.length > 0; found = await nodesOf(owner)) {
    const living = found.find(({ id, seen }) => seen > (first.find((one) => one.id === id)?.seen ?? 0));
    if (living)
      throw new Error(
        `The database would have to be changed for this Vigil, and ${living.name} (Vigil ${living.version}) is working on it as it is: stop all nodes, then start this one.`,
      );
    await pause(500);
  }
}

async function nodesOf(owner: pg.Client): Promise<Seen[]> {
  const { rows: tables } = await owner.query("select to_regclass('nodes') is not null as there");
  if (tables[0]?.there !== true) return [];
  const { rows } = await owner.query<Seen>(
    `select id::text as id, computer || ' at ' || address as name, version, extract(epoch from seen_at)::float8 as seen from nodes
       where seen_at > clock_timestamp() - make_interval(secs => $1)`,
    [goneMs / 1000],
  );
  return rows;
}
