import type { Cluster } from "./cluster.ts";
import { until } from "./until.ts";

interface Work {
  queue: string;
  /** A statement with a number, whose row is held, so that nobody comes to the end before they are killed. */
  holding?: readonly [text: string, id: number];
}

/**
 * Kills every node while somebody works on a job of this queue, so that whoever it was is among them: one after the other beside those that live,
 * or, where a row is held, all at once. Each is started again.
 */
export async function cutOff(cluster: Cluster, { queue, holding }: Work): Promise<void> {
  const owner = await cluster.primary.connect();
  try {
    if (holding) {
      await owner.query("begin");
      await owner.query(holding[0], [holding[1]]);
    }
    const working = async () => (await owner.query("select from pgboss.job where name = $1 and state = 'active'", [queue])).rowCount! > 0;
    if ((await until(30_000, working)) === undefined) throw new Error(`Nobody works on ${queue}.`);
    const nodes = [...cluster.nodes.keys()];
    if (holding) {
      await Promise.all(nodes.map((node) => cluster.kill(node)));
      await owner.query("rollback"); // before a statement of whoever goes on has waited for too long
      await Promise.all(nodes.map((node) => cluster.start(node)));
    } else
      for (const node of nodes) {
        await cluster.kill(node);
        await cluster.start(node);
      }
  } finally {
    await owner.end();
  }
}
