import type { Placed } from "../bag/drawThreat.ts";
import { makeArticle } from "../catalogue/catalogue.ts";
import { place, rotation } from "../math/rotation.ts";
import { seededRandom } from "../random.ts";
import type { Article, Placement, Vector } from "../solid.ts";

/** An article of the catalogue put into a bag by hand: which one, where its middle is (millimetres), and how it is turned. */
export interface ThreatPlace {
  kind: string;
  /** Which making of the kind. */
  seed: number;
  position: Vector;
  /** Around x, then y, then z. */
  turnDegrees: Vector;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const placementOf = (
  { bounds: { min, max } }: Article,
  { position, turnDegrees: [x, y, z] }: Omit<ThreatPlace, "kind" | "seed">,
): Placement => {
  const turned = rotation(radians(x), radians(y), radians(z));
  const middle: Vector = [-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2, -(min[2] + max[2]) / 2];
  return { rotation: turned, position: place({ rotation: turned, position }, middle) };
};

export const placedThreat = (threat: ThreatPlace): Placed => {
  const { article } = makeArticle(threat.kind, seededRandom(threat.seed));
  return { article, placement: placementOf(article, threat) };
};
