import { expect, test } from "vitest";
import { colourDifference, type ColourVision } from "../../../test/simulator/colourDifference.ts";
import { type Colour, type PaletteName, palettes } from "./palettes.ts";

/** How bright a part is drawn, thin to dense; below, every colour goes to black. */
const densities = [0.85, 0.72, 0.5, 0.3];
/** As the display pass draws it. */
const drawn = (colour: Colour, v: number): Colour => {
  const [red, green, blue] = colour.map((own) => (v > 0.72 ? own + ((1 - own) * (v - 0.72)) / 0.28 : own * (v / 0.72) ** 1.05));
  return [red ?? 0, green ?? 0, blue ?? 0];
};

/** The two materials of a palette that are hardest to tell apart where they are equally dense. */
const closest = (name: PaletteName, vision: ColourVision): number => {
  const { organic, mixed, metal } = palettes[name];
  const pairs: [Colour, Colour][] = [
    [organic, mixed],
    [mixed, metal],
    [organic, metal],
  ];
  return Math.min(...densities.flatMap((v) => pairs.map(([one, other]) => colourDifference(drawn(one, v), drawn(other, v), vision))));
};

test("the difference of colours is the known one: black and white 100, red and green 170, which eyes without one cone hardly part", () => {
  expect(colourDifference([0, 0, 0], [1, 1, 1], "normal")).toBeCloseTo(100, 0);
  expect(colourDifference([1, 0, 0], [0, 1, 0], "normal")).toBeCloseTo(170.6, 0);
  expect(colourDifference([0.7, 0.45, 0], [0.45, 0.55, 0], "deuteranopia")).toBeLessThan(20);
  expect(colourDifference([0.7, 0.45, 0], [0.45, 0.55, 0], "normal")).toBeGreaterThan(40);
});

test("eyes without red or green cones part organic, mixed and metal in the colours made for them, thin or dense", () => {
  expect(closest("redGreen", "protanopia")).toBeGreaterThan(40);
  expect(closest("redGreen", "deuteranopia")).toBeGreaterThan(40);
});

test("eyes without blue cones part organic, mixed and metal in the colours made for them, thin or dense", () => {
  expect(closest("blueYellow", "tritanopia")).toBeGreaterThan(32);
});

test("other eyes part the materials in the colours of every console, and in those made for somebody else", () => {
  for (const name of ["standard", "warm", "cool", "deep", "redGreen", "blueYellow"] as const)
    expect({ name, apart: closest(name, "normal") > 32 }).toEqual({ name, apart: true });
  expect(closest("cargo", "normal")).toBeGreaterThan(18); // pale on purpose: cargo is read in grey
});

test("the usual colours fail those eyes: that is what the others are for", () => {
  expect(closest("standard", "protanopia")).toBeLessThan(10);
  expect(closest("standard", "deuteranopia")).toBeLessThan(20);
});
