import { rotation } from "../math/rotation.ts";
import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import { loft } from "../mesh/loft.ts";
import { merged } from "../mesh/mesh.ts";
import { plate } from "../mesh/plate.ts";
import { roundedRectangle } from "../mesh/slab.ts";
import { torus } from "../mesh/sweep.ts";
import type { Random } from "../random.ts";
import type { Solid, Vector } from "../solid.ts";
import { Assembly, lengthwise } from "./assembly.ts";
import { brick } from "./circuit.ts";
import { everyday } from "./everyday.ts";
import type { Kind, Parts } from "./kind.ts";

const LEVELS = 9;

/** How much wider a book is than what may be cut out of its pages, in millimetres. */
export const AROUND_A_CUT: Vector = [20, 15, 5.5];
/** Glued and cut, pages do not fan. */
const STIFF = 0.1;

/**
 * A bound book: its back is round and its front edge hollow, pages fan a little, the covers stand out over them and bend with them. Its pages
 * may be cut out for something of these half extents.
 */
export const boundBook = (random: Random, half: Vector, hard: boolean, cut?: Vector): Parts & { room: Solid | undefined } => {
  const assembly = new Assembly();
  const [x, y, z] = half;
  const loose = cut ? STIFF : 1;
  const round = Math.min(x * 0.12, z * random.between(0.25, 0.6), cut ? 7 : Infinity);
  const fan = random.normal() * z * 0.12 * loose;
  const curl = random.between(-0.0006, 0.0006) * loose;
  const lift = random.between(0.2, 0.9) * (hard ? 0.5 : 1);
  const levels = Array.from({ length: LEVELS }, (_, step) => (2 * step) / (LEVELS - 1) - 1);
  const bend = (a: number, b: number): number => curl * a * b;
  const pages = levels.map((level): Vector[] => {
    const bulge = round * (1 - level * level);
    return roundedRectangle(x - 2.4 - round / 2, y - 2, 0.8, 1).map(([a, b]) => [
      a - bulge + round / 2 + fan * level,
      b,
      level * (z - 1.7) * (1 + (0.05 * lift * a) / x) + bend(a, b),
    ]);
  });
  const paper = assembly.add(loft(pages), "paper (9% CaCO3)", { density: random.between(0.7, 0.95) });
  const room = cut && assembly.box(cut, "vacuum", { inside: paper });
  const thick = hard ? 1.3 : 0.25;
  for (const side of [-1, 1]) {
    const sheet = [-thick / 2, thick / 2].map((away): Vector[] =>
      roundedRectangle(x - round / 2, y, 1.5, 2).map(([a, b]) => [
        a + round / 2 + fan * side,
        b,
        side * (z - 1.6 + (hard ? 0.9 : 0.3)) * (1 + (0.05 * lift * a) / x) + bend(a, b) + away + side * 0.15,
      ]),
    );
    assembly.add(loft(sheet), "cardboard", { density: hard ? 0.95 : 1.1 });
  }
  // The back goes around the pages.
  const back = (radius: number): Vector[] =>
    Array.from({ length: LEVELS }, (_, step): Vector => {
      const angle = Math.PI * (0.5 + step / (LEVELS - 1));
      return [-x + 0.4 + round * 0.6 + (radius + round * 0.4) * cosine(angle), 0, (z - 2.4 + radius) * sine(angle)];
    });
  const section = [...back(1.2), ...back(0.6).toReversed()];
  assembly.add(loft([-y, y].map((at) => section.map(([a, , c]): Vector => [a + (fan * c) / z, at, c]))), "cardboard", { density: 0.9 });
  return { solids: assembly.solids, manifestLine: "1 book", room };
};

/** What is printed on paper. */
export const printed = {
  book: everyday("paper", "Book", "An even orange rectangle, pages as fine lines from the side.", (random) =>
    boundBook(random, [random.between(54, 85), random.between(88, 122), random.between(7, 19)], random.chance(0.4)),
  ),
  magazines: everyday("paper", "Magazines", "Thin glossy sheets with two staples, a little fanned.", (random) => {
    const assembly = new Assembly();
    const count = random.whole(2, 4);
    for (let index = 0; index < count; index++) {
      const sheet = assembly.within(
        [random.between(-8, 8), random.between(-8, 8), index * 4.8],
        rotation(0, 0, random.between(-0.12, 0.12)),
      );
      // Folded in its back, so it is thickest there and its corners are worn.
      const form = {
        corner: random.between(1, 5),
        edge: 0.5,
        swell: 0.3,
        wedge: [random.between(-1.6, -0.6), random.normal() * 0.3] as const,
      };
      sheet.add(plate([102, random.between(134, 140), random.between(1.5, 1.9)], form), "paper (28% CaCO3)", {
        density: 1.1,
        noise: { frequency: 0.012, amplitude: 0.14, anisotropy: 1, seed: random.whole(1, 999) },
      });
      sheet.add(merged([-60, 60].map((y) => brick([0.5, 6, 1.4], [-102.8, y, 0]))), "steel/iron");
    }
    return { solids: assembly.solids, manifestLine: `${count} magazines` };
  }),
  folder: everyday("paper", "Ring binder", "Paper with a steel spine plate and round rings.", (random) => {
    const assembly = new Assembly();
    const thick = random.between(8, 13);
    assembly.add(
      plate([104, 146, thick], { corner: 1.5, edge: thick * 0.12, swell: 1, wedge: [-thick * 0.3, random.normal()] }),
      "paper (9% CaCO3)",
      { density: 0.75 },
    );
    for (const side of [-1, 1])
      assembly.add(plate([118, 156, 0.9], { corner: 6, edge: 0.3, wedge: [0, 0] }), "polypropylene", {
        at: [-6, 0, side * (thick + 5)],
        turn: rotation(0, side * random.between(0, 0.02), 0),
      });
    assembly.add(plate([0.7, 140, 9], { corner: 0.3, edge: 0.2 }), "steel/iron", { at: [-121, 0, 0] });
    for (const y of [-40, 40]) assembly.add(torus(15, 1.4, 24, 6), "steel/iron", { at: [-105, y, 0], turn: lengthwise.y });
    return { solids: assembly.solids, manifestLine: "1 ring binder" };
  }),
} satisfies Record<string, Kind>;
