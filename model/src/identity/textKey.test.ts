import { expect, test } from "vitest";
import { textKey } from "./textKey.ts";

test.each([
  ["Straße", "STRASSE"],
  ["ΟΔΟΣ", "οδος"],
  ["ｕｓｅｒ１", "user1"],
  ["  Amal   Haddad ", "amal haddad"],
  ["ﬁnn", "FINN"],
  ["Å", "Å"],
])("%j and %j are one name", (one, other) => expect(textKey(one)).toBe(textKey(other)));

test.each(["Straße", "İstanbul", "ΐ", "ŉ", "ﬃ", "ǆ", "ς"])("the key of the key of %j is the key", (text) =>
  expect(textKey(textKey(text))).toBe(textKey(text)),
);

test("different names stay different", () => expect(textKey("amal")).not.toBe(textKey("amál")));
