import { mixBits } from "../random.ts";
import type { Noise } from "../solid.ts";

// Cloth and the like are uneven in three ways: they lie thicker or thinner over centimetres, they are crumpled (a sheet on a slope is
// crossed along more of it), and the yarn has a grain. The first and the last come out of one periodic block of value noise.
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

const CREASED_SIDE = 256;
const CREASED_MASK = CREASED_SIDE - 1;
/** Of the creases of a crumpled sheet: texels from one to the next, and how steep they are. */
const CREASES = [
  { every: 32, steep: 0.5 },
  { every: 16, steep: 0.42 },
  { every: 8, steep: 0.3 },
] as const;
const CREASED_SCALE = 18;

/** Hills of a crumpled sheet, which come again after a side: creases where value noise crosses zero. */
const crumpled = (x: number, y: number): number => {
  let sum = 0;
  for (const { every, steep } of CREASES) {
    const cells = CREASED_SIDE / every;
    const [i, j] = [Math.floor(x / every), Math.floor(y / every)];
    const [p, q] = [x / every - i, y / every - j];
    const at = (a: number, b: number) => mixBits((((j + b) % cells) * cells + ((i + a) % cells)) * 7 + every) / 2147483648 - 1;
    const [u, v] = [p * p * (3 - 2 * p), q * q * (3 - 2 * q)];
    const value = (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
    sum += steep * every * (value < 0 ? -value : value);
  }
  return sum;
};

/** How much longer a ray is in it than if it lay flat, less the mean: 127 stands for one. */
const creased = new Int8Array(CREASED_SIDE * CREASED_SIDE);
{
  const path = new Float64Array(creased.length);
  const hills = Float64Array.from(creased, (_, at) => crumpled(at & CREASED_MASK, Math.floor(at / CREASED_SIDE)));
  let sum = 0;
  for (let at = 0; at < path.length; at++) {
    const row = at & ~CREASED_MASK;
    const right = hills[row + ((at + 1) & CREASED_MASK)]! - hills[at]!;
    const back = hills[(at + CREASED_SIDE) % path.length]! - hills[at]!;
    path[at] = Math.sqrt(1 + right * right + back * back);
    sum += path[at]!;
  }
  const mean = sum / path.length;
  for (let at = 0; at < path.length; at++) creased[at] = Math.max(-127, Math.min(127, Math.floor(127 * (path[at]! - mean) * 2 + 0.5)));
}

/** Of a crumpled sheet, −1 to 1. */
const creasedAt = (x: number, y: number): number => {
  const sx = x * CREASED_SCALE + FAR;
  const sy = y * CREASED_SCALE + FAR;
  const fx = sx | 0;
  const fy = sy | 0;
  const p = sx - fx;
  const x0 = fx & CREASED_MASK;
  const x1 = (fx + 1) & CREASED_MASK;
  const y0 = (fy & CREASED_MASK) * CREASED_SIDE;
  const y1 = ((fy + 1) & CREASED_MASK) * CREASED_SIDE;
  const a = creased[y0 + x0]!;
  const b = creased[y1 + x0]!;
  const near = a + (creased[y0 + x1]! - a) * p;
  const nearBack = b + (creased[y1 + x1]! - b) * p;
  return (near + (nearBack - near) * (sy - fy)) * (1 / 127);
};

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
  const crease = creasedAt(px + 0.3 * pz, py + 0.2 * pz);
  const grain = flatValueAt(
    (px + 0.7 * pz) * (rib === "x" ? GRAIN_SCALE * RIB : GRAIN_SCALE),
    (py - 0.8 * pz) * (rib === "y" ? GRAIN_SCALE * RIB : GRAIN_SCALE),
  );
  const factor = 1 + amplitude * (0.6 * soft + (rib === undefined ? 0.3 : 0.55) * grain + 0.7 * crease);
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
