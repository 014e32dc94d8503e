import { falseAlarmRate, hitRate, type Detection } from "../reporting/measures/detection.ts";
import { intervalOf, z95, type Estimate } from "../reporting/measures/interval.ts";

/** Null where there is nothing to judge it by: a rate without a trial, and what needs both rates without both. */
export interface Scores {
  hitRate: Estimate | null;
  falseAlarmRate: Estimate | null;
  dPrime: Estimate | null;
  /** Unequal variance, always shown beside d′, which falls when only the criterion moves (Sterchi et al. 2019). */
  dA: Estimate | null;
  criterion: Estimate | null;
  aPrime: Estimate | null;
}

/**
 * Slope of the ROC in z-coordinates: noise varies 0.6 times as much as threats do, as found for search in pictures of bags (Wolfe et al. 2007,
 * Journal of Experimental Psychology: General 136; Sterchi, Hättenschwiler & Schwaninger 2019, Attention, Perception & Psychophysics 81).
 */
const standardRatio = 0.6;

/**
 * Detection scores of counted answers, whatever they are counted of: a session, a category, a company. The rates are plain, with Wilson's
 * interval (1927); inside d′ and its like half a count is added on either side, the log-linear correction (Hautus 1995), which keeps extreme
 * rates finite. Their 95 % intervals are those of Gourevitch & Galanter (1967). d′ and its like are in standard deviations of noise.
 */
export function scoresOf(counts: Detection): Scores {
  const [hits, alarms] = [hitRate(counts), falseAlarmRate(counts)];
  const hit = (hits.part + 0.5) / (hits.all + 1);
  const alarm = (alarms.part + 0.5) / (alarms.all + 1);
  const variances: Variances = { hit: (hit * (1 - hit)) / (hits.all + 1), alarm: (alarm * (1 - alarm)) / (alarms.all + 1) };
  const estimate = (measure: Measure, least: number, most: number): Estimate | null =>
    hits.all === 0 || alarms.all === 0 ? null : estimateOf(measure, hit, alarm, variances, least, most);
  return {
    hitRate: intervalOf(hits),
    falseAlarmRate: intervalOf(alarms),
    dPrime: estimate(dPrime, -Infinity, Infinity),
    dA: estimate(dA, -Infinity, Infinity),
    criterion: estimate(criterion, -Infinity, Infinity),
    aPrime: estimate(aPrime, 0, 1),
  };
}

type Measure = (hitRate: number, falseAlarmRate: number) => number;
interface Variances {
  hit: number;
  alarm: number;
}

export const dPrime: Measure = (hit, alarm) => zOf(hit) - zOf(alarm);
export const criterion: Measure = (hit, alarm) => -(zOf(hit) + zOf(alarm)) / 2;
export const dA: Measure = (hit, alarm) => Math.sqrt(2 / (1 + standardRatio ** 2)) * (zOf(hit) - standardRatio * zOf(alarm));
export const aPrime: Measure = (hit, alarm) =>
  hit === alarm
    ? 0.5
    : hit > alarm
      ? 0.5 + ((hit - alarm) * (1 + hit - alarm)) / (4 * hit * (1 - alarm))
      : 0.5 - ((alarm - hit) * (1 + alarm - hit)) / (4 * alarm * (1 - hit));

/** Gourevitch & Galanter's, for any measure: its variance from its slopes and the binomial variances of the two rates (delta method). */
function estimateOf(measure: Measure, hit: number, alarm: number, variances: Variances, least: number, most: number): Estimate {
  const step = 1e-5;
  const slopeHit = (measure(hit + step, alarm) - measure(hit - step, alarm)) / (2 * step);
  const slopeAlarm = (measure(hit, alarm + step) - measure(hit, alarm - step)) / (2 * step);
  const half = z95 * Math.sqrt(slopeHit ** 2 * variances.hit + slopeAlarm ** 2 * variances.alarm);
  const value = measure(hit, alarm);
  return { value, low: Math.max(least, value - half), high: Math.min(most, value + half) };
}

/** Inverse of the standard normal distribution (Acklam's approximation, relative error below 1.2e-9). */
export function zOf(probability: number): number {
  if (probability <= 0) return -Infinity;
  if (probability >= 1) return Infinity;
  const tail = 0.02425;
  if (probability < tail) return tailZ(Math.sqrt(-2 * Math.log(probability)));
  if (probability > 1 - tail) return -tailZ(Math.sqrt(-2 * Math.log(1 - probability)));
  const q = probability - 0.5;
  return (polynomial(numerator, q * q) * q) / polynomial([...denominator, 1], q * q);
}

const tailZ = (q: number): number => polynomial(tailNumerator, q) / polynomial([...tailDenominator, 1], q);

/** Highest power first. */
const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

const numerator = [
  -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1, 2.506628277459239,
];
const denominator = [-5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1];
const tailNumerator = [
  -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783,
];
const tailDenominator = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416];
