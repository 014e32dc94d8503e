import { expect, test } from "vitest";
import { testDatabase } from "../../../test/storage/testDatabase.ts";

const database = testDatabase();

test("where something is counted lies in the same month wherever somebody is, and a month takes few places", async () => {
  const owner = await database.owner();
  const instants = "generate_series(timestamptz '2027-01-29 00:00Z', '2027-04-03 00:00Z', interval '35 minutes') instant";
  const { rows } = await owner.query(
    `select z.name, instant, month_slot_of(instant) from (select distinct on (utc_offset) name from pg_timezone_names order by utc_offset, name) z, ${instants}
      where date_trunc('month', month_slot_of(instant) at time zone z.name) <> date_trunc('month', instant at time zone z.name)`,
  );
  expect(rows).toEqual([]);
  const places = await owner.query<{ places: number; instants: number }>(
    `select count(distinct month_slot_of(instant))::int as places, count(*)::int as instants from ${instants}`,
  );
  expect(places.rows[0]!.places * 10).toBeLessThan(places.rows[0]!.instants);
});

test("a quarter of an hour lies within one day wherever somebody is", async () => {
  const owner = await database.owner();
  const { rows } = await owner.query<{ name: string }>(
    "select name from pg_timezone_names where extract(epoch from utc_offset)::int % 900 <> 0",
  );
  expect(rows).toEqual([]);
});
