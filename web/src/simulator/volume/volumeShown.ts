import { compose, rotation as rotationBy } from "@vigil/xray/math/rotation";
import type { Matrix, Vector } from "@vigil/xray/solid";
import type { VolumePane } from "@vigil/model/simulator/volumeSteps";

export type SliceName = Exclude<VolumePane, "body">;

/** A slice enlarged around a place in it: shares of the volume along the axes that go right and up. */
export interface Magnified {
  factor: number;
  x: number;
  y: number;
}

/** How a volume is shown. Places in it are shares of its size, 0 to 1, along x, y and z. */
export interface VolumeShown {
  /** Turns what lies in the tunnel so that x is right, y is up and z comes towards the eye. */
  rotation: Matrix;
  scale: number;
  /** Where the three slices meet. */
  cursor: Vector;
  /** What lies outside is cut away from the body. */
  clipFrom: Vector;
  clipTo: Vector;
  /** Matter thinner than this, against water, is not shown in the body. */
  threshold: number;
  /** 0 to 1. */
  opacity: number;
  /** Which densities, against water, slices spread over black and white: the one in the middle, and how many there are. */
  level: number;
  width: number;
  magnified: Readonly<Record<SliceName, Magnified>>;
  /** The pane shown large. */
  main: VolumePane;
}

/** Along the belt to the right, as the projections lie; from above. */
const fromAbove: Matrix = [0, 1, 0, -1, 0, 0, 0, 0, 1];

const whole: Magnified = { factor: 1, x: 0.5, y: 0.5 };

export const volumeDefaults: VolumeShown = {
  rotation: compose(rotationBy(-0.85, 0, 0), compose(rotationBy(0, 0, 0.35), fromAbove)),
  scale: 1,
  cursor: [0.5, 0.5, 0.5],
  clipFrom: [0, 0, 0],
  clipTo: [1, 1, 1],
  threshold: 0.06,
  opacity: 0.5,
  level: 2,
  width: 4,
  magnified: { across: whole, level: whole, along: whole },
  main: "body",
};

/** Turned about the axes of the screen: up and down, left and right, and in its plane. Radians. */
export const turned = (shown: VolumeShown, aroundRight: number, aroundUp: number, inPlane: number): VolumeShown => ({
  ...shown,
  rotation: compose(rotationBy(aroundRight, aroundUp, inPlane), shown.rotation),
});

export const scaled = (shown: VolumeShown, factor: number): VolumeShown => ({
  ...shown,
  scale: Math.min(8, Math.max(0.5, shown.scale * factor)),
});

export const magnifiedTo = (shown: VolumeShown, slice: SliceName, magnified: Magnified): VolumeShown => ({
  ...shown,
  magnified: { ...shown.magnified, [slice]: magnified },
});

/** The widest and the narrowest window. */
const windows = [0.1, 20] as const;
/** Slices show densities up to 8 times water's as different; what is denser is metal. */
const most = 8;

export const windowed = (
  shown: VolumeShown,
  { level = shown.level, width = shown.width }: { level?: number; width?: number },
): VolumeShown => ({
  ...shown,
  level: Math.min(most, Math.max(0, level)),
  width: Math.min(windows[1], Math.max(windows[0], width)),
});

const share = (value: number): number => Math.min(1, Math.max(0, value));

const put = ([x, y, z]: Vector, axis: 0 | 1 | 2, value: number): Vector => [
  axis === 0 ? value : x,
  axis === 1 ? value : y,
  axis === 2 ? value : z,
];

export const cursorAt = (shown: VolumeShown, [x, y, z]: Vector): VolumeShown => ({ ...shown, cursor: [share(x), share(y), share(z)] });

export const cursorMoved = (shown: VolumeShown, axis: 0 | 1 | 2, by: number): VolumeShown =>
  cursorAt(shown, put(shown.cursor, axis, shown.cursor[axis] + by));

/** The least that is left between two opposite sides of the clip box. */
const LEAST = 0.02;

export const clipped = (shown: VolumeShown, axis: 0 | 1 | 2, end: "from" | "to", wanted: number): VolumeShown => {
  const { clipFrom, clipTo } = shown;
  return end === "from"
    ? { ...shown, clipFrom: put(clipFrom, axis, Math.min(share(wanted), clipTo[axis] - LEAST)) }
    : { ...shown, clipTo: put(clipTo, axis, Math.max(share(wanted), clipFrom[axis] + LEAST)) };
};
