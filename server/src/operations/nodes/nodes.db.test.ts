import { setInterval } from "node:timers";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/storage/testDatabase.ts";
import { serverLog } from "../../log.ts";
import { functionsIn } from "../../storage/applyFunctions.ts";
import { migrate } from "../../storage/migrate.ts";
import { databaseClock } from "../../storage/nodes/databaseClock.ts";
import { startPresence } from "./startPresence.ts";

const { pool, owner } = testDatabase();
const log = serverLog("silent");
const apart = { found: () => null };
const nodes = async () => (await (await owner()).query("select address, clock_off_ms as off from nodes order by address")).rows;
/** As another version of Vigil has them. */
const others = () => functionsIn().map((file) => ({ ...file, checksum: `other ${file.checksum}` }));

test("a node goes by the database's clock, says how far its own is off, and takes its word back when it stops", async () => {
  const ahead = databaseClock(() => Date.now() + 300_000);
  const stops = [
    (await startPresence({ pool, log, clock: ahead, address: "one", apart })).stop,
    (await startPresence({ pool, log, clock: databaseClock(() => Date.now() - 60_000), address: "two", apart })).stop,
  ];
  const [one, two] = await nodes();
  expect([Math.round(one.off / 1000), Math.round(two.off / 1000)]).toEqual([300, -60]);
  expect(Math.abs(ahead.now().getTime() - Date.now())).toBeLessThan(1000);
  for (const stop of stops) await stop();
  expect(await nodes()).toEqual([]);
});

test("an answer that took long does not set a clock that was compared before", async () => {
  let own = 0;
  const clock = databaseClock(() => own);
  await clock.compare(async () => 1000);
  await clock.compare(async () => {
    own += 60_000;
    return 500_000;
  });
  expect(clock.offMs()).toBe(-1000);
});

test("nothing of the database is changed under a node that lives; one that was killed is waited for until that is certain", async () => {
  const client = await owner();
  const heard = (age: string) => client.query(`update nodes set seen_at = clock_timestamp() - interval '${age}'`); // as its next word would, or as time does
  await client.query("insert into nodes (id, computer, address, version) values (gen_random_uuid(), 'b', ':3000', '1.0.0')");
  const beats = setInterval(() => void heard("0 s"), 100);
  const beside = await migrate(await owner(), "vigil_app", { functions: others() }).catch((error: unknown) => String(error));
  clearInterval(beats);
  expect(beside).toContain("b at :3000 (Vigil 1.0.0) is working on it as it is: stop all nodes, then start this one.");
  expect(await migrate(await owner(), "vigil_app")).toEqual([]); // who brings nothing new stands beside it
  await heard("24.5 s");
  expect(await migrate(await owner(), "vigil_app", { functions: others() })).toEqual(["functions"]);
});
