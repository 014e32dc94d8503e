import { expect, test } from "vitest";
import { isDomainName, pageAfterSignIn } from "./policy.ts";

test("a domain's name has 2 to 40 characters: a to z, digits and hyphens", () => {
  expect(["demo", "north-wind-2", "ab"].every(isDomainName)).toBe(true);
  expect(["a", "Demo", "de mo", "demo/login", "x".repeat(41), ""].some(isDomainName)).toBe(false);
});

test("after signing in one is back where one came from, but only within the domain", () => {
  expect(pageAfterSignIn("demo", "?from=/demo/admin/users?page=2")).toBe("/demo/admin/users?page=2");
  expect(pageAfterSignIn("demo", "?from=/harbor/admin")).toBe("/demo");
  expect(pageAfterSignIn("demo", "?from=//evil.example/demo")).toBe("/demo");
  expect(pageAfterSignIn("demo", "?from=/demolition")).toBe("/demo");
  expect(pageAfterSignIn("demo", "")).toBe("/demo");
});
