import { commonPasswords } from "./commonPasswords.ts";
import { textKey } from "./textKey.ts";

export type PasswordRule =
  | { rule: "minLength"; value: number }
  | { rule: "upper" }
  | { rule: "lower" }
  | { rule: "digit" }
  | { rule: "symbol" }
  | { rule: "notUsername" }
  | { rule: "notCommon" };

/** A key of the problem phrases; `minimum` and `maximum` fill the sentence. */
export interface PasswordFault {
  code:
    | "PasswordTooShort"
    | "PasswordTooLong"
    | "PasswordNeedsUpper"
    | "PasswordNeedsLower"
    | "PasswordNeedsDigit"
    | "PasswordNeedsSymbol"
    | "PasswordIsUsername"
    | "PasswordTooCommon";
  minimum?: number;
  maximum?: number;
}

/** The least that a domain may ask for. */
export const minimumPasswordLength = 6;
/** Longer ones only cost the server time. */
export const maximumPasswordLength = 200;
/** JSON of so many characters or fewer (`[]`, `{}`) says nothing. */
const emptyComplexityLength = 3;

export const defaultPasswordRules: readonly PasswordRule[] = [
  { rule: "minLength", value: 12 },
  { rule: "upper" },
  { rule: "lower" },
  { rule: "digit" },
];

/** Asked where what the domain wrote cannot be read: nobody's password gets weaker by a slip of the pen. */
export const strictPasswordRules: readonly PasswordRule[] = [...defaultPasswordRules, { rule: "notUsername" }, { rule: "notCommon" }];

/** What a domain with the secure profile asks instead: length and no known password, no composition. */
export const securePasswordRules: readonly PasswordRule[] = [
  { rule: "minLength", value: 15 },
  { rule: "notUsername" },
  { rule: "notCommon" },
];

/**
 * `passwordComplexity` of the policy: JSON text, an array of rules. Where one of them cannot be read the strict ones stand beside the
 * others; a list that names no length asks for the least one.
 */
export function passwordRules(passwordComplexity: string): readonly PasswordRule[] {
  const text = passwordComplexity.trim();
  if (text.length <= emptyComplexityLength) return defaultPasswordRules;
  const items = parsed(text);
  const rules = (items ?? []).flatMap(ruleOf);
  if (items === null || items.length === 0 || rules.length < items.length) return [...strictPasswordRules, ...rules];
  return rules.some(({ rule }) => rule === "minLength") ? rules : [leastLength, ...rules];
}

/** Whether the policy's text can be saved: nothing, JSON that says nothing, or a list of known rules; its length is one that passwords can have. */
export function isPasswordComplexity(text: string): boolean {
  if (text.trim().length <= emptyComplexityLength) return text.trim() === "" || isJson(text);
  const items = parsed(text) ?? [];
  const rules = items.flatMap(ruleOf);
  return items.length > 0 && rules.length === items.length && !items.some(isTooShort);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isTooShort = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "value" in value && Number(value.value) < minimumPasswordLength;

const leastLength: PasswordRule = { rule: "minLength", value: minimumPasswordLength };

const lengthOf = (text: string): number => Array.from(text).length;

export function passwordFaults(rules: readonly PasswordRule[], password: string, username: string): PasswordFault[] {
  const faults = rules.flatMap((rule) => (breaks(rule, password, username) ? [faultOf(rule)] : []));
  return lengthOf(password) > maximumPasswordLength ? [...faults, { code: "PasswordTooLong", maximum: maximumPasswordLength }] : faults;
}

function breaks(rule: PasswordRule, password: string, username: string): boolean {
  if (rule.rule === "minLength") return lengthOf(password) < rule.value;
  if (rule.rule === "notUsername") return username !== "" && textKey(password).includes(textKey(username));
  if (rule.rule === "notCommon") return commonPasswords.has(textKey(password));
  return !characters[rule.rule].test(password);
}

const characters = { upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\p{Nd}/u, symbol: /[^\p{L}\p{N}\s]/u };

const codes = {
  upper: "PasswordNeedsUpper",
  lower: "PasswordNeedsLower",
  digit: "PasswordNeedsDigit",
  symbol: "PasswordNeedsSymbol",
  notUsername: "PasswordIsUsername",
  notCommon: "PasswordTooCommon",
} as const;

const faultOf = (rule: PasswordRule): PasswordFault =>
  rule.rule === "minLength" ? { code: "PasswordTooShort", minimum: rule.value } : { code: codes[rule.rule] };

function parsed(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function ruleOf(value: unknown): PasswordRule[] {
  if (typeof value !== "object" || value === null || !("rule" in value)) return [];
  const { rule } = value;
  if (rule === "minLength") {
    const length = "value" in value && Number.isInteger(value.value) ? Number(value.value) : Infinity;
    return length > maximumPasswordLength ? [] : [{ rule, value: Math.max(length, minimumPasswordLength) }];
  }
  const plain = ["upper", "lower", "digit", "symbol", "notUsername", "notCommon"] as const;
  return plain.filter((name) => name === rule).map((name) => ({ rule: name }));
}
