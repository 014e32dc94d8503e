import { emptyScale } from "@vigil/model/measurement/difficulty/replayAnswers";
import { seededRandom, type Random } from "@vigil/xray/random";
import { CeilingLearner } from "./ceilingLearner.ts";
import { GradientLearner } from "./gradientLearner.ts";
import { simulatedLibrary } from "./simulatedLibrary.ts";
import { train, type Choice } from "./train.ts";
import { transferDPrime } from "./transferTest.ts";

const images = 6000;
const tests = ["library", "even"] as const;

const models = {
  exposure: (random: Random) => new CeilingLearner(random, "exposure"),
  error: (random: Random) => new CeilingLearner(random, "error"),
  gradient: (random: Random) => new GradientLearner(random),
};

/** What each of some simulated learners gains in d′ by training with a choice, and how many images of tested articles were shown to any of them. */
export function gainsOf(
  choice: Choice,
  model: keyof typeof models,
  { count, seed, weights }: { count: number; seed: number; weights: readonly number[] | undefined },
): Record<(typeof tests)[number], number[]> & { tested: number } {
  const library = simulatedLibrary(images, seededRandom(seed), weights);
  const people = Array.from({ length: count }, (_, index) => models[model](seededRandom(seed + 1 + index)));
  const scores = () => people.map((learner) => tests.map((test) => transferDPrime(learner, library, test)));
  const first = scores();
  const shown = train(people, library, choice, seededRandom(seed - 1), emptyScale());
  const gained = scores().map((after, index) => after.map((value, test) => value - first[index]![test]!));
  return {
    library: gained.map(([value]) => value!),
    even: gained.map(([, value]) => value!),
    tested: library.filter(({ transfer, id }) => transfer && shown.has(id)).length,
  };
}
