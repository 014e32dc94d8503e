import { decodePreview } from "@vigil/xray/threatProjection/previewFile";
import { previewModelOf } from "@vigil/xray/threatProjection/previewBag";
import type { ThreatPlace } from "@vigil/xray/threatProjection/threatPlace";
import { type PreviewFrame, type PreviewPicture, type ThreatPreview, threatPreview } from "@vigil/xray/threatProjection/threatPreview";
import type { Scanner } from "@vigil/xray/geometry/scanner";
import { bagBox } from "../../simulator/viewer/bagBox.ts";
import type { Box } from "../../simulator/viewer/zoom.ts";
import { aroundBag, cut } from "./cut.ts";
import { type PreviewMode, shade } from "./shade.ts";

export type PreviewRequest = { load: Uint8Array<ArrayBuffer> } | { show: ThreatPlace | null; mode: PreviewMode };
export interface PreviewReady {
  /** With half its detectors and lines. */
  scanner: Scanner;
  exact: boolean;
  /** Where the bag lies in each view. */
  bags: Box[];
  /** The part of each view that is drawn: less to draw is more pictures a second. */
  cuts: Box[];
}
/** The cut of each view in colours, and the threat's outline in pixels of the whole view. */
export interface ShadedPicture extends Pick<PreviewPicture, "width" | "height" | "points"> {
  pixels: Uint8ClampedArray<ArrayBuffer>;
}
export type ShadedFrame = Omit<PreviewFrame, "pictures"> & { pictures: ShadedPicture[] };
export type PreviewAnswer = { ready: PreviewReady } | { frame: ShadedFrame } | { problem: string };

let preview: { of: ThreatPreview; cuts: Box[]; scanner: Scanner } | null = null;
// One after the other: a place that is asked for while the bag is unpacked waits for it.
let last = Promise.resolve();
self.addEventListener("message", ({ data }: MessageEvent<PreviewRequest>) => {
  last = last.then(() => answer(data));
});

async function answer(request: PreviewRequest): Promise<void> {
  try {
    if ("load" in request) await load(request.load);
    else if (preview !== null) {
      const { of, cuts, scanner } = preview;
      const frame = of.show(request.show);
      const pictures = frame.pictures.map((picture, view): ShadedPicture => {
        const { width, height, low, high, points } = cut(picture, cuts[view]!);
        // One energy, or what is sent back, tells no material.
        const mode = scanner.views[view]?.picture === "dual" || request.mode === "NEG" ? request.mode : "BW";
        return { width, height, points, pixels: shade(low, high, mode, scanner.name) };
      });
      tell(
        { frame: { ...frame, pictures } },
        pictures.map(({ pixels }) => pixels.buffer),
      );
    }
  } catch (error) {
    tell({ problem: error instanceof Error ? error.message : String(error) }, []);
  }
}

async function load(file: Uint8Array): Promise<void> {
  const bag = await decodePreview(file);
  const of = threatPreview(bag);
  const { pictures } = of.show(null);
  const bags = pictures.map(({ high, width, height }) => bagBox(high, width, height));
  const cuts = pictures.map((picture, view) => aroundBag(bags[view]!, picture));
  const { scanner } = previewModelOf(bag.scanner, 1);
  preview = { of, cuts, scanner };
  tell({ ready: { scanner, exact: bag.exact, bags, cuts } }, []);
}

function tell(message: PreviewAnswer, transfer: Transferable[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener, and no origin to name
  self.postMessage(message, { transfer });
}
