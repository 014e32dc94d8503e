import { scanners } from "@vigil/xray/geometry/scanners";
import { expect, test } from "vitest";
import { evenField, through } from "../../../../xray/test/detector/evenField.ts";
import { grainOf } from "../../../../xray/test/detector/grain.ts";
import { consoles } from "./consoles.ts";

/** Grey levels that are seen as the grain of a scan, and do not yet cover what is faint. */
const LEAST = 2.5;
const MOST = 4;

test("behind five centimetres of water every console shows the grain that its photons leave, and never so much that it covers what is faint", () => {
  const field = (name: "S160" | "H180" | "G662") => {
    const scanner = scanners[name];
    return evenField(scanner, through(scanner, "water", 50), 5, { ...scanner.detector, airFrom: 2 });
  };
  const fields = { cabin: field("S160"), hold: field("H180"), freight: field("G662") };
  const levels = Object.entries(consoles).map(([name, { stretch, palette }]) => {
    const hold = ["mvxr", "mvt", "rtt", "rttv", "ctix", "intercept4"].includes(name);
    const { standard, enhanced } = grainOf(palette === "cargo" ? fields.freight : hold ? fields.hold : fields.cabin, stretch);
    return { name, standard, enhanced };
  });
  expect(levels.filter(({ standard, enhanced }) => standard < LEAST || enhanced > MOST)).toEqual([]);
});
