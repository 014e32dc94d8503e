import { describe, expect, test } from "vitest";
import { claimAt, failedTests, granted, holds, identityRule, ruleOutput, type IdentityRule, type RuleOperator } from "./identityRules.ts";

const rule = (given: Partial<IdentityRule> = {}): IdentityRule => identityRule.parse({ name: "Rule", target: 7, ...given });
const claims = {
  email: "ada@north.example",
  groups: ["screeners", "belt-4"],
  level: 3,
  realm_access: { roles: ["admin"] },
  "https://idp.example/site": "North",
};

describe("rules of an identity provider", () => {
  test.each<[RuleOperator, string, string, boolean]>([
    ["equals", "groups", "screeners", true],
    ["equals", "level", "3", true],
    ["equals", "groups", "screen", false],
    ["notEquals", "groups", "cleaners", true],
    ["contains", "groups", "belt", true],
    ["notContains", "groups", "belt", false],
    ["startsWith", "email", "ada@", true],
    ["endsWith", "email", "@north.example", true],
    ["endsWith", "phone", "1", false],
    ["exists", "realm_access.roles", "", true],
    ["notExists", "phone", "", true],
    ["equals", "https://idp.example/site", "North", true],
    ["exists", "constructor", "", false],
    ["exists", "__proto__", "", false],
  ])("%s of %s and “%s” is %s", (is, claim, value, expected) => {
    expect(holds(rule({ conditions: [{ claim, is, value }] }), claims)).toBe(expected);
  });

  test("all conditions must hold, or any one; a rule without conditions always holds", () => {
    const conditions: IdentityRule["conditions"] = [
      { claim: "groups", is: "equals", value: "screeners" },
      { claim: "level", is: "equals", value: "9" },
    ];
    expect([holds(rule({ conditions }), claims), holds(rule({ conditions, match: "any" }), claims), holds(rule(), {})]).toEqual([
      false,
      true,
      true,
    ]);
    expect(claimAt(claims, "realm_access.roles")).toEqual(["admin"]);
  });

  test("the first level and the first company that hold are given, and every program", () => {
    const never = rule({ conditions: [{ claim: "nothing", is: "exists", value: "" }], target: 1 });
    const rules = {
      accessLevel: [never, rule({ target: 2 }), rule({ target: 3 })],
      company: [never],
      program: [rule({ target: 4 }), rule({ target: 5 })],
    };
    expect(granted(rules, claims)).toEqual({ accessLevelId: 2, companyId: null, programIds: [4, 5] });
  });

  test("R-3.090 a rule has a name, a description, conditions and tests, each test with a JSON input and a JSON output that is checked", () => {
    const tested = rule({
      name: "Screeners of North",
      description: "By group",
      conditions: [{ claim: "groups", is: "equals", value: "screeners" }],
      tests: [
        { input: { groups: ["screeners"] }, output: { companyId: 7 } },
        { input: { groups: [] }, output: {} },
        { input: { groups: [] }, output: { companyId: 7 } },
      ],
    });
    expect(ruleOutput("company", tested, claims)).toEqual({ companyId: 7 });
    expect(failedTests("company", tested)).toEqual([2]);
    expect(identityRule.safeParse({ ...tested, conditions: "return true" }).success).toBe(false);
  });
});
