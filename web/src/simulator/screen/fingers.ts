import type { Point } from "../viewer/zoom.ts";

/** The fingers on a picture. */
export interface Fingers {
  /** True from the second finger on: what one finger alone would have done is not done any more. */
  readonly press: (finger: number, at: Point) => boolean;
  /** The places of the fingers before and after; null while one alone is down that never was one of two. */
  readonly move: (finger: number, at: Point) => { before: Point[]; after: Point[] } | null;
  /** True where the finger was one of two. */
  readonly lift: (finger: number) => boolean;
}

/** Once two fingers were down, the one that stays moves the picture and neither draws nor marks. */
export function createFingers(): Fingers {
  const down = new Map<number, Point>();
  let many = false;
  return {
    press(finger, at) {
      down.set(finger, at);
      if (down.size > 1) many = true;
      return many;
    },
    move(finger, at) {
      if (!many || !down.has(finger)) return null;
      const before = [...down.values()];
      down.set(finger, at);
      return { before, after: [...down.values()] };
    },
    lift(finger) {
      down.delete(finger);
      const was = many;
      if (down.size === 0) many = false;
      return was;
    },
  };
}
