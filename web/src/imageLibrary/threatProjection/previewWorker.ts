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
}
/** A part of a view in colours; places in pixels of the whole view. */
export interface ShadedPart extends Box {
  pixels: Uint8ClampedArray<ArrayBuffer>;
}
export interface ShadedFrame extends Omit<PreviewFrame, "patches"> {
  /** The cut of each view without the threat, when it is another than before. */
  bases: ShadedPart[] | null;
  /** What the threat changes of each. */
  patches: { part: ShadedPart | null; points: [number, number][] | null }[];
}
export type PreviewAnswer = { ready: PreviewReady } | { frame: ShadedFrame } | { problem: string };

/** With the part of each view that is drawn: less to draw is more pictures a second. */
let preview: { of: ThreatPreview; cuts: Box[]; scanner: Scanner } | null = null;
/** In which colours the bag was sent last. */
let sent: PreviewMode | null = null;
// One after the other: a place that is asked for while the bag is unpacked waits for it.
let last = Promise.resolve();
self.addEventListener("message", ({ data }: MessageEvent<PreviewRequest>) => {
  last = last.then(() => answer(data));
});

async function answer(request: PreviewRequest): Promise<void> {
  try {
    if ("load" in request) await load(request.load);
    else if (preview !== null) {
      const frame = request.show === null ? untouched : preview.of.show(request.show);
      const bases = sent === request.mode ? null : preview.of.bare.map((picture, view) => shadedPart(picture, view, request.mode)!);
      sent = request.mode;
      const patches = preview.of.bare.map((_, view) => {
        const patch = frame.patches[view];
        return { part: patch ? shadedPart(patch, view, request.mode, patch) : null, points: patch?.points ?? null };
      });
      const parts = [...(bases ?? []), ...patches.map(({ part }) => part)];
      tell({ frame: { ...frame, bases, patches } }, [...new Set(parts.flatMap((part) => (part === null ? [] : [part.pixels.buffer])))]);
    }
  } catch (error) {
    tell({ problem: error instanceof Error ? error.message : String(error) }, []);
  }
}

const untouched: PreviewFrame = { patches: [], touching: [], outsideTunnel: false };

function shadedPart(picture: PreviewPicture, view: number, asked: PreviewMode, at?: { x: number; y: number }): ShadedPart | null {
  const { cuts, scanner } = preview!;
  const part = cut(picture, cuts[view]!, at);
  if (part === null) return null;
  const { low, high, ...box } = part;
  // One energy, or what is sent back, tells no material.
  const mode = scanner.views[view]?.picture === "dual" || asked === "NEG" ? asked : "BW";
  return { ...box, pixels: shade(low, high, mode, scanner.name) };
}

async function load(file: Uint8Array): Promise<void> {
  const bag = await decodePreview(file);
  const of = threatPreview(bag);
  const bags = of.bare.map(({ high, width, height }) => bagBox(high, width, height));
  const cuts = of.bare.map((picture, view) => aroundBag(bags[view]!, picture));
  const { scanner } = previewModelOf(bag.scanner, 1);
  preview = { of, cuts, scanner };
  sent = null;
  tell({ ready: { scanner, exact: bag.exact, bags } }, []);
}

function tell(message: PreviewAnswer, transfer: Transferable[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener, and no origin to name
  self.postMessage(message, { transfer });
}
