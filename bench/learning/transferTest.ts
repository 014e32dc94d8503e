import { zOf } from "@vigil/model/simulator/scores";
import { categories, type SimulatedImage, type SimulatedLearner } from "./learnerModel.ts";

/** What was never shown in training. */
const testedThreats = (library: readonly SimulatedImage[]): SimulatedImage[] => library.filter(({ transfer }) => transfer);

/** How much of the test is of each category. */
export function sharesOf(library: readonly SimulatedImage[]): Record<string, number> {
  const threats = testedThreats(library);
  return Object.fromEntries(
    categories.map((category) => [category, threats.filter((threat) => threat.category === category).length / threats.length]),
  );
}

/**
 * d′ on what was never shown in training and on all innocent bags, of the chances themselves: no test of some images adds its own error.
 * As the library has them, or as exams draw: `even` over categories.
 */
export function transferDPrime(learner: SimulatedLearner, library: readonly SimulatedImage[], draw: "library" | "even"): number {
  const threats = testedThreats(library);
  const ofCategory = categories.map((category) =>
    stopped(
      learner,
      threats.filter((threat) => threat.category === category),
    ),
  );
  const hits = draw === "even" ? ofCategory.reduce((sum, one) => sum + one, 0) / categories.length : stopped(learner, threats);
  const alarms = stopped(
    learner,
    library.filter(({ category }) => category === null),
  );
  return zOf(hits) - zOf(alarms);
}

const stopped = (learner: SimulatedLearner, images: readonly SimulatedImage[]): number =>
  images.reduce((sum, image) => sum + learner.stops(image), 0) / images.length;
