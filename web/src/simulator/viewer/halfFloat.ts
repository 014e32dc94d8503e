/** The 16-bit float nearest to a number that is zero or positive and below 65504 (IEEE 754 binary16, as WebGL's HALF_FLOAT). */
export function halfFloat(value: number): number {
  single[0] = value;
  const bits = singleBits[0] ?? 0;
  const exponent = (bits >>> 23) - 112;
  if (exponent <= 0) return Math.round(value * 2 ** 24);
  return ((exponent << 10) | ((bits >>> 13) & 0x3ff)) + ((bits >>> 12) & 1);
}

const single = new Float32Array(1);
const singleBits = new Uint32Array(single.buffer);
