import type { Vector } from "@vigil/xray/solid";
import type { Volume } from "@vigil/xray/volume/volume";
import { attenuationOf } from "@vigil/xray/volume/volumeCode";
import { bodyScale, extentOf, type Rectangle } from "./panes.ts";
import type { VolumeShown } from "./volumeShown.ts";

/** So much matter, in millimetres of water, and the eye takes it for a thing. */
const ENOUGH = 4;

/** The place of the first thing under a point of the body's pane; null where there is none. */
export function pickBody(volume: Volume, shown: VolumeShown, pane: Rectangle, at: { x: number; y: number }): Vector | null {
  const extent = extentOf(volume);
  const per = bodyScale(extent, pane, shown.scale);
  const right = (at.x - pane.width / 2) * per;
  const up = (pane.height / 2 - at.y) * per;
  const [a, b, c, d, e, f, g, h, i] = shown.rotation;
  const reach = Math.hypot(...extent);
  const [across, , high] = volume.size;
  let met = 0;
  for (let depth = reach / 2; depth > -reach / 2; depth -= volume.voxel) {
    const place: Vector = [
      (a * right + d * up + g * depth) / extent[0] + 0.5,
      (b * right + e * up + h * depth) / extent[1] + 0.5,
      (c * right + f * up + i * depth) / extent[2] + 0.5,
    ];
    if (place.some((share, axis) => share < shown.clipFrom[axis]! || share >= shown.clipTo[axis]!)) continue;
    const [x, y, z] = place.map((share, axis) => Math.min(volume.size[axis]! - 1, Math.floor(share * volume.size[axis]!))) as [
      number,
      number,
      number,
    ];
    const density = attenuationOf(volume.voxels[2 * ((y * across + x) * high + z)] ?? 0);
    if (density < Math.max(shown.threshold, 0.15)) continue;
    met += density * volume.voxel;
    if (met > ENOUGH) return place;
  }
  return null;
}
