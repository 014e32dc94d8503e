import { mixBits } from "../random.ts";
import type { Noise } from "../solid.ts";

// Cloth is uneven in three ways: folds lie thicker or thinner over centimetres, wrinkles and seams show as hair-thin lines, and the yarn
// has a grain. All three come out of one periodic block of value noise, read at three scales.
const SIDE = 64;
const MASK = SIDE - 1;
const TEXELS_PER_CYCLE = 4;

const lattice = (x: number, y: number, z: number): number => {
  const cells = SIDE / TEXELS_PER_CYCLE;
  const key = ((z % cells) * cells + (y % cells)) * cells + (x % cells);
  return mixBits(Math.imul(key + 1, 0x9e3779b1)) / 2147483648 - 1;
};

/** In 127ths: a quarter of the memory stays in the cache. */
const block = new Int8Array(SIDE * SIDE * SIDE);
for (let z = 0; z < SIDE; z++)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const smooth = (value: number): number => {
        const share = (value % TEXELS_PER_CYCLE) / TEXELS_PER_CYCLE;
        return share * share * (3 - 2 * share);
      };
      let sum = 0;
      for (let corner = 0; corner < 8; corner++) {
        const [right, back, up] = [corner & 1, (corner >> 1) & 1, corner >> 2];
        const weight =
          (right === 1 ? smooth(x) : 1 - smooth(x)) * (back === 1 ? smooth(y) : 1 - smooth(y)) * (up === 1 ? smooth(z) : 1 - smooth(z));
        const at = (value: number, step: number): number => Math.floor(value / TEXELS_PER_CYCLE) + step;
        sum += weight * lattice(at(x, right), at(y, back), at(z, up));
      }
      block[(z * SIDE + y) * SIDE + x] = Math.floor(127 * sum + 0.5);
    }

/** So many texels are added that truncating rounds down: solids are smaller than this. */
const FAR = SIDE * 65_536;

/** Value noise between −1 and 1, about one cycle per unit. */
const valueAt = (x: number, y: number, z: number): number => {
  const sx = x * TEXELS_PER_CYCLE + FAR;
  const sy = y * TEXELS_PER_CYCLE + FAR;
  const sz = z * TEXELS_PER_CYCLE + FAR;
  const fx = sx | 0;
  const fy = sy | 0;
  const fz = sz | 0;
  const p = sx - fx;
  const q = sy - fy;
  const r = sz - fz;
  const x0 = fx & MASK;
  const x1 = (fx + 1) & MASK;
  const y0 = (fy & MASK) * SIDE;
  const y1 = ((fy + 1) & MASK) * SIDE;
  const z0 = (fz & MASK) * (SIDE * SIDE);
  const z1 = ((fz + 1) & MASK) * (SIDE * SIDE);
  const a = block[z0 + y0 + x0]!;
  const b = block[z0 + y1 + x0]!;
  const c = block[z1 + y0 + x0]!;
  const d = block[z1 + y1 + x0]!;
  const near = a + (block[z0 + y0 + x1]! - a) * p;
  const nearBack = b + (block[z0 + y1 + x1]! - b) * p;
  const far = c + (block[z1 + y0 + x1]! - c) * p;
  const farBack = d + (block[z1 + y1 + x1]! - d) * p;
  const front = near + (nearBack - near) * q;
  return (front + (far + (farBack - far) * q - front) * r) * (1 / 127);
};

/** The same in a plane of the block, for half the work. */
const flatValueAt = (x: number, y: number): number => {
  const sx = x * TEXELS_PER_CYCLE + FAR;
  const sy = y * TEXELS_PER_CYCLE + FAR;
  const fx = sx | 0;
  const fy = sy | 0;
  const p = sx - fx;
  const x0 = fx & MASK;
  const x1 = (fx + 1) & MASK;
  const y0 = (fy & MASK) * SIDE;
  const y1 = ((fy + 1) & MASK) * SIDE;
  const a = block[y0 + x0]!;
  const b = block[y1 + x0]!;
  const near = a + (block[y0 + x1]! - a) * p;
  const nearBack = b + (block[y1 + x1]! - b) * p;
  return (near + (nearBack - near) * (sy - fy)) * (1 / 127);
};

const LINE_SCALE = 1.7;
const LINE_WIDTH = 0.07;
const GRAIN_SCALE = 9;
/** Along its rib a cloth's grain is so much longer. */
const RIB = 0.14;

/** Factor of the density at a point of a solid, given in its own coordinates; its mean over the solid is about one. */
export const densityFactor = ({ frequency, amplitude, anisotropy, seed, rib }: Noise, x: number, y: number, z: number): number => {
  const shift = (seed % 1024) * 0.618;
  const px = x * frequency + shift;
  const py = y * frequency + shift * 1.7;
  const pz = z * frequency * anisotropy;
  const soft = valueAt(px, py, pz);
  const line = valueAt(px * LINE_SCALE + 5.3, py * LINE_SCALE, pz * LINE_SCALE + 2.1);
  const grain = flatValueAt(
    (px + 0.7 * pz) * (rib === "x" ? GRAIN_SCALE * RIB : GRAIN_SCALE),
    (py - 0.8 * pz) * (rib === "y" ? GRAIN_SCALE * RIB : GRAIN_SCALE),
  );
  const ridge = line < 0 ? 1 + line / LINE_WIDTH : 1 - line / LINE_WIDTH;
  const factor = 1 + amplitude * (0.8 * soft + (rib === undefined ? 0.3 : 0.55) * grain + (ridge > 0 ? 0.9 * ridge : 0) - 0.08);
  return factor > 0 ? factor : 0;
};

/** Mean factor along a path through the solid, from one point of it to another. */
export const meanDensityFactor = (
  noise: Noise,
  fromX: number,
  fromY: number,
  fromZ: number,
  toX: number,
  toY: number,
  toZ: number,
  length: number,
): number => {
  const samples = 1 + Math.min(3, Math.floor(length * noise.frequency * 1.5));
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    const share = (sample + 0.5) / samples;
    sum += densityFactor(noise, fromX + share * (toX - fromX), fromY + share * (toY - fromY), fromZ + share * (toZ - fromZ));
  }
  return sum / samples;
};
