import type { Point } from "../mesh/mesh.ts";
import type { Random } from "../random.ts";

/** Bottles as they are blown: outlines as [share of the radius, share of the length], from the foot to the mouth. */
const forms = {
  shouldered: [
    [0.92, 0],
    [1, 0.02],
    [1, 0.58],
    [0.9, 0.67],
    [0.46, 0.76],
    [0.39, 0.82],
    [0.38, 0.98],
    [0.42, 1],
  ],
  sloping: [
    [0.9, 0],
    [1, 0.02],
    [1, 0.42],
    [0.86, 0.55],
    [0.52, 0.72],
    [0.38, 0.84],
    [0.36, 0.98],
    [0.41, 1],
  ],
  slender: [
    [0.9, 0],
    [1, 0.02],
    [1, 0.36],
    [0.84, 0.5],
    [0.56, 0.7],
    [0.42, 0.9],
    [0.38, 0.98],
    [0.42, 1],
  ],
  stubby: [
    [0.9, 0],
    [1, 0.03],
    [1, 0.62],
    [0.86, 0.73],
    [0.5, 0.84],
    [0.42, 0.9],
    [0.42, 1],
  ],
  longNeck: [
    [0.9, 0],
    [1, 0.03],
    [1, 0.5],
    [0.84, 0.6],
    [0.52, 0.72],
    [0.42, 0.86],
    [0.41, 0.98],
    [0.44, 1],
  ],
  waisted: [
    [0.94, 0],
    [1, 0.03],
    [1, 0.2],
    [0.84, 0.38],
    [0.94, 0.56],
    [0.8, 0.68],
    [0.46, 0.8],
    [0.42, 1],
  ],
  conical: [
    [0.96, 0],
    [1, 0.03],
    [0.93, 0.35],
    [0.78, 0.62],
    [0.5, 0.8],
    [0.4, 0.88],
    [0.4, 1],
  ],
} as const satisfies Record<string, readonly Point[]>;

export type BottleForm = keyof typeof forms;

/** One of the forms, at a size; its mouth is where the cap goes. */
export const bottleOf = (
  random: Random,
  names: readonly BottleForm[],
  radius: number,
  long: number,
): { profile: Point[]; mouth: number } => {
  const form: readonly Point[] = forms[random.pick(names)];
  const profile = form.map(([wide, along]): Point => [wide * radius, along * long]);
  return { profile, mouth: profile.at(-1)?.[0] ?? radius };
};
