import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { defaultPasswordRules, passwordFaults, securePasswordRules, strictPasswordRules, type PasswordRule } from "./passwordRules.ts";
import { writtenPassword } from "./writtenPassword.ts";

const long: PasswordRule[] = [{ rule: "minLength", value: 200 }, { rule: "symbol" }];

test.each([
  ["default", defaultPasswordRules],
  ["strict", strictPasswordRules],
  ["secure", securePasswordRules],
  ["long", long],
] as const)("a written password keeps the %s rules and holds nothing that looks alike on paper", (_name, rules) => {
  const made = Array.from({ length: 300 }, () => writtenPassword(rules, "k", randomBytes));
  expect(made.flatMap((password) => passwordFaults(rules, password, "k"))).toEqual([]);
  expect(made.join("")).not.toMatch(/[0O1lIoi]/u);
  expect(new Set(made).size).toBe(made.length);
});
