import { exponential } from "../math/exponential.ts";
import { logarithm } from "../math/logarithm.ts";

// Up to twice water in even steps, for there the dangerous and the harmless differ by little; beyond, where there is metal, in equal ratios.
const EVEN_CODES = 160;
const EVEN_TO = 2;
/** Machines saturate too: silver reads no more than this, and lead and gold, which take away more, read the same. */
const MOST = 120;
/** Where the codes of the first two versions ended, which could not tell iron from lead. */
const MOST_BEFORE = 20;
const Z_STEPS = 7;
const Z_FROM = 4;

const densitiesTo = (most: number): Float64Array => {
  const ratio = exponential(logarithm(most / EVEN_TO) / (255 - EVEN_CODES));
  const list = new Float64Array(256);
  for (let code = 0; code < 256; code++) list[code] = code <= EVEN_CODES ? (code / EVEN_CODES) * EVEN_TO : list[code - 1]! * ratio;
  return list;
};
const densities = densitiesTo(MOST);

/** Attenuation of a code, water being 1. */
export const attenuationOf = (code: number): number => densities[code]!;

const FINE = 160;
const codes = new Uint8Array(MOST * FINE + 1);
for (let step = 0, code = 0; step < codes.length; step++) {
  while (code < 255 && step / FINE > (densities[code]! + densities[code + 1]!) / 2) code++;
  codes[step] = code;
}

/** The nearest code; what takes nothing away is 0, what takes more than any is the last. */
export const densityCode = (density: number): number => {
  const step = (density * FINE + 0.5) | 0;
  return step <= 0 ? 0 : step >= codes.length ? 255 : codes[step]!;
};

/** The code of today that stands for what a code of the first two versions stood for. */
export const codeSince: Uint8Array = Uint8Array.from(densitiesTo(MOST_BEFORE), (density) => densityCode(density));

export const atomicNumberOf = (code: number): number => (code === 0 ? 0 : Z_FROM + (code - 1) / Z_STEPS);

export const atomicNumberCode = (atomicNumber: number): number => {
  const code = 1 + Math.floor((atomicNumber - Z_FROM) * Z_STEPS + 0.5);
  return code < 1 ? 1 : code > 255 ? 255 : code;
};
