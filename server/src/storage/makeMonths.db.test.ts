import { expect, test } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { makeMonths } from "./makeMonths.ts";

const database = testDatabase();
/** Whoever waits for another node for too long is told so, and starts all the same: the months are made. */
const GAVE_UP_WAITING = "55P03";

test("nodes that start at once in a new month make its partitions once, and none finds them there already", async () => {
  await Promise.all(Array.from({ length: 6 }, () => database.pool.query("select 1")));
  const starts = await Promise.allSettled(Array.from({ length: 6 }, () => makeMonths(database.pool, "2031-05-01")));
  const faults = starts.flatMap((start) => (start.status === "rejected" ? [start.reason as { code?: string; message: string }] : []));
  expect(faults.filter(({ code }) => code !== GAVE_UP_WAITING).map(({ message }) => message)).toEqual([]);
  const made = "select count(*)::integer as made from pg_class where relname in ('events_2031_05', 'events_2031_08')";
  expect((await database.ask(made)).rows).toEqual([{ made: 2 }]);
});
