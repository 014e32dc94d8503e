const { LN2 } = Math;
const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

/** The natural logarithm, the same bits on every machine (see exponential.ts). */
export const logarithm = (x: number): number => {
  if (!(x > 0)) return x === 0 ? -Infinity : NaN;
  if (x === Infinity) return Infinity;
  if (x < 1e-300) return logarithm(x * 18_446_744_073_709_551_616) - 64 * LN2;
  float[0] = x;
  const upper = words[1] ?? 0;
  let power = ((upper >>> 20) & 0x7ff) - 1023;
  words[1] = (upper & 0xfffff) | 0x3ff00000;
  let mantissa = float[0];
  if (mantissa > Math.SQRT2) {
    mantissa /= 2;
    power += 1;
  }
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let sum = 0;
  for (let term = 23; term >= 1; term -= 2) sum = sum * square + 1 / term;
  return 2 * s * sum + power * LN2;
};
