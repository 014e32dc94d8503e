import { en } from "@vigil/model/phrases/en";
import { describe, expect, test } from "vitest";
import { Problem } from "../problem.ts";
import { problemOf } from "./problemOf.ts";
import { sentenceOf } from "./sentenceOf.ts";

describe("sentences", () => {
  test("R-6.022 the forbidden message asks for administrator privileges", () => {
    expect(sentenceOf("Forbidden")).toContain("administrator privileges");
  });
  test("are filled from the details", () => {
    expect(sentenceOf("FieldTooShort", { minimum: 6 })).toBe("This is too short: at least 6 characters.");
    expect(sentenceOf("FieldTooShort", { minimum: { $ne: 1 } })).toBe("This is too short: at least … characters.");
    expect(sentenceOf("FieldTooShort")).toContain("…");
  });
  test("end as sentences do, but for those whose words are prescribed", () => {
    const prescribed = ["ExamTypeInvalid", "ExamInAudit", "MinibookInAudit", "MinibookPagesMissing", "QuizIdRequired"];
    const open = Object.entries(en.problems).filter(([, sentence]) => !/[.?!]$/.test(sentence));
    expect(open.map(([code]) => code)).toEqual(prescribed);
  });
});

describe("whatever was thrown", () => {
  const thrown = (error: unknown) => {
    const { status, code } = problemOf(error);
    return [status, code];
  };
  test("a problem stays what it is", () => expect(thrown(new Problem(423, "Locked"))).toEqual([423, "Locked"]));
  test("R-8.016 a bug is a 500 of the unknown kind and tells nothing", () => {
    const problem = problemOf(new TypeError("cannot read password_hash of undefined"));
    expect([problem.status, problem.code, problem.details, sentenceOf(problem.code)]).toEqual([
      500,
      "Unknown",
      undefined,
      en.problems.Unknown,
    ]);
  });
  test.each([
    [400, "BadRequest"],
    [413, "PayloadTooLarge"],
    [415, "UnsupportedMediaType"],
    [429, "TooManyRequests"],
  ])("an error of the framework with status %i is %s", (statusCode, code) =>
    expect(thrown(Object.assign(new Error("framework"), { statusCode }))).toEqual([statusCode, code]),
  );
  test.each([
    null,
    "text",
    { statusCode: 200 },
    Object.assign(new Error("x"), { statusCode: 302 }),
    Object.assign(new Error("x"), { statusCode: 499 }),
  ])("anything else is a bug: %j", (error) => expect(thrown(error)).toEqual([500, "Unknown"]));
});
