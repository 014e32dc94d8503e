import { keyOf } from "../random.ts";

/** A smooth surface of hills and hollows between −1 and 1, one unit wide each. */
export const relief = (seed: number): ((x: number, y: number) => number) => {
  const key = keyOf(seed, 77);
  const corner = (x: number, y: number): number => {
    let bits = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ key;
    bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
    return ((bits ^ (bits >>> 16)) >>> 0) / 2147483648 - 1;
  };
  return (x, y) => {
    const left = Math.floor(x);
    const below = Math.floor(y);
    const a = x - left;
    const b = y - below;
    const u = a * a * (3 - 2 * a);
    const v = b * b * (3 - 2 * b);
    const low = corner(left, below) * (1 - u) + corner(left + 1, below) * u;
    const high = corner(left, below + 1) * (1 - u) + corner(left + 1, below + 1) * u;
    return low * (1 - v) + high * v;
  };
};
