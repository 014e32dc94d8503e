import { difficultyOf } from "@vigil/xray/truth/difficultyOf";
import type { MadeBag } from "../order/scannerPool.ts";

/** Hexadecimal digits of a view in a perceptual hash. */
const LOOK_DIGITS = 32;

/** The bag as a scanner with fewer views shows it; undefined when its threat is in none of them. */
export function withViews(bag: MadeBag, count: number): MadeBag | undefined {
  if (count >= bag.views.length) return bag;
  const shown = ({ view }: { view: number }) => view < count;
  const threats = bag.threats.filter(shown);
  if (bag.threats.length > 0 && threats.length === 0) return undefined;
  const measures = { ...bag.measures, views: bag.measures.views.filter(shown) };
  const views = bag.views.slice(0, count);
  const look = bag.look === undefined ? {} : { look: bag.look.slice(0, count * LOOK_DIGITS) };
  return {
    ...bag,
    ...look,
    views,
    threats,
    innocents: bag.innocents.filter(shown),
    measures,
    difficulty: difficultyOf(measures, threats.at(-1)?.category ?? null),
  };
}
