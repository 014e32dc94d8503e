import { exponential } from "../math/exponential.ts";
import { wholePower } from "../math/wholePower.ts";

const COUNT = 65_536;
const REACH = 5;
const STEPS = 200_000;

/** The normal distribution cut into 65,536 equally likely values, so that 16 random bits are one draw. */
export const gaussian: Float32Array = (() => {
  const quantiles = new Float32Array(COUNT);
  const step = (2 * REACH) / STEPS;
  let total = 0;
  for (let index = 0; index < STEPS; index++) total += exponential(-0.5 * wholePower(-REACH + (index + 0.5) * step, 2));
  let sum = 0;
  let next = 0;
  for (let index = 0; index < STEPS && next < COUNT; index++) {
    const x = -REACH + (index + 0.5) * step;
    const part = exponential(-0.5 * x * x);
    while (next < COUNT && ((next + 0.5) / COUNT) * total <= sum + part) {
      quantiles[next] = x + ((((next + 0.5) / COUNT) * total - sum) / part - 0.5) * step;
      next++;
    }
    sum += part;
  }
  return quantiles;
})();
