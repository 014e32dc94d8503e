// Math.exp, log, sin and cos may differ in the last bit from one engine to another, and a bag must have the same bytes on every machine.
// These use only + − × ÷ and square roots, which IEEE 754 fixes to the bit. Accurate to about 1e-15.
const LN2_HIGH = 0.6931471803691238; // the upper bits of ln 2, so that multiples by small whole numbers are exact
const LN2_LOW = 1.9082149292705877e-10;
const STEPS = 64;

const fractionPowers = new Float64Array(STEPS);
const wholePowers = new Float64Array(2100); // 2^(index − 1050)

const series = (x: number): number => {
  let sum = 1;
  for (let term = 20; term >= 1; term--) sum = 1 + (x / term) * sum;
  return sum;
};

for (let step = 0; step < STEPS; step++) fractionPowers[step] = series((step * (LN2_HIGH + LN2_LOW)) / STEPS);
wholePowers[1050] = 1;
for (let index = 1051; index < 2100; index++) wholePowers[index] = (wholePowers[index - 1] ?? 0) * 2;
for (let index = 1049; index >= 0; index--) wholePowers[index] = (wholePowers[index + 1] ?? 0) / 2;

/** e to the power of x, the same bits on every machine. */
export const exponential = (x: number): number => {
  if (!(x > -700)) return x === x ? 0 : NaN;
  if (x > 700) return Infinity;
  const count = Math.floor(x * (STEPS / (LN2_HIGH + LN2_LOW)) + 0.5);
  const rest = x - count * (LN2_HIGH / STEPS) - count * (LN2_LOW / STEPS);
  const whole = Math.floor(count / STEPS);
  const polynomial = 1 + rest * (1 + rest * (0.5 + rest * (1 / 6 + rest * (1 / 24 + rest * (1 / 120)))));
  return polynomial * (fractionPowers[count - whole * STEPS] ?? 0) * (wholePowers[whole + 1050] ?? 0);
};
