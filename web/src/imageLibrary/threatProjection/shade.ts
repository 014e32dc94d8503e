import { materialLutFor } from "@vigil/xray/display/materialLut";

/** The enhancements a preview has: those that look at one pixel alone. */
export const previewModes = ["COL", "BW", "NEG", "O2", "OS", "MET", "HIGH", "LOW"] as const;
export type PreviewMode = (typeof previewModes)[number];

type Rgb = readonly [number, number, number];

// The formulas of the viewer's display pass, for one pixel without noise.
const ORGANIC: Rgb = [1, 0.56, 0.1];
const MIXED: Rgb = [0.22, 0.72, 0.22];
const METAL: Rgb = [0.18, 0.36, 0.86];
const OPAQUE = 7.4186;
const AIR = 60_000;
const FINE = 6e-5;

const held = (value: number): number => Math.min(1, Math.max(0, value));
const smoothstep = (from: number, to: number, value: number): number => {
  const share = held((value - from) / (to - from));
  return share * share * (3 - 2 * share);
};
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const grey = (value: number): Rgb => [value, value, value];
const WHITE = grey(1);

const hue = (z: number): Rgb => mix(mix(ORGANIC, MIXED, smoothstep(8.8, 11, z)), METAL, smoothstep(16.5, 20.5, z));
const ramp = (colour: Rgb, v: number): Rgb => (v > 0.72 ? mix(colour, WHITE, (v - 0.72) / 0.28) : mix(grey(0), colour, (v / 0.72) ** 1.05));

function shown(mode: PreviewMode, lnHigh: number, z: number): Rgb {
  const v = Math.exp(-0.45 * lnHigh);
  if (mode === "HIGH") return grey(held(1 - (lnHigh - 1) / (OPAQUE - 1.8)));
  if (mode === "LOW") return grey(held(1 - lnHigh / 1.1));
  if (mode === "BW") return grey(v);
  if (mode === "NEG") return grey(1 - v);
  const sure = smoothstep(0.02, 0.08, lnHigh);
  const organic = 1 - smoothstep(9.2, 10.8, z);
  const colour = mix(grey(v), ramp(hue(z), v), sure);
  const seen =
    mode === "O2"
      ? mix(grey(0.82 + 0.18 * v), colour, organic * sure)
      : mode === "OS"
        ? mix(colour, grey(0.9 + 0.1 * v), organic)
        : mode === "MET"
          ? mix(grey(0.9 + 0.1 * v), colour, smoothstep(16.5, 20.5, z) * sure)
          : colour;
  return lnHigh > OPAQUE ? mix(grey(0), seen, 0.15) : seen;
}

const HEIGHTS = 512;
const RATIOS = 256;
const RATIO_FROM = 0.9;
const RATIO_TO = 3.2;
const HIGHEST = 9.5;
const attenuation = Float32Array.from({ length: 65_536 }, (_, value) => Math.max(0, -Math.log(Math.max(value / AIR, FINE))));

/** One colour for each pair of energies, as 0xAABBGGRR. */
function tableOf(mode: PreviewMode, scanner: string): Uint32Array {
  const { rows, columns, lnHigh, ratio, effectiveZ } = materialLutFor(scanner);
  const cell = (value: number, [from, to]: readonly [number, number], count: number): number =>
    Math.round(held((value - from) / (to - from)) * (count - 1));
  const table = new Uint32Array(HEIGHTS * RATIOS);
  for (let row = 0; row < HEIGHTS; row++)
    for (let column = 0; column < RATIOS; column++) {
      // Evenly by the root: thin parts are told apart best.
      const height = HIGHEST * (row / (HEIGHTS - 1)) ** 2;
      const at = RATIO_FROM + (column / (RATIOS - 1)) * (RATIO_TO - RATIO_FROM);
      const z = effectiveZ[cell(height, lnHigh, rows) * columns + cell(at, ratio, columns)] ?? 7;
      const [red, green, blue] = shown(mode, height, z).map((part) => Math.round(255 * held(part)));
      table[row * RATIOS + column] = (0xff000000 | (blue! << 16) | (green! << 8) | red!) >>> 0;
    }
  return table;
}

const tables = new Map<string, Uint32Array>();

/** The colours of two energies, a pixel each, as the simulator shows them but for its sharpening. */
export function shade(low: Uint16Array, high: Uint16Array, mode: PreviewMode, scanner: string): Uint8ClampedArray<ArrayBuffer> {
  const key = `${mode} ${scanner}`;
  const table = tables.get(key) ?? tableOf(mode, scanner);
  tables.set(key, table);
  const pixels = new Uint32Array(low.length);
  for (let at = 0; at < low.length; at++) {
    const height = attenuation[high[at]!]!;
    const ratio = attenuation[low[at]!]! / (height > 0.004 ? height : 0.004);
    const row = Math.sqrt(height / HIGHEST) * (HEIGHTS - 1) + 0.5;
    const column = ((ratio - RATIO_FROM) / (RATIO_TO - RATIO_FROM)) * (RATIOS - 1) + 0.5;
    pixels[at] = table[(row < HEIGHTS ? row | 0 : HEIGHTS - 1) * RATIOS + (column < 0 ? 0 : column < RATIOS ? column | 0 : RATIOS - 1)]!;
  }
  return new Uint8ClampedArray(pixels.buffer);
}
