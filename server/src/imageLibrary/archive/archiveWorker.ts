import { decodeView } from "@vigil/xray/file/decodeView";
import { threadWork } from "../../jobs/threadWork.ts";
import { colourView } from "../catalogue/colourView.ts";
import { png } from "../catalogue/png.ts";

/** A view to be drawn as the standard display shows it, or only to be read. */
export interface ViewOrder {
  view: Uint8Array;
  draw: boolean;
}
export interface ReadView {
  width: number;
  height: number;
  picture: Uint8Array | null;
}

threadWork(async ({ view: bytes, draw }: ViewOrder): Promise<ReadView> => {
  const view = await decodeView(bytes);
  const { width, height } = view;
  return { width, height, picture: draw ? png(width, height, colourView(view)) : null };
});
