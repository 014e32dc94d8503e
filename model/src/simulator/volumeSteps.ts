import type { VolumePlace } from "./volumeMarks.ts";

/** The panes of a volume: the body, and slices across the belt, level with it and along it standing. */
export const volumePanes = ["body", "across", "level", "along"] as const;
export type VolumePane = (typeof volumePanes)[number];

/** What is done to a volume, as steps of a trace. Places are shares of the volume, 0 to 1. */
export type VolumeStep =
  /** The body turned: which way the screen's right and up point in the volume; `scale` is 1 where all of it fits. */
  | { kind: "turn"; right: VolumePlace; up: VolumePlace; scale: number }
  /** Where the three slices meet. */
  | { kind: "slice"; at: VolumePlace }
  /** The box outside of which the body is cut away. */
  | { kind: "cut"; from: VolumePlace; to: VolumePlace }
  /** From which density on the body shows, how dense it looks, and which densities slices spread over black and white; against water. */
  | { kind: "window"; threshold: number; opacity: number; level: number; width: number }
  /** The pane that is shown large. */
  | { kind: "pane"; pane: VolumePane }
  /** A slice magnified around a place in it: shares of its width and height. */
  | { kind: "magnify"; pane: VolumePane; factor: number; x: number; y: number }
  /** An alarm of the machine, by its place among them, cleared or taken up again. */
  | { kind: "resolve"; alarm: number; cleared: boolean };

export const volumeLetters = {
  turn: "t",
  slice: "l",
  cut: "b",
  window: "w",
  pane: "p",
  magnify: "g",
  resolve: "x",
} as const satisfies Record<VolumeStep["kind"], string>;

const fine = 1000;
const coarse = 100;
const thousandths = (numbers: readonly number[]): number[] => numbers.map((value) => Math.round(value * fine));
const hundredths = (numbers: readonly number[]): number[] => numbers.map((value) => Math.round(value * coarse));

export function volumeValuesOf(step: VolumeStep): number[] {
  switch (step.kind) {
    case "turn":
      return [...thousandths([...step.right, ...step.up]), ...hundredths([step.scale])];
    case "slice":
      return thousandths(step.at);
    case "cut":
      return thousandths([...step.from, ...step.to]);
    case "window":
      return hundredths([step.threshold, step.opacity, step.level, step.width]);
    case "pane":
      return [volumePanes.indexOf(step.pane)];
    case "magnify":
      return [volumePanes.indexOf(step.pane), ...hundredths([step.factor]), ...thousandths([step.x, step.y])];
    case "resolve":
      return [step.alarm, step.cleared ? 1 : 0];
  }
}

/** Null for what no step makes. */
export function decodeVolumeStep(letter: string, numbers: readonly number[]): VolumeStep | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = numbers;
  const place = (from: number): VolumePlace => [numbers[from]! / fine, numbers[from + 1]! / fine, numbers[from + 2]! / fine];
  const pane = volumePanes[first];
  switch (`${letter}${numbers.length}`) {
    case "t7":
      return { kind: "turn", right: place(0), up: place(3), scale: numbers[6]! / coarse };
    case "l3":
      return { kind: "slice", at: place(0) };
    case "b6":
      return { kind: "cut", from: place(0), to: place(3) };
    case "w4":
      return { kind: "window", threshold: first / coarse, opacity: second / coarse, level: third / coarse, width: fourth / coarse };
    case "p1":
      return pane === undefined ? null : { kind: "pane", pane };
    case "g4":
      return pane === undefined ? null : { kind: "magnify", pane, factor: second / coarse, x: third / fine, y: fourth / fine };
    case "x2":
      return Number.isInteger(first) && first >= 0 && (second === 0 || second === 1)
        ? { kind: "resolve", alarm: first, cleared: second === 1 }
        : null;
    default:
      return null;
  }
}

/** Turning, sliding and cutting go on as long as the hand does. */
export function isSameVolumeMotion(last: { kind: string; pane?: string }, step: { kind: string; pane?: string }): boolean {
  return (
    last.kind === step.kind && step.kind !== "pane" && step.kind !== "resolve" && step.kind in volumeLetters && last.pane === step.pane
  );
}
