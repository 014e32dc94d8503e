import { expect, test } from "vitest";
import { askedKinds, usualKinds } from "./usualKinds.ts";

test("where no kind of session is chosen, figures tell of all but watches, and lines of all; choosing just those asks for nothing else", () => {
  expect(usualKinds("S10")).toEqual(["practice", "exam", "quiz", "watch"]);
  expect(usualKinds("S40")).toEqual(["practice", "exam", "quiz"]);
  expect(askedKinds("S40", ["quiz", "practice", "exam"])).toEqual([]);
  expect(askedKinds("S40", ["practice", "exam"])).toEqual(["practice", "exam"]);
  expect(askedKinds("S10", ["practice", "exam", "quiz"])).toEqual(["practice", "exam", "quiz"]);
});
