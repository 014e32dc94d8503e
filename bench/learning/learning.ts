import { emptyScale, playAnswers, abilityKey, type ScaleAnswer } from "@vigil/model/measurement/difficulty/replayAnswers";
import { innocentFamily } from "@vigil/model/measurement/difficulty/difficultyRegression";
import { seededRandom, type Random } from "@vigil/xray/random";
import { gainsOf } from "./gainsOf.ts";
import { categories } from "./learnerModel.ts";
import { onlyTheCriterion, prevalence } from "./observers.ts";
import { simulatedLibrary } from "./simulatedLibrary.ts";
import type { Choice } from "./train.ts";

const seed = 20_261_123;
const learners = 200;
const choices = ["random", "balanced", "adaptive", "informed", "best"] as const satisfies Choice[];
/** Categories of a library as orders leave them where nobody sees to it. */
const uneven = [6, 5, 1, 3, 2, 3];

/** What training by a choice gains in d′ on threats that were never trained, by simulated learners; what the scale recovers of them. */
export async function learning(count = learners): Promise<void> {
  for (const model of ["exposure", "error", "gradient"] as const)
    for (const [name, weights] of [
      ["even", undefined],
      ["uneven", uneven],
    ] as const) {
      const gains = Object.fromEntries(choices.map((choice) => [choice, gainsOf(choice, model, { count, seed, weights })]));
      for (const test of weights === undefined ? (["library"] as const) : (["library", "even"] as const)) {
        const what = `learning.${model}.${name}${test === "even" ? ".tested evenly" : ""}`;
        for (const choice of choices) console.log(`${what}.${choice} ${told(gains[choice]![test])} d′ gained on the transfer set`);
        for (const choice of ["balanced", "adaptive", "informed", "best"] as const)
          console.log(`${what}.${choice}/random ${ratio(gains[choice]![test], gains["random"]![test])} (of the same learners)`);
      }
      console.log(
        `learning.${model}.${name}.exposures ${choices.map((choice) => gains[choice]!.tested).join(" ")} of tested articles in training (goal 0)`,
      );
    }
  recovered(count);
  onlyTheCriterion(seed, count);
  prevalence(seed, count);
}

/** A scale of people who do not learn: each decides 300 images drawn at random. */
function recovered(count: number): void {
  const random = seededRandom(seed + 7);
  const library = simulatedLibrary(400, random);
  const people = Array.from({ length: count }, () => {
    const skill = 0.9 * random.normal();
    return { skill, of: Object.fromEntries([...categories, innocentFamily].map((family) => [family, 1 + skill + 0.3 * random.normal()])) };
  });
  const truth = new Map(library.map(({ id, hardness }) => [id, 1.4 * hardness]));
  const scale = emptyScale();
  const answers: ScaleAnswer[] = people.flatMap(({ of }, learner) =>
    random
      .shuffle(library)
      .slice(0, 300)
      .map(({ id, category }, place) => {
        const family = category ?? innocentFamily;
        const right = random.chance(1 / (1 + Math.exp(truth.get(id)! - of[family]!)));
        return { session: learner * 100 + Math.floor(place / 20), learner, image: id, family, right };
      }),
  );
  playAnswers(scale, answers, () => ({ value: 0, variance: 1 }));
  const abilityOf = (learner: number) =>
    mean([...categories, innocentFamily].map((family) => scale.abilities.get(abilityKey(learner, family))?.value ?? 1));
  const abilities = correlation(
    people.map(({ of }) => mean(Object.values(of))),
    people.map((_, learner) => abilityOf(learner)),
  );
  const difficulties = correlation(
    library.map(({ id }) => truth.get(id)!),
    library.map(({ id }) => scale.difficulties.get(id)?.value ?? 0),
  );
  console.log(`learning.recovered.abilities ${abilities.toFixed(3)} correlation after 300 images (goal ≥ 0.9)`);
  console.log(
    `learning.recovered.difficulties ${difficulties.toFixed(3)} correlation after ${Math.round((count * 300) / 400)} answers each`,
  );
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function correlation(ones: readonly number[], others: readonly number[]): number {
  const [one, other] = [mean(ones), mean(others)];
  const product = (left: readonly number[], right: readonly number[], a: number, b: number) =>
    left.reduce((sum, value, at) => sum + (value - a) * (right[at]! - b), 0);
  return product(ones, others, one, other) / Math.sqrt(product(ones, ones, one, one) * product(others, others, other, other));
}

const told = (values: readonly number[]): string => withInterval(values.length, (pick) => mean(pick.map((at) => values[at]!)));

const ratio = (values: readonly number[], by: readonly number[]): string =>
  withInterval(values.length, (pick) => mean(pick.map((at) => values[at]!)) / mean(pick.map((at) => by[at]!)));

/** With its 95 % interval by a bootstrap over learners. */
function withInterval(count: number, statistic: (pick: readonly number[]) => number): string {
  const random: Random = seededRandom(seed + 3);
  const all = Array.from({ length: count }, (_, at) => at);
  const drawn = Array.from({ length: 1000 }, () => statistic(all.map(() => random.whole(0, count - 1)))).toSorted(
    (one, other) => one - other,
  );
  return `${statistic(all).toFixed(3)} [${drawn[25]!.toFixed(3)}, ${drawn[974]!.toFixed(3)}]`;
}
