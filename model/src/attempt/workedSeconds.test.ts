import { expect, test } from "vitest";
import { workedSeconds } from "./workedSeconds.ts";

test("an attempt took until its seal, no longer than its own time, and until the last deed of who went away", () => {
  const handedIn = { sealedBy: "submit", elapsedMs: 61_500, lastMs: 20_000, limitMs: 0 } as const;
  expect(workedSeconds(handedIn)).toBe(62);
  expect(workedSeconds({ ...handedIn, limitMs: 60_000 })).toBe(60);
  expect(workedSeconds({ ...handedIn, sealedBy: "disconnect" })).toBe(20);
  expect(workedSeconds({ ...handedIn, sealedBy: "disconnect", limitMs: 10_000 })).toBe(10);
});
