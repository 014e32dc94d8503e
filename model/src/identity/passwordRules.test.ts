import { describe, expect, test } from "vitest";
import {
  defaultPasswordRules,
  isPasswordComplexity,
  passwordFaults,
  passwordRules,
  securePasswordRules,
  strictPasswordRules,
} from "./passwordRules.ts";

const codes = (password: string, rules = defaultPasswordRules, username = "amal") =>
  passwordFaults(rules, password, username).map(({ code }) => code);

describe("the default list", () => {
  test("R-5.026 asks for twelve characters", () => {
    expect(passwordFaults(defaultPasswordRules, "Abc12345678", "")).toEqual([{ code: "PasswordTooShort", minimum: 12 }]);
    expect(codes("Abc123456789")).toEqual([]);
  });
  test("R-5.027 asks for an uppercase letter", () => expect(codes("abc123abc123")).toEqual(["PasswordNeedsUpper"]));
  test("R-5.028 asks for a lowercase letter", () => expect(codes("ABC123ABC123")).toEqual(["PasswordNeedsLower"]));
  test("R-5.029 asks for a digit", () => expect(codes("AbcdefAbcdef")).toEqual(["PasswordNeedsDigit"]));
  test("letters and digits of every script count", () => expect(codes("Ωμέγα٣Ωμέγα٣")).toEqual([]));
});

describe("the policy's passwordComplexity", () => {
  test.each(["", "[]", "{}", "nil"])("R-5.033 %j is not longer than 3 characters and means the default list", (text) => {
    expect(passwordRules(text)).toBe(defaultPasswordRules);
  });
  test("R-5.032 R-5.034 is taken when it is longer", () => {
    const rules = passwordRules(JSON.stringify([{ rule: "minLength", value: 12 }, { rule: "symbol" }]));
    expect(rules).toEqual([{ rule: "minLength", value: 12 }, { rule: "symbol" }]);
    expect(codes("abcdefgh", rules)).toEqual(["PasswordTooShort", "PasswordNeedsSymbol"]);
  });
  test.each(["[[[[", '["upper"]', '{"rule":"digit"}', "at least 8", "[    ]", '[{"rule":"minLength","value":"8"}]'])(
    "%j cannot be read and means the strict list, never a weaker one",
    (text) => expect(passwordRules(text)).toEqual(strictPasswordRules),
  );
  test("one rule that cannot be read brings the strict ones beside those that can", () => {
    const rules = passwordRules('[{"rule":"minLength","value":8},{"rule":"symbol"},{"rule":"unheard of"}]');
    expect(codes("Abcdefg-1", rules)).toEqual(["PasswordTooShort"]);
    expect(codes("Abcdefgabcd1", rules)).toEqual(["PasswordNeedsSymbol"]);
  });
  test("R-9.045 six characters are the least that a domain can choose, also where its list names no length", () => {
    for (const text of ['[{"rule":"minLength","value":3}]', '[{"rule":"digit"}]']) {
      expect(passwordFaults(passwordRules(text), "abcd1", "")).toEqual([{ code: "PasswordTooShort", minimum: 6 }]);
      expect(codes("abcde1", passwordRules(text))).toEqual([]);
    }
  });
});

test("the secure profile asks for length and nothing well known, but no composition", () => {
  expect(codes("the slow belt stops here", securePasswordRules)).toEqual([]);
  expect(codes("Short1!", securePasswordRules)).toEqual(["PasswordTooShort"]);
  expect(codes("Correct Horse Battery Staple", securePasswordRules)).toEqual([]);
  expect(codes("correcthorsebatterystaple", securePasswordRules)).toEqual(["PasswordTooCommon"]);
  expect(codes("I am AMAL and I am here", securePasswordRules)).toEqual(["PasswordIsUsername"]);
});

test("a password of absurd length is refused before it is hashed", () => {
  expect(codes(`Aa1${"x".repeat(300)}`)).toEqual(["PasswordTooLong"]);
});

test("what is saved is nothing, or a list of known rules", () => {
  const wrong = ["[[[[", '["upper"]', '{"rule":"upper"}', '[{"rule":"minLength","value":1}]', '[{"rule":"unheard of"}]', "[    ]"];
  expect(wrong.filter(isPasswordComplexity)).toEqual([]);
  expect(["", "[]", '[{"rule":"minLength","value":12},{"rule":"digit"}]'].filter(isPasswordComplexity)).toHaveLength(3);
});

test.each(["abc", "12x", "{", "nul"])("the policy %j is no JSON and is not saved: nobody takes the usual rules for their own", (text) =>
  expect(isPasswordComplexity(text)).toBe(false),
);
test.each(["", " ", "[]", "{}"])("the policy %j says nothing: the usual rules hold", (text) =>
  expect(isPasswordComplexity(text)).toBe(true),
);
