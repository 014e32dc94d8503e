import { decodeView } from "@vigil/xray/file/decodeView";
import { bagBox } from "./bagBox.ts";
import type { MeasuredScan } from "./scan.ts";

/** A view's file as a scan. Pure, but some tens of milliseconds: in a browser the worker does it. */
export async function readScan(id: string, bytes: Uint8Array): Promise<MeasuredScan> {
  const view = await decodeView(bytes);
  return { kind: "measured", id, ...view, bag: bagBox(view.high, view.width, view.height) };
}
