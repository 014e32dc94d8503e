/** What the generator measured of an image (xray/src/truth/measures): shares from 0 to 1 but for the number of pixels and the contrast. */
export interface PhysicalMeasures {
  views?:
    | {
        clutter: number;
        opacity: number;
        threat: null | { visiblePixels: number; superposition: number; contrastToNoise: number; viewDifficulty: number };
      }[]
    | undefined;
  concealment?: string | undefined;
}

/** What makes an image hard, in this order, each about from 0 to 1. */
export const physicalCauses = ["view", "superposition", "contrast", "size", "clutter", "opacity", "covered", "inside"] as const;

/** One number for each cause, of the better view more than of the other; null where nothing was measured, as of a picture rendered elsewhere. */
export function causesOf({ views = [], concealment }: PhysicalMeasures): number[] | null {
  if (views.length === 0) return null;
  const ranked = views.map(causesOfView).toSorted((one, other) => sum(one) - sum(other));
  const [best, second = best] = ranked;
  if (best === undefined || second === undefined) return null;
  const seen = best.map((value, at) => 0.7 * value + 0.3 * second[at]!);
  return [...seen, concealment === "covered" ? 1 : 0, concealment === "inside" ? 1 : 0];
}

function causesOfView({ clutter, opacity, threat }: NonNullable<PhysicalMeasures["views"]>[number]): number[] {
  const dark = Math.min(1, opacity / 0.3);
  if (threat === null) return [0, 0, 0, 0, clutter, dark];
  const { viewDifficulty, superposition, contrastToNoise, visiblePixels } = threat;
  return [viewDifficulty, superposition, 1 - magnitude(contrastToNoise, 8, 400), 1 - magnitude(visiblePixels, 500, 20_000), clutter, dark];
}

/** How crowded a bag looks, threat or not: from 0 to 1, the mean of its views. What anybody can see of it before they decide. */
export function crowdOf({ views = [] }: PhysicalMeasures): number | null {
  if (views.length === 0) return null;
  return sum(views.map(({ clutter, opacity }) => 0.7 * clutter + 0.3 * Math.min(1, opacity / 0.3))) / views.length;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const magnitude = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, Math.log(Math.max(value, 1) / from) / Math.log(to / from)));
