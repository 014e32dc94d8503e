import type { Random } from "../random.ts";
import type { Ribbon } from "./foldedCloth.ts";

/** Most garments are folded both ways: what is turned in lies across what holds it. */
export const ribbonsOf = (random: Random, sheets: number): Ribbon[] => {
  const along = random.chance(0.5) ? "x" : "y";
  if (random.chance(0.3)) return [{ along, layers: sheets, from: 0, to: 1, ends: [-1, 1] }];
  const inner = random.whole(1, Math.min(3, sheets - 2));
  const from = random.whole(0, 1) * ((sheets - inner) / sheets);
  const [middle, reach] = [random.between(-0.3, 0.3), random.between(0.45, 0.95)];
  const across = along === "x" ? "y" : "x";
  return [
    { along, layers: sheets - inner, from: from === 0 ? inner / sheets : 0, to: from === 0 ? 1 : from, ends: [-1, 1] },
    {
      along: across,
      layers: inner,
      from,
      to: from + inner / sheets,
      ends: [Math.max(-0.97, middle - reach), Math.min(0.97, middle + reach)],
    },
  ];
};

const bodyOf = (sheets: number): number => Math.max(2, sheets - 3);
/** Layers of both sleeves. */
const SLEEVES = 4;
/** The share of the thickness that lies below them. */
export const belowSleeves = (sheets: number): number => bodyOf(sheets) / (bodyOf(sheets) + SLEEVES);

/** A body folded to and fro, and across it one sleeve after the other: two layers each, turned at the shoulder. */
export const withSleeves = (random: Random, sheets: number): Ribbon[] => {
  const [body, all] = [bodyOf(sheets), bodyOf(sheets) + SLEEVES];
  return [
    { along: random.chance(0.5) ? "x" : "y", layers: body, from: 0, to: body / all, ends: [-1, 1] },
    ...[0, 1].map((sleeve): Ribbon => {
      const [middle, wide] = [random.between(-0.25, 0.4) - 0.35 * sleeve, random.between(0.22, 0.32)];
      return {
        along: "x",
        layers: 2,
        from: (body + 2 * sleeve) / all,
        to: (body + 2 * sleeve + 2) / all,
        ends: [Math.max(-0.97, middle - wide), Math.min(0.97, middle + wide)],
      };
    }),
  ];
};
