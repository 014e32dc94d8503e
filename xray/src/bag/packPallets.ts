import { boundsOf, massGramsOf, type Bounds } from "../catalogue/measure.ts";
import { placeWithin, rotation, upright } from "../math/rotation.ts";
import { keyOf, type Random, seededRandom } from "../random.ts";
import type { Article, Placement, Solid, Vector } from "../solid.ts";
import { type FilledContainer, fillContainer, type PackRecipe } from "./fillContainer.ts";
import type { PackedBag } from "./packBag.ts";

/** Half the measures of a pallet's deck, across the belt and along it, and its height. */
const DECK = { x: 400, y: 600, height: 144 };
const PITCH = 1290;
const HIGHEST = 1400;
const PROFILE = "courier";

const board = (half: Vector, position: Vector): Solid => ({
  shape: { kind: "box", size: half },
  placement: { rotation: upright, position },
  material: "wood",
});

/** Seven boards on three skids on three more boards. */
const palletAt = (y: number): Solid[] => [
  ...Array.from({ length: 7 }, (_, index) => board([DECK.x, 55, 11], [0, y + (index - 3) * 178, DECK.height - 11])),
  ...[-1, 0, 1].flatMap((side) => [board([45, DECK.y, 50], [side * 340, y, 72]), board([50, DECK.y, 11], [side * 340, y, 11])]),
];

interface Piece {
  filled: FilledContainer;
  bounds: Bounds;
}

const pieceOf = (filled: FilledContainer): Piece => ({ filled, bounds: boundsOf(filled.container.solids) });

/** A whole carton with all that is in it, less the thing that is told apart. */
const asOne = ({ filled: { container, articles, threat }, bounds }: Piece): Article => {
  const inside = articles.filter((_, index) => index !== threat);
  const solids = [
    ...container.solids,
    ...inside.flatMap(({ article, placement }) =>
      article.solids.map((solid) => ({ ...solid, placement: placeWithin(placement, solid.placement) })),
    ),
  ];
  const [first = "goods"] = inside.map(({ article }) => article.name.toLowerCase());
  return {
    kind: "piece",
    name: container.bagType,
    family: "freight",
    category: null,
    description: `${container.bagType} of goods`,
    manifestLine: `${container.bagType}: ${first} and other goods`,
    solids,
    bounds,
    massGrams: massGramsOf(solids),
  };
};

/** Stands with its middle at a place on a floor, turned by quarters. */
const standing = ({ min, max }: Bounds, [x, y]: readonly [number, number], floor: number, turn: number): Placement => {
  const matrix = rotation(0, 0, turn);
  const [middleX, middleY] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
  return {
    rotation: matrix,
    position: [x - matrix[0] * middleX - matrix[1] * middleY, y - matrix[3] * middleX - matrix[4] * middleY, floor - min[2]],
  };
};

/** How a carton of this size stands most often on the deck: counts across and along, and whether it is turned. */
const gridOf = ({ min, max }: Bounds): { across: number; along: number; stepX: number; stepY: number; turned: boolean } => {
  const [x, y] = [max[0] - min[0] + 6, max[1] - min[1] + 6];
  const straight = { across: Math.floor((2 * DECK.x) / x), along: Math.floor((2 * DECK.y) / y), stepX: x, stepY: y, turned: false };
  const turned = { across: Math.floor((2 * DECK.x) / y), along: Math.floor((2 * DECK.y) / x), stepX: y, stepY: x, turned: true };
  return turned.across * turned.along > straight.across * straight.along ? turned : straight;
};

type Placed = PackedBag["articles"][number];

/** Layers of one kind of carton, and on them a few single pieces. */
const loadPallet = (random: Random, y: number, goods: Piece, singles: readonly Piece[]): { placed: Placed[]; tops: Placement[] } => {
  const { across, along, stepX, stepY, turned } = gridOf(goods.bounds);
  const height = goods.bounds.max[2] - goods.bounds.min[2] + 2;
  const most = Math.floor((HIGHEST - 320 - DECK.height) / height);
  const layers = random.whole(3, Math.max(3, most));
  const article = asOne(goods);
  const placed: Placed[] = [];
  for (let layer = 0; layer < layers; layer++)
    for (let row = 0; row < across; row++)
      for (let column = 0; column < along; column++) {
        const place = [(row - (across - 1) / 2) * stepX + random.between(-2, 2), y + (column - (along - 1) / 2) * stepY] as const;
        // Either end first, so that the same goods do not lie in line through the whole pallet.
        const turn = (turned ? Math.PI / 2 : 0) + (random.chance(0.5) ? Math.PI : 0) + random.between(-0.008, 0.008);
        placed.push({ article, placement: standing(goods.bounds, place, DECK.height + layer * height, turn) });
      }
  const top = DECK.height + layers * height;
  const length = (2 * DECK.y) / Math.max(1, singles.length);
  const tops = singles.map(({ bounds }, index) =>
    standing(
      bounds,
      [random.between(-60, 60), y - DECK.y + (index + 0.5) * length],
      top,
      (bounds.max[1] - bounds.min[1] > length ? Math.PI / 2 : 0) + random.between(-0.06, 0.06),
    ),
  );
  return { placed, tops };
};

/**
 * Freight for a scanner of pallets: two or three of them, each with layers of one kind of carton and two single pieces on top. The threat
 * is in one of those. The same recipe always packs the same freight.
 */
export const packPallets = async ({ seed, threat }: PackRecipe): Promise<PackedBag> => {
  const random = seededRandom(keyOf(seed, 17));
  const count = random.whole(2, 3);
  const hiding = random.whole(0, 2 * count - 1);
  const container: Solid[] = [];
  const articles: Placed[] = [];
  let threatAt: number | null = null;
  for (let pallet = 0; pallet < count; pallet++) {
    const y = (pallet - (count - 1) / 2) * PITCH + random.between(-20, 20);
    container.push(...palletAt(y));
    const piece = async (number: number, kinds: readonly string[], hidden: PackRecipe["threat"]): Promise<Piece> =>
      pieceOf(await fillContainer({ seed: keyOf(seed, pallet, number), threat: hidden, profile: PROFILE, containers: kinds }));
    const goods = await piece(0, ["carton"], null);
    const singles: Piece[] = [];
    for (const single of [1, 2])
      singles.push(await piece(single, ["carton", "holdall", "hardSuitcase"], hiding === 2 * pallet + single - 1 ? threat : null));
    const { placed, tops } = loadPallet(random.fork(pallet), y, goods, singles);
    articles.push(...placed);
    singles.forEach((single, index) => {
      const placement = tops[index];
      if (placement === undefined) return;
      articles.push({ article: asOne(single), placement });
      const hidden = single.filled.threat === null ? undefined : single.filled.articles[single.filled.threat];
      if (hidden === undefined) return;
      threatAt = articles.length;
      articles.push({ article: hidden.article, placement: placeWithin(placement, hidden.placement) });
    });
  }
  return { bagType: "Pallets", profile: PROFILE, container, articles, threat: threatAt };
};
