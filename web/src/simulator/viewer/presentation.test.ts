import { expect, test } from "vitest";
import { adjust, type AdjustmentName, defaultAdjustments } from "./adjustments.ts";
import { palettes } from "./palettes.ts";
import { canShow, defaultPresentation, displayParameters, type Enhancement, enhancements } from "./presentation.ts";

const adjusted = (name: AdjustmentName, value: number) =>
  displayParameters({ ...defaultPresentation, adjustments: adjust(defaultAdjustments, name, value) });
const shown = (enhancement: Enhancement) => displayParameters({ ...defaultPresentation, enhancement });

test("R-9.035 the default enhancement is COL and changes nothing else", () => {
  expect(defaultPresentation.enhancement).toBe("COL");
  expect(displayParameters(defaultPresentation)).toEqual({
    mode: 0,
    absorption: 0,
    opacity: 0,
    baseSigma: 8,
    superEnhance: 0,
    edge: 0,
    brightness: 0,
    contrast: 0,
    gamma: 0,
    sharp: 0.4,
    stretch: 3.2,
    blurSigma: 0,
    invert: false,
    band: -1,
    sweep: 0,
    palette: palettes.standard,
  });
});

test("the display sharpens by itself, and a blur takes that away", () => {
  expect(adjusted("sharp", 40).sharp).toBeCloseTo(1.2, 12);
  expect(adjusted("blur", 20)).toMatchObject({ sharp: 0, stretch: 0, blurSigma: 0.8 });
});

test("what is fine is stretched as the console says, but neither in a finished picture nor in what few photons bring back", () => {
  const look = { ...defaultPresentation, stretch: 3.6 };
  expect(displayParameters(look).stretch).toBe(3.6);
  expect(displayParameters(look, "grey").stretch).toBe(3.6);
  expect(displayParameters(look, "finished").stretch).toBe(0);
  expect(displayParameters(look, "backscatter").stretch).toBe(0);
});

test("each enhancement shows something else", () => {
  expect(new Set(enhancements.map((name) => JSON.stringify(shown(name)))).size).toBe(enhancements.length);
});

test("NEG is grey inverted, and inverting it gives grey again", () => {
  expect(shown("NEG")).toEqual({ ...shown("BW"), invert: true });
  expect(displayParameters({ ...defaultPresentation, enhancement: "NEG", adjustments: adjust(defaultAdjustments, "invert", 1) })).toEqual(
    shown("BW"),
  );
});

test("the radius of opacity doubles every fifty steps of its range", () => {
  const radii = [-100, 0, 50, 100].map((value) => adjusted("opacityRadius", value).baseSigma);
  expect(radii).toEqual([2, 8, 16, 32]);
});

test("a band of grey levels is shown from 0 to 254 only", () => {
  expect(adjusted("paletteRange", 0).band).toBe(0);
  expect(adjusted("paletteRange", 254).band).toBeCloseTo(0.996, 3);
  expect(adjusted("paletteRange", 255).band).toBe(-1);
});

test("a picture of one energy stays grey whatever is asked, and backscatter is bright where there is much", () => {
  for (const enhancement of enhancements) {
    const grey = displayParameters({ ...defaultPresentation, enhancement }, "grey");
    const bright = displayParameters({ ...defaultPresentation, enhancement }, "backscatter");
    expect([1, 5, 6, 7, 10, 11]).toContain(grey.mode);
    expect(bright).toEqual({ ...grey, invert: !grey.invert, stretch: 0 });
  }
  expect(enhancements.filter((enhancement) => !canShow(enhancement, "grey"))).toEqual(["O2", "OS", "MET", "STRIP2", "VARI", "SCAT"]);
  expect(enhancements.every((enhancement) => canShow(enhancement, "dual"))).toBe(true);
});
