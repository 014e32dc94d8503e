import { displayed } from "./displayed.ts";

/** Every so many pixels one is looked at. */
export const STRIDE = 4;

const RADIUS = 2;
/** Behind so much shell nothing can be told of what is in it. */
const LEAST_LIGHT = 1e-4;
const BACKGROUND = 250;
const BLACK = 64;
/** Clutter of a crowded bag's display in grey levels; more counts as one. */
const FULL_CLUTTER = 26;

/**
 * Fine structure and darkness of what is displayed in a plane of transmissions, looked at in every fourth pixel. What the bag's shell lets
 * through there, when it is known, is taken out: a rod of the trolley hides nothing by itself, and a case is no harder than a bag.
 */
export const bagMeasures = (
  high: Float32Array,
  columns: number,
  rows: number,
  shell?: Float32Array,
): { clutter: number; opacity: number } => {
  const across = Math.floor(columns / STRIDE);
  const down = Math.floor(rows / STRIDE);
  const grey = new Float32Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const seen = high[y * STRIDE * columns + x * STRIDE]!;
      const through = shell?.[y * across + x] ?? 1;
      grey[y * across + x] = displayed(through > LEAST_LIGHT ? seen / through : seen);
    }
  let bag = 0;
  let black = 0;
  let structure = 0;
  for (let y = RADIUS; y < down - RADIUS; y++)
    for (let x = RADIUS; x < across - RADIUS; x++) {
      const own = grey[y * across + x]!;
      if (own >= BACKGROUND) continue;
      bag++;
      if (own < BLACK) black++;
      let sum = 0;
      for (let ny = y - RADIUS; ny <= y + RADIUS; ny++) for (let nx = x - RADIUS; nx <= x + RADIUS; nx++) sum += grey[ny * across + nx]!;
      const difference = own - sum / ((2 * RADIUS + 1) * (2 * RADIUS + 1));
      structure += difference < 0 ? -difference : difference;
    }
  if (bag === 0) return { clutter: 0, opacity: 0 };
  return { clutter: Math.min(1, structure / bag / FULL_CLUTTER), opacity: black / bag };
};
