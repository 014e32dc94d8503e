import { scanners } from "@vigil/xray/geometry/scanners";
import { expect, test } from "vitest";
import { evenField, through } from "../../../../xray/test/detector/evenField.ts";
import { grainOf, speckleOf } from "../../../../xray/test/detector/grain.ts";
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
  const known = new Map<string, ReturnType<typeof grainOf>>();
  const levels = Object.entries(consoles).map(([name, { stretch, palette }]) => {
    const hold = ["mvxr", "mvt", "rtt", "rttv", "ctix", "intercept4"].includes(name);
    const kind = palette === "cargo" ? "freight" : hold ? "hold" : "cabin";
    const grain = known.get(`${kind} ${stretch}`) ?? grainOf(fields[kind], stretch);
    known.set(`${kind} ${stretch}`, grain);
    return { name, ...grain };
  });
  expect(levels.filter(({ standard, enhanced }) => standard < LEAST || enhanced > MOST)).toEqual([]);
});

test("forty millimetres of steel are black, and speckled by the last photons: faintly as the picture comes, plainly where it is enhanced", () => {
  const { S160 } = scanners;
  for (const millimetres of [35, 40]) {
    const field = evenField(S160, through(S160, "steel/iron", millimetres), 5, { ...S160.detector, airFrom: 2 });
    const { standard, enhanced, penetrating } = speckleOf(field, 3.2);
    expect(standard.mean).toBeLessThan(6);
    expect(standard.deviation).toBeGreaterThan(1.5);
    expect(standard.deviation).toBeLessThan(4);
    expect(enhanced.deviation).toBeGreaterThan(1.3 * standard.deviation);
    expect(penetrating.deviation).toBeGreaterThan(6);
  }
});
