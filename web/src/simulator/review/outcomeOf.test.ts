import { expect, test } from "vitest";
import { outcomeOf } from "./outcomeOf.ts";

const threat = { threatCategory: "knives", threatArray: [] };
const innocent = { threatCategory: null, threatArray: [] };

test("a threat that was passed or overtaken by time is the critical error, a false alarm is not", () => {
  expect(outcomeOf({ credit: "none", decision: "VP" }, threat)).toBe("critical");
  expect(outcomeOf({ credit: "none", decision: "VRT" }, threat)).toBe("critical");
  expect(outcomeOf({ credit: "none", decision: "VR" }, innocent)).toBe("none");
  expect(outcomeOf({ credit: "none", decision: "VT" }, threat)).toBe("critical");
  expect(outcomeOf({ credit: "half", decision: "VH" }, threat)).toBe("half");
  expect(outcomeOf({ credit: "full", decision: "VP" }, innocent)).toBe("full");
});

test.each([null, "T", "IT"])("a bag that the session's end overtook (%s) is neither missed nor wrong", (decision) => {
  expect(outcomeOf({ credit: "none", decision }, threat)).toBe("undecided");
  expect(outcomeOf({ credit: "none", decision }, innocent)).toBe("undecided");
});
