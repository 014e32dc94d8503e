import { expect, test } from "vitest";
import { places } from "../../places.ts";
import { userFaults } from "./userFaults.ts";

test("a user's new password is saved only when it was typed twice and alike, nobody new is overdue, and nothing else is asked for twice", async () => {
  const named = (values: Readonly<Record<string, unknown>>) => Object.keys(userFaults(values));
  expect(named({ password: "Given-By-Hand-77" })).toEqual(["passwordAgain"]);
  expect(named({ password: "Given-By-Hand-77", passwordAgain: "Given-By-Hand-78" })).toEqual(["passwordAgain"]);
  expect(named({ password: "Given-By-Hand-77", passwordAgain: "Given-By-Hand-77" })).toEqual([]);
  expect(named({ password: "", passwordAgain: "left over" })).toEqual([]);
  expect(named({ birthDate: "1990-04-03" })).toEqual([]);
  expect(named({ birthDate: "9999-01-01" })).toEqual(["birthDate"]);
  expect(named({ dueOn: "2020-01-01" })).toEqual(["dueOn"]);
  expect(named({ dueOn: "9999-01-01" })).toEqual([]);
  const provider = await places.identityProvider();
  expect(provider.faults).toBeUndefined();
});
