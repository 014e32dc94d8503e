import { zOf } from "@vigil/model/simulator/scores";
import type { SimulatedImage, SimulatedLearner } from "./learnerModel.ts";

/** d′ on what was never shown in training and on all innocent bags, of the chances themselves: no test of some images adds its own error. */
export function transferDPrime(learner: SimulatedLearner, library: readonly SimulatedImage[]): number {
  const mean = (images: readonly SimulatedImage[]) => images.reduce((sum, image) => sum + learner.stops(image), 0) / images.length;
  const threats = library.filter(({ transfer }) => transfer);
  const innocents = library.filter(({ category }) => category === null);
  return zOf(mean(threats)) - zOf(mean(innocents));
}
