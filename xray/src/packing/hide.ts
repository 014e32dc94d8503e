import { catalogue, type MadeArticle } from "../catalogue/catalogue.ts";
import { hosts, type Host } from "../catalogue/hosts.ts";
import { boundsOf, massGramsOf } from "../catalogue/measure.ts";
import { turn } from "../math/rotation.ts";
import type { Random } from "../random.ts";
import type { Article, Matrix, Solid, Vector } from "../solid.ts";
import { loadOf, type Load } from "./load.ts";

/** The ways a box can lie along the axes. */
const ways: readonly Matrix[] = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [0, -1, 0, 1, 0, 0, 0, 0, 1],
  [1, 0, 0, 0, 0, -1, 0, 1, 0],
  [0, 0, 1, 0, 1, 0, -1, 0, 0],
  [0, 0, 1, 1, 0, 0, 0, 1, 0],
  [0, 1, 0, 0, 0, 1, 1, 0, 0],
];
/** Play around what is hidden, in millimetres. */
const PLAY = 0.8;

const turnedHalf = (way: Matrix, half: Vector): Vector => {
  const [x, y, z] = turn(way, half);
  return [Math.abs(x), Math.abs(y), Math.abs(z)];
};

const articleOf = ({ kind, manifestLine }: Host, solids: Solid[]): Article => {
  const { name, family, category, description } = catalogue[kind];
  return { kind, name, family, category, description, manifestLine, solids, bounds: boundsOf(solids), massGrams: massGramsOf(solids) };
};

/** What is pushed aside inside a host that is not empty. */
const displacing = (solids: readonly Solid[], { filling }: Host): Solid[] =>
  solids.map((solid) =>
    filling === undefined || solid.inside
      ? solid
      : {
          ...solid,
          inside: { material: filling.material, ...(filling.density === undefined ? {} : { density: filling.density }) },
        },
  );

/** Puts a threat into an everyday thing that is large enough for it; null when none is. Around a ghost that thing is as anybody has it. */
export const hide = (threat: MadeArticle, random: Random, ghost = false): Load | null => {
  const { min, max } = threat.article.bounds;
  const middle: Vector = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const half: Vector = [(max[0] - min[0]) / 2 + PLAY, (max[1] - min[1]) / 2 + PLAY, (max[2] - min[2]) / 2 + PLAY];
  const offered = random.shuffle(hosts).flatMap((make, label) =>
    ways.map((way) => () => {
      const host = make(random.fork(label), turnedHalf(way, half));
      return host ? { host, way } : null;
    }),
  );
  for (const offer of offered) {
    const found = offer();
    if (!found) continue;
    const { host, way } = found;
    const [x, y, z] = turn(way, middle);
    const placement = { rotation: way, position: [host.at[0] - x, host.at[1] - y, host.at[2] - z] as const };
    const article = { ...threat.article, solids: displacing(threat.article.solids, host) };
    const solids = (ghost && host.whole?.()) || host.solids;
    return { ...loadOf({ article: articleOf(host, solids), garment: null, cord: null }), hidden: { article, placement } };
  }
  return null;
};
