/** How matter is shown in the body. */
interface Shown {
  threshold: number;
  opacity: number;
}

/** How much of what lies behind matter as dense as water a millimetre of it hides. */
export const strengthOf = (opacity: number): number => 0.02 * 2 ** (6 * (opacity - 0.5));

/** What hides less than this of what lies behind it is left out. */
const HARDLY = 0.0008;

/** A density as its code, 0 to 1, also between two codes: how `densityOf` of the shaders is turned round. */
const codeOf = (density: number): number => (density <= 2 ? density * 80 : 160 + Math.log(density / 2) / 0.0430984) / 255;

/**
 * The smallest code that a ray in steps of so many millimetres sees anything of, so that it passes all else with one look at each step. Of a
 * threat that is told everything above the threshold is seen.
 */
export function leastSeen({ threshold, opacity }: Shown, step: number, told: boolean): number {
  if (told) return codeOf(threshold);
  const seen = (density: number): boolean => {
    const share = Math.min(1, (density - threshold) / (threshold * 0.5 + 0.02));
    return density >= threshold && strengthOf(opacity) * density ** 1.5 * share * share * (3 - 2 * share) * step >= HARDLY;
  };
  let [least, most] = [threshold, 120];
  for (let turn = 0; turn < 30; turn++) {
    const middle = (least + most) / 2;
    if (seen(middle)) most = middle;
    else least = middle;
  }
  return codeOf(least);
}
