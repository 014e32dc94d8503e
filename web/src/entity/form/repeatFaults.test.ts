import { expect, test } from "vitest";
import { repeatFaults } from "./repeatFaults.ts";

test("a user's new password is saved only when it was typed twice and alike, and nothing else is asked for twice", () => {
  const named = (entityName: string, values: Readonly<Record<string, unknown>>) => Object.keys(repeatFaults(entityName, values));
  expect(named("user", { password: "Given-By-Hand-77" })).toEqual(["passwordAgain"]);
  expect(named("user", { password: "Given-By-Hand-77", passwordAgain: "Given-By-Hand-78" })).toEqual(["passwordAgain"]);
  expect(named("user", { password: "Given-By-Hand-77", passwordAgain: "Given-By-Hand-77" })).toEqual([]);
  expect(named("user", { password: "", passwordAgain: "left over" })).toEqual([]);
  expect(named("identityProvider", { password: "a secret" })).toEqual([]);
});
