import { describe, expect, test } from "vitest";
import { testDatabase } from "./testDatabase.ts";

describe("the migrated database", () => {
  const { asDomain, owner } = testDatabase();

  test("has the domain that holds what belongs to no domain", async () => {
    const domains = await asDomain(1, (tx) => tx.selectFrom("domains").select(["id", "name"]).execute());
    expect(domains).toEqual([{ id: 1, name: "system" }]);
  });

  test("sorts names for people", async () => {
    const { rows } = await (
      await owner()
    ).query(`select string_agg(name, ' ' order by name collate "und-x-icu") as names from unnest(array['Zoe','adam','Öl']) as name`);
    expect(rows[0].names).toBe("adam Öl Zoe");
  });
});
