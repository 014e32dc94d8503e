import { catalogue, type MadeArticle } from "../catalogue/catalogue.ts";
import { hosts, type Host } from "../catalogue/hosts.ts";
import { boundsOf, massGramsOf } from "../catalogue/measure.ts";
import { turn } from "../math/rotation.ts";
import type { Random } from "../random.ts";
import type { Article, Solid, Vector } from "../solid.ts";
import { keepIn } from "./keepIn.ts";
import { loadOf, type Load } from "./load.ts";
import { turnedHalf, ways } from "./ways.ts";

/** Play around what is hidden, in millimetres. */
const PLAY = 0.8;
/** What is kept is drawn by itself, so that the hosts are those that a threat would have. */
const KEPT = 90;

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

/**
 * Puts a threat into an everyday thing that is large enough for it; null when none is. Of a ghost only its room is left, in which something
 * innocent is kept: that a book is cut or a flask is carried tells nothing.
 */
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
    const load = loadOf({ article: articleOf(host, host.solids), garment: null, cord: null });
    const [x, y, z] = turn(way, middle);
    const own = { article: threat.article, placement: { rotation: way, position: [-x, -y, -z] as const } };
    const inside = ghost ? keepIn(random.fork(KEPT), turnedHalf(way, half)) : own;
    if (!inside) return load;
    const { article, placement } = inside;
    const [left, along, up] = placement.position;
    const position: Vector = [host.at[0] + left, host.at[1] + along, host.at[2] + up];
    return {
      ...load,
      hidden: { article: { ...article, solids: displacing(article.solids, host) }, placement: { rotation: placement.rotation, position } },
    };
  }
  return null;
};
