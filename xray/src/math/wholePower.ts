/** A number multiplied by itself: `**` may differ in the last bit from one engine to another (see exponential.ts). */
export const wholePower = (base: number, exponent: number): number => {
  let product = 1;
  for (let factor = 0; factor < exponent; factor++) product *= base;
  return product;
};
