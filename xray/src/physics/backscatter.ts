import { exponential } from "../math/exponential.ts";
import { logarithm } from "../math/logarithm.ts";
import type { Transmission } from "./transmission.ts";

/** Millimetres into a bag after which matter sends back the e-th part of what it would at the surface. */
const REACH = 55;
/** What the shell around a bag sends back: its lower half is near, its upper one far. */
const OF_THE_SHELL = 0.5;

/** How much of a thing counts that begins `depth` millimetres above the belt; the source is below it. */
export const nearness = (depth: number | undefined): number =>
  depth === undefined ? OF_THE_SHELL : exponential(-Math.max(0, depth) / REACH);

const BRIGHTEST = 5;
const PER_WATER = 0.9;
/** Heavy matter takes up what light matter sends back. */
const PER_METAL = 1.2;

const sentBack = (water: number, metal: number): number => {
  if (!(water > 0)) return 1;
  const seen = PER_WATER * water * exponential(-PER_METAL * Math.max(0, metal));
  return exponential(-BRIGHTEST * (1 - exponential(-seen / BRIGHTEST)));
};

/** The water behind which the picture would be so bright, were there no metal. */
export const waterSentBack = (value: number): number => {
  const shown = Math.min(0.999, -logarithm(value) / BRIGHTEST);
  return (-BRIGHTEST * logarithm(1 - shown)) / PER_WATER;
};

/**
 * The second picture of a scanner that also looks at what comes back. Not a transmission, but stored like one, air as 1 and much light
 * matter near 0, so that every step that follows is the same; the viewer turns it round. The areal densities are those near the surface.
 */
export const backscatter: Transmission = {
  exactly: (water, iron, tin, lead) => {
    const value = sentBack(water, iron + tin + lead);
    return [value, value];
  },
  add: ({ light, heavy }, ray, low, high, target, share) => {
    const value = share * sentBack(light[2 * ray]!, light[2 * ray + 1]! + heavy[2 * ray]! + heavy[2 * ray + 1]!);
    low[target]! += value;
    high[target]! += value;
  },
};
