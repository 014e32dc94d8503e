import { accessLevels } from "@vigil/model/identity/accessLevels";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/storage/testDatabase.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

const { asDomain } = testDatabase();

test("the shared rows of the database are the ten levels of the model", async () => {
  const rows = await asDomain(systemDomain, (tx) =>
    tx
      .selectFrom("accessLevels")
      .select(["id", "baseCode as code", "name as title", "rank", "permissions"])
      .where("ownerDomainId", "is", null)
      .orderBy("id")
      .execute(),
  );
  expect(rows).toEqual(accessLevels);
});
