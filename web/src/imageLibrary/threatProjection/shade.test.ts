import { expect, test } from "vitest";
import { previewModes, shade } from "./shade.ts";

const AIR = 60_000;
const energies = (...transmissions: number[]) => Uint16Array.from(transmissions, (share) => share * AIR);
// Air, 100 mm of water, 20 mm of aluminium, 5 mm of steel, lead.
const low = energies(1, 0.133, 0.245, 0.072, 0);
const high = energies(1, 0.177, 0.375, 0.226, 0);
const coloursOf = (mode: (typeof previewModes)[number]) => {
  const pixels = shade(low, high, mode, "S160");
  return Array.from({ length: 5 }, (_, at) => [...pixels.subarray(4 * at, 4 * at + 3)] as [number, number, number]);
};

test("organic is orange, light metal green, steel blue, what lets nothing through nearly black, air white", () => {
  const [air, water, aluminium, steel, lead] = coloursOf("COL");
  expect(Math.min(...air!)).toBeGreaterThan(250);
  expect(water![0]).toBeGreaterThan(water![2] + 60);
  expect(aluminium![1]).toBeGreaterThan(Math.max(aluminium![0], aluminium![2]) + 20);
  expect(steel![2]).toBeGreaterThan(steel![0] + 60);
  expect(Math.max(...lead!)).toBeLessThan(25);
});

test("each enhancement keeps its own: metal alone, organic alone, stripped, inverted", () => {
  const pale = ([red, green, blue]: [number, number, number]) => Math.max(red, green, blue) - Math.min(red, green, blue) < 12;
  expect(coloursOf("MET").map(pale)).toEqual([true, true, true, false, true]);
  expect(coloursOf("O2").map(pale).slice(1, 4)).toEqual([false, true, true]);
  expect(coloursOf("OS").map(pale).slice(1, 4)).toEqual([true, false, false]);
  const [black, negative] = [coloursOf("BW"), coloursOf("NEG")];
  expect(black.every(([grey], at) => Math.abs(grey + negative[at]![0] - 255) <= 1)).toBe(true);
});
