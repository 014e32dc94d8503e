import { expect, test } from "vitest";
import { fieldEntries } from "../entity/entity.ts";
import { listEntities } from "../lists.ts";
import { secretNames } from "./secretNames.ts";

test("every declared secret is hidden from events", () => {
  const declared = Object.values(listEntities).flatMap((entity) =>
    fieldEntries(entity)
      .filter(([, { kind }]) => kind === "secret")
      .map(([name]) => name),
  );
  expect(declared).toEqual(expect.arrayContaining(["password", "clientSecret"]));
  expect(declared.filter((name) => !(secretNames as readonly string[]).includes(name))).toEqual([]);
});
