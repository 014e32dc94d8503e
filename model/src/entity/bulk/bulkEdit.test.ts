import { expect, it } from "vitest";
import { user } from "../../organization/user.ts";
import { bulkEditBody, bulkFields, editedValues } from "./bulkEdit.ts";

it("what each record has of its own is not given to many, and neither are passwords and further data", () => {
  const names = bulkFields(user);
  expect(names).toEqual(expect.arrayContaining(["companyId", "groups", "locale", "forcePasswordChange"]));
  expect(names.filter((name) => ["username", "pin", "password", "data", "active"].includes(name))).toEqual([]);
});

it("lists of records are set, added to or taken from; other fields are set", () => {
  const record = { groups: [1, 2], locale: "en" };
  const values = { groups: [2, 3], locale: "ar" };
  expect(editedValues({ values, modes: {} }, record)).toEqual({ groups: [2, 3], locale: "ar" });
  expect(editedValues({ values, modes: { groups: "add" } }, record).groups).toEqual([1, 2, 3]);
  expect(editedValues({ values, modes: { groups: "remove" } }, record).groups).toEqual([1]);
});

it("an edit of no field, of a field that is each record's own, or with a mode for one that has none is none", () => {
  const body = bulkEditBody(user);
  expect(body.safeParse({ values: { locale: "ar" } }).success).toBe(true);
  expect(body.safeParse({ values: {} }).success).toBe(false);
  expect(body.safeParse({ values: { username: "x" } }).success).toBe(false);
  expect(body.safeParse({ values: { locale: "ar" }, modes: { locale: "add" } }).success).toBe(false);
});
