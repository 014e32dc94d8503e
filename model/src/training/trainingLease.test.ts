import { expect, test } from "vitest";
import { advanceLease, leaseSeconds, leaseStep, openingLease, renewSeconds, resting, restSeconds } from "./trainingLease.ts";

const opened = openingLease(0, true);
const asked = advanceLease(opened, { kind: "asked", nowMs: 0 });
const held = advanceLease(asked, { kind: "granted" });
const elsewhere = advanceLease(asked, { kind: "refused" });

test("R-4.026 R-4.029 a tab that loads asks for the lease, one request at a time, and renews it well before it ends", () => {
  expect(leaseStep(opened, 0)).toBe("ask");
  expect(leaseStep(asked, 60_000)).toBeNull();
  expect(leaseStep(held, 13_000)).toBeNull();
  expect(leaseStep(held, 14_000)).toBe("ask");
  expect(2 * renewSeconds).toBeLessThan(leaseSeconds);
});

test("R-4.027 R-4.030 a tab is locked while another one owns the lease; it asks again every five seconds, or as soon as that one lets go", () => {
  expect([held.phase, elsewhere.phase]).toEqual(["held", "elsewhere"]);
  expect(leaseStep(elsewhere, 4_000)).toBeNull();
  expect(leaseStep(elsewhere, 5_000)).toBe("ask");
  expect(leaseStep(advanceLease(elsewhere, { kind: "freed" }), 1)).toBe("ask");
  expect(advanceLease(elsewhere, { kind: "granted" }).phase).toBe("held");
});

test("work that was saved renews the lease of the tab that holds it, and of no other", () => {
  const renewed = advanceLease(held, { kind: "renewed", nowMs: 13_000 });
  expect([leaseStep(renewed, 26_000), leaseStep(renewed, 27_000)]).toEqual([null, "ask"]);
  expect(advanceLease(elsewhere, { kind: "renewed", nowMs: 13_000 })).toBe(elsewhere);
});

test("a tab in the background does not take the lease away from the one the learner will look at", () => {
  const hidden = advanceLease(elsewhere, { kind: "visible", visible: false, nowMs: 0 });
  expect(leaseStep(hidden, 60_000)).toBeNull();
  expect(leaseStep(advanceLease(hidden, { kind: "visible", visible: true, nowMs: 60_000 }), 60_000)).toBe("ask");
});

test("a server that cannot be reached takes nothing from the tab that works", () => {
  const waiting = advanceLease(held, { kind: "asked", nowMs: 10_000 });
  const after = advanceLease(waiting, { kind: "unreachable" });
  expect(after.phase).toBe("held");
  expect([leaseStep(after, 14_000), leaseStep(after, 15_000)]).toEqual([null, "ask"]);
});

test("a tab that cannot even ask at the start has failed, and asks no more", () => {
  const failed = advanceLease(asked, { kind: "unreachable" });
  expect(failed.phase).toBe("failed");
  expect(leaseStep(failed, 60_000)).toBeNull();
});

test("a tab where nothing is done lets go, and asks again with the first key", () => {
  const late = 1000 * restSeconds + 1;
  expect(leaseStep(held, late)).toBe("rest");
  const rests = resting(held);
  expect(leaseStep(rests, 10 * late)).toBeNull();
  const woken = advanceLease(rests, { kind: "active", nowMs: 10 * late });
  expect(leaseStep(woken, 10 * late)).toBe("ask");
  expect(advanceLease({ ...woken, waiting: true }, { kind: "refused" }).phase).toBe("elsewhere");
});
