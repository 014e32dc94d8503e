import { expect, test } from "vitest";
import { redact } from "./redact.ts";

test("declared secrets are replaced at any depth; what only sounds like one is told", () => {
  expect(
    redact({
      username: "amal",
      password: "a",
      newPassword: "b",
      provider: { clientSecret: "c", serverSettings: { key: "d" }, name: "idp" },
      quiz: { passingScore: 80, passed: true, forcePasswordChange: true, passwordComplexity: "[]" },
      rows: [{ securityAnswer: "e", id: 1 }],
      headers: { cookie: "f", authorization: "g" },
    }),
  ).toEqual({
    username: "amal",
    password: "[redacted]",
    newPassword: "[redacted]",
    provider: { clientSecret: "[redacted]", serverSettings: "[redacted]", name: "idp" },
    quiz: { passingScore: 80, passed: true, forcePasswordChange: true, passwordComplexity: "[]" },
    rows: [{ securityAnswer: "[redacted]", id: 1 }],
    headers: { cookie: "[redacted]", authorization: "[redacted]" },
  });
});

test("long texts and lists are cut, dates are written out", () => {
  expect(String(redact("x".repeat(5000)))).toHaveLength(1001);
  expect(redact(Array.from({ length: 500 }, () => 1))).toHaveLength(100);
  expect(redact(new Date(0))).toBe("1970-01-01T00:00:00.000Z");
  expect([redact(null), redact(undefined), redact(7), redact(false)]).toEqual([null, undefined, 7, false]);
});
