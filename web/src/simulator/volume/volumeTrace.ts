import type { ShownVolume } from "@vigil/model/simulator/pictureAt";
import type { VolumeStep } from "@vigil/model/simulator/volumeSteps";
import type { Matrix, Vector } from "@vigil/xray/solid";
import { type SliceName, volumeDefaults, type VolumeShown } from "./volumeShown.ts";

const slices: readonly SliceName[] = ["across", "level", "along"];

/** What changed from one look of a volume to the next, as steps of a trace. */
export function volumeSteps(before: VolumeShown, after: VolumeShown): VolumeStep[] {
  const { rotation, scale, cursor, clipFrom, clipTo, threshold, opacity, level, width, main, magnified } = after;
  const other = (...parts: (keyof VolumeShown)[]): boolean => parts.some((part) => before[part] !== after[part]);
  const [a, b, c, d, e, f] = rotation;
  return [
    ...(other("rotation", "scale") ? [{ kind: "turn" as const, right: [a, b, c] as const, up: [d, e, f] as const, scale }] : []),
    ...(other("cursor") ? [{ kind: "slice" as const, at: cursor }] : []),
    ...(other("clipFrom", "clipTo") ? [{ kind: "cut" as const, from: clipFrom, to: clipTo }] : []),
    ...(other("threshold", "opacity", "level", "width") ? [{ kind: "window" as const, threshold, opacity, level, width }] : []),
    ...(other("main") ? [{ kind: "pane" as const, pane: main }] : []),
    ...slices.flatMap((pane) =>
      before.magnified[pane] === magnified[pane] ? [] : [{ kind: "magnify" as const, pane, ...magnified[pane] }],
    ),
  ];
}

/** The look of a recorded moment. */
export function replayedVolume({ turn, slice, cut, window, pane, magnified = {} }: ShownVolume): VolumeShown {
  return {
    ...volumeDefaults,
    ...(turn === undefined ? {} : { rotation: turnedTo(turn.right, turn.up), scale: turn.scale }),
    ...(slice === undefined ? {} : { cursor: slice.at }),
    ...(cut === undefined ? {} : { clipFrom: cut.from, clipTo: cut.to }),
    ...window,
    ...(pane === undefined ? {} : { main: pane }),
    magnified: Object.fromEntries(
      slices.map((name) => {
        const { factor, x, y } = magnified[name] ?? volumeDefaults.magnified[name];
        return [name, { factor, x, y }];
      }),
    ) as VolumeShown["magnified"],
  };
}

/** Rounded numbers do not stand at right angles any more: they are put so, the screen's right as it is. */
function turnedTo(right: Vector, up: Vector): Matrix {
  const one = unit(right);
  const along = one[0] * up[0] + one[1] * up[1] + one[2] * up[2];
  const two = unit([up[0] - along * one[0], up[1] - along * one[1], up[2] - along * one[2]]);
  const three: Vector = [one[1] * two[2] - one[2] * two[1], one[2] * two[0] - one[0] * two[2], one[0] * two[1] - one[1] * two[0]];
  return [...one, ...two, ...three];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
