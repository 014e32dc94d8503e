import { decodeView } from "@vigil/xray/file/decodeView";
import { decodeVolume } from "@vigil/xray/volume/decodeVolume";
import type { VolumeGrid } from "@vigil/xray/volume/volume";
import { threadWork } from "../../jobs/threadWork.ts";
import { colourView } from "../catalogue/colourView.ts";
import { png } from "../catalogue/png.ts";

/** A view to be drawn as the standard display shows it, or only to be read; or a volume, which is only read. */
export interface ViewOrder {
  view: Uint8Array;
  draw: boolean;
  isVolume?: boolean;
}
export interface ReadView {
  width: number;
  height: number;
  picture: Uint8Array | null;
  /** Of a volume. */
  grid?: Pick<VolumeGrid, "size" | "voxel">;
}

threadWork(async ({ view: bytes, draw, isVolume = false }: ViewOrder): Promise<ReadView> => {
  if (isVolume) {
    const { size, voxel } = await decodeVolume(bytes);
    return { width: size[0], height: size[2], picture: null, grid: { size, voxel } };
  }
  const view = await decodeView(bytes);
  const { width, height } = view;
  return { width, height, picture: draw ? png(width, height, colourView(view)) : null };
});
