import { expect, test } from "vitest";
import { drillVerdict, type DrillTruth, markDrill } from "./markDrill.ts";

const shown = (least: number, most = least) => ({ least, most });
const well: DrillTruth = {
  wires: shown(5, 7),
  aluminium: shown(6),
  steel: shown(5, 6),
  bars: shown(4, 6),
  plates: shown(6),
  streaks: shown(0),
  fringes: shown(0),
};
const said = { wires: 6, aluminium: 6, steel: 5, bars: 4, plates: 6, streaks: 0, fringes: 0 };

test("a machine that shows what is needed is in order, one that surely lacks a line is not, and at the limit both are right", () => {
  expect(drillVerdict(well)).toBe("inOrder");
  expect(drillVerdict({ ...well, wires: shown(2, 4) })).toBe("outOfService");
  expect(drillVerdict({ ...well, wires: shown(4, 6) })).toBe("either");
  expect(drillVerdict({ ...well, streaks: shown(0, 1) })).toBe("either");
  expect(drillVerdict({ ...well, streaks: shown(1) })).toBe("outOfService");
});

test("near the threshold either count is right; a wrong decision fails whatever was seen", () => {
  expect(markDrill(well, { ...said, wires: 7 }, "inOrder")).toMatchObject({ score: 100, passed: true });
  expect(markDrill(well, { ...said, wires: 8 }, "inOrder")).toMatchObject({ score: 85, passed: true });
  expect(markDrill(well, said, "outOfService")).toMatchObject({ score: 100, decisionRight: false, passed: false });
  expect(markDrill(well, { ...said, wires: 1, bars: 1, plates: 2 }, "inOrder")).toMatchObject({
    score: 57,
    decisionRight: true,
    passed: false,
  });
  expect(markDrill({ ...well, wires: shown(4, 6) }, said, "outOfService")).toMatchObject({ verdict: "either", passed: true });
});
