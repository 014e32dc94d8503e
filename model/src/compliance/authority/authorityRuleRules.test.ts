import { expect, test } from "vitest";
import { editionOf } from "./authorityPacks.ts";
import { authorityRule, type AuthorityRule } from "./authorityRule.ts";
import { authorityRuleFaults, lateChange } from "./authorityRuleRules.ts";

const begun = Object.fromEntries(
  Object.entries(authorityRule.fields).map(([name, { initial }]) => [name, initial]),
) as Partial<AuthorityRule>;
const own = { ...begun, pack: "own", minutes: 60 } as const;
const told = (values: Partial<AuthorityRule>) => Object.fromEntries(authorityRuleFaults(values).map(({ field, code }) => [field, code]));

test("all that is wrong with a rule is told at once, one thing at each field", () => {
  expect(told({ ...own, minutes: 999_999, images: 5, articles: 6, libraryArticles: 1, certifyMonths: 1, graceDays: 300 })).toEqual({
    minutes: "AuthorityRuleTooLong",
    articles: "AuthorityRuleMoreArticles",
    libraryArticles: "AuthorityRuleMoreArticles",
    programs: "AuthorityRuleNoCertificate",
    opensDays: "AuthorityRuleOpensTooEarly",
    graceDays: "AuthorityRuleGraceTooLong",
  });
  // a law that was chosen, and nothing else: with what it asks for less
  expect(told(begun)).toEqual({
    minutes: "AuthorityRuleAsksNothing",
    libraryImages: "AuthorityRuleWeaker",
    libraryArticles: "AuthorityRuleWeaker",
    certifyMonths: "AuthorityRuleUnlimited",
  });
  expect(told({ ...begun, role: "court" })).toMatchObject({ role: "AuthorityRuleRole" });
  // one whose figures were taken over lacks the program that certifies, and is not told to ask for something as well
  expect(told({ ...begun, ...editionOf("us49cfr1544")!.asks, pack: "us49cfr1544" })).toEqual({ programs: "AuthorityRuleNoCertificate" });
});

test("a field that makes no sense by itself hides nothing that is wrong with others", () => {
  const { periodMonths: _unreadable, ...others } = { ...own, minutes: 999_999, images: 5, articles: 6 };
  expect(told(others)).toEqual({ articles: "AuthorityRuleMoreArticles" });
  expect(told({ pack: "eu20151998", libraryImages: 1 })).toEqual({ libraryImages: "AuthorityRuleWeaker" });
});

test("what a rule asks for changes from a later day on than it holds already; whom it concerns at any time", () => {
  const before = { ...own, validFrom: "2026-01-01" } as AuthorityRule;
  const at = (wanted: Partial<AuthorityRule>, rule = before) => lateChange(rule, wanted, "2026-05-05")?.field;
  expect(at({ ...before, companies: [1] })).toBeUndefined();
  expect(at({ ...before, minutes: 61 })).toBe("validFrom");
  expect(at({ ...before, minutes: 61, validFrom: "2026-05-04" })).toBe("validFrom");
  expect(at({ ...before, minutes: 61, validFrom: "2026-05-05" })).toBeUndefined();
  // one that does not hold yet may be meant otherwise until it does
  const planned = { ...before, validFrom: "2026-09-01" };
  expect(at({ ...planned, minutes: 61 }, planned)).toBeUndefined();
});
