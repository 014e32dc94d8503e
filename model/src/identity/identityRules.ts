import { z } from "zod";

export const ruleKinds = ["accessLevel", "company", "program"] as const;
export type RuleKind = (typeof ruleKinds)[number];
/** What a rule of each kind gives. */
export const targetOf = { accessLevel: "accessLevelId", company: "companyId", program: "programId" } as const;

export const ruleOperators = ["equals", "notEquals", "contains", "notContains", "startsWith", "endsWith", "exists", "notExists"] as const;
export type RuleOperator = (typeof ruleOperators)[number];

export const ruleCondition = z.strictObject({
  /** The name of a claim, or a path to it: `realm_access.roles`. */
  claim: z.string().trim().min(1).max(200),
  is: z.enum(ruleOperators),
  value: z.string().max(500).default(""),
});
export type RuleCondition = z.infer<typeof ruleCondition>;

const jsonObject = z.record(z.string().max(200), z.unknown());
export const identityRule = z.strictObject({
  name: z.string().trim().min(1).max(100),
  description: z.string().trim().max(1000).default(""),
  /** Whether all conditions must hold or one is enough; without any the rule always holds. */
  match: z.enum(["all", "any"]).default("all"),
  conditions: z.array(ruleCondition).max(50).default([]),
  tests: z
    .array(z.strictObject({ input: jsonObject, output: jsonObject }))
    .max(20)
    .default([]),
  /** The level, company or program that it gives. */
  target: z.int().positive(),
});
export type IdentityRule = z.infer<typeof identityRule>;

const ruleSet = z.array(identityRule).max(200);
export const identityRules = z.strictObject({ accessLevel: ruleSet, company: ruleSet, program: ruleSet });
export type IdentityRules = z.infer<typeof identityRules>;

/** The rules as they are saved: with the version they were read in, nobody else's change is lost. */
export const identityRulesCall = identityRules.extend({ version: z.string().max(64).optional() });

/** What a provider says of somebody. */
export type Claims = Readonly<Record<string, unknown>>;

/** What somebody is here: the first level and the first company that a rule gives, and every program. */
export interface Granted {
  accessLevelId: number | null;
  companyId: number | null;
  programIds: number[];
}

export const holds = ({ match, conditions }: Pick<IdentityRule, "match" | "conditions">, claims: Claims): boolean =>
  conditions.length === 0 ||
  (match === "all" ? conditions.every((one) => meets(one, claims)) : conditions.some((one) => meets(one, claims)));

export function granted(rules: IdentityRules, claims: Claims): Granted {
  const targets = (kind: RuleKind) => rules[kind].filter((rule) => holds(rule, claims)).map(({ target }) => target);
  return {
    accessLevelId: targets("accessLevel")[0] ?? null,
    companyId: targets("company")[0] ?? null,
    programIds: [...new Set(targets("program"))],
  };
}

/** What one rule makes of an input: `{"companyId": 7}`, or `{}` where it does not hold. */
export const ruleOutput = (kind: RuleKind, rule: IdentityRule, input: Claims): Record<string, unknown> =>
  holds(rule, input) ? { [targetOf[kind]]: rule.target } : {};

/** The positions of a rule's tests that do not come out as they say. */
export const failedTests = (kind: RuleKind, rule: IdentityRule): number[] =>
  rule.tests.flatMap(({ input, output }, index) => (isSame(ruleOutput(kind, rule, input), output) ? [] : [index]));

const isSame = (one: Claims, other: Claims): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && one[name] === other[name]);
};

/** The claim of that very name, else along the dots; only what the object itself holds. */
export function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split(".")
    .reduce<unknown>((value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined), claims);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A claim's values as text: a list is each of its entries. */
const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((one) => (typeof one === "string" ? [one] : typeof one === "number" || typeof one === "boolean" ? [String(one)] : []));

function meets({ claim, is, value }: RuleCondition, claims: Claims): boolean {
  const found = claimAt(claims, claim);
  const texts = textsOf(found);
  switch (is) {
    case "equals":
      return texts.includes(value);
    case "notEquals":
      return !texts.includes(value);
    case "contains":
      return texts.some((text) => text.includes(value));
    case "notContains":
      return !texts.some((text) => text.includes(value));
    case "startsWith":
      return texts.some((text) => text.startsWith(value));
    case "endsWith":
      return texts.some((text) => text.endsWith(value));
    case "exists":
      return found !== undefined && found !== null;
    case "notExists":
      return found === undefined || found === null;
    default:
      return false;
  }
}
