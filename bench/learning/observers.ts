import { dPrime, zOf } from "@vigil/model/simulator/scores";
import { seededRandom, type Random } from "@vigil/xray/random";
import { below, signalSpread } from "./learnerModel.ts";

interface Observer {
  sensitivity: number;
  /** The spread of what threats show. */
  spread: number;
  criterion: number;
}

const decisions = 1000;
/** Of an observer's errors with feedback: each moves the criterion by so much (Kac 1962; Thomas 1973). */
const pace = 0.05;

const observer = (random: Random): Observer => ({
  sensitivity: 2 + 0.4 * random.normal(),
  spread: 1 / (1 / signalSpread + 0.08 * random.normal()),
  criterion: 0.9 + 0.2 * random.normal(),
});

const stops = ({ sensitivity, spread, criterion }: Observer, threat: boolean): number =>
  threat ? below((sensitivity - criterion) / spread) : below(-criterion);

/** Rates of counted decisions, half a count added on either side. */
function ratesOf(one: Observer, random: Random): { hit: number; alarm: number } {
  const rate = (threat: boolean) => {
    const stopped = Array.from({ length: decisions }, () => random.chance(stops(one, threat))).filter(Boolean).length;
    return (stopped + 0.5) / (decisions + 1);
  };
  return { hit: rate(true), alarm: rate(false) };
}

const slope = 1 / signalSpread;
const dA = (hit: number, alarm: number): number => Math.sqrt(2 / (1 + slope ** 2)) * (zOf(hit) - slope * zOf(alarm));

/** Observers whose slopes lie around 0.6, before and after their criterion alone became stricter by one deviation of the noise. */
export function onlyTheCriterion(seed: number, count: number): void {
  const random = seededRandom(seed + 11);
  const moved = { dPrime: 0, dA: 0 };
  for (let each = 0; each < count; each++) {
    const lax = observer(random);
    const [before, after] = [ratesOf(lax, random), ratesOf({ ...lax, criterion: lax.criterion + 1 }, random)];
    moved.dPrime += (dPrime(after.hit, after.alarm) - dPrime(before.hit, before.alarm)) / count;
    moved.dA += (dA(after.hit, after.alarm) - dA(before.hit, before.alarm)) / count;
  }
  console.log(`learning.criterion.dPrime ${moved.dPrime.toFixed(3)} moved by a criterion one deviation stricter, nothing else`);
  console.log(`learning.criterion.dA ${moved.dA.toFixed(3)} (slope 0.6; goal: less than 0.05 either way)`);
}

/** The same observers with feedback where half of the bags hold a threat, and where one of fifty does: errors alone move the criterion. */
export function prevalence(seed: number, count: number): void {
  for (const share of [0.5, 0.02]) {
    const random = seededRandom(seed + 13);
    const sum = { hit: 0, alarm: 0 };
    for (let each = 0; each < count; each++) {
      const one = observer(random);
      for (let bag = 0; bag < decisions; bag++) {
        const threat = random.chance(share);
        if (random.chance(stops(one, threat)) !== threat) one.criterion += threat ? -pace : pace;
      }
      sum.hit += stops(one, true) / count;
      sum.alarm += stops(one, false) / count;
    }
    console.log(
      `learning.prevalence.${100 * share}% ${sum.hit.toFixed(3)} hits, ${sum.alarm.toFixed(3)} false alarms (goal: fewer of both where threats are rare)`,
    );
  }
}
