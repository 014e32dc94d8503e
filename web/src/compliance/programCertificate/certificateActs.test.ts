import { expect, test } from "vitest";
import { chosenAmong } from "../../entity/bulk/chosenAmong.ts";
import { certificateActs } from "./certificateActs.ts";

const open = { revokedAt: null, replaced: false, locked: false };
const revoked = { ...open, revokedAt: "2026-11-01T00:00:00.000Z" };

test("of the certificates that are selected each act means those it can be done to: what was replaced is not issued again", () => {
  const rows = [
    { id: 1, ...open },
    { id: 2, ...open, locked: true },
    { id: 3, ...revoked },
    { id: 4, ...revoked, replaced: true },
    { id: 5, ...revoked, locked: true },
  ];
  const chosen = { on: { ids: [1, 2, 3, 4, 5] }, count: 5 };
  const meant = (act: "reissue" | "lock" | "unlock") => chosenAmong(chosen, rows, (row) => certificateActs(row).includes(act));
  expect(meant("reissue")).toEqual({ on: { ids: [3, 5] }, count: 2 });
  expect(meant("lock")).toEqual({ on: { ids: [1] }, count: 1 });
  expect(meant("unlock")).toEqual({ on: { ids: [2] }, count: 1 });
  expect(chosenAmong(chosen, [rows[3]!], (row) => certificateActs(row).includes("reissue"))).toBeNull();
  // of what a filter chose nothing is known: it is offered, and refused by name
  const matching = { on: { matching: {}, count: 9 }, count: 9 };
  expect(chosenAmong(matching, "many", () => false)).toBe(matching);
});
