import { listEntities } from "@vigil/model/entity/listEntities";
import { describe, expect, it } from "vitest";
import { testApp } from "../http/testApp.ts";

const { as, world } = testApp();

describe("lists", () => {
  it("R-7.016 R-7.018 R-7.019 every list answers rows with a count, a record, and options", async () => {
    const client = await as("sup");
    for (const { url } of Object.values(listEntities)) {
      const list = await client.call("GET", `/api/${url}`);
      expect([url, list.status, list.body.code]).toEqual([url, 200, undefined]);
      expect(list.body.count).toBeGreaterThanOrEqual(list.body.rows.length);
      const options = await client.call("GET", `/api/${url}options`);
      expect([url, options.status]).toEqual([url, 200]);
      const csv = await client.call("GET", `/api/${url}/export.csv`);
      expect([url, csv.status]).toEqual([url, 200]);
      const [first] = list.body.rows;
      if (first) expect([url, (await client.call("GET", `/api/${url}/${first.id}`)).status]).toEqual([url, 200]);
    }
    expect(world().airport.domainId).toBeGreaterThan(1);
  });
});
