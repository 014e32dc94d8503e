import type { PackedBag } from "@vigil/xray/bag/packBag";
import { decodeView } from "@vigil/xray/file/decodeView";
import type { View, ViewSource } from "@vigil/xray/file/view";
import { coarseViews } from "@vigil/xray/lesson/coarseViews";
import { outlinesOfName, scanLesson } from "@vigil/xray/lesson/scanLesson";
import { voxelise } from "@vigil/xray/volume/voxelise";
import { withNoise } from "@vigil/xray/volume/withNoise";
import type { Outline } from "../simulator/screen/Marks.tsx";
import { bagBox } from "../simulator/viewer/bagBox.ts";
import type { MeasuredScan } from "../simulator/viewer/scan.ts";
import type { Box } from "../simulator/viewer/zoom.ts";
import { arrowAt } from "./arrowAt.ts";
import { type LessonScan, packedShare, type ScanAnswer, type ScanOrder } from "./lessonScan.ts";

addEventListener("message", ({ data }: MessageEvent<ScanOrder>) => void answer(data));

async function answer(wanted: ScanOrder): Promise<void> {
  const { key } = wanted;
  try {
    let packed: PackedBag | null = null;
    const made = await make(wanted, (bag) => (packed = bag));
    say({ key, made }, buffersOf(made.scans));
    if (wanted.order.volume === true && packed !== null) {
      const volume = withNoise(voxelise(packed));
      say({ key, volume }, [volume.voxels.buffer]);
    }
  } catch (error) {
    say({ key, failure: error instanceof Error ? error.message : String(error) });
  }
}

async function make({ key, order: { subject, look, coarse } }: ScanOrder, onPacked: (bag: PackedBag) => void): Promise<LessonScan> {
  let step = 0;
  let steps = Infinity;
  const before = subject.show === "bag" ? packedShare : 0;
  // The scanner asks for the time after each step of its work: that is the progress.
  const now = () => {
    step += 1;
    if (steps < Infinity) say({ key, share: before + (1 - before) * Math.min(1, step / steps) });
    return performance.now();
  };
  const scanOf = (view: View & ViewSource, name: string): MeasuredScan => {
    const { width, height, high } = view;
    return { kind: "measured", ...view, id: `${key} ${name}`, bag: withMargin(bagBox(high, width, height), width, height) };
  };
  const bag = await scanLesson(subject, now, (packed, scanner) => {
    onPacked(packed);
    [step, steps] = [0, scanner.fans.length * (2 * packed.articles.length + 7)];
    say({ key, share: before });
    if (coarse === undefined || subject.show !== "bag") return; // whatever else there is takes hardly longer itself
    const seen = coarseViews(scanner, packed).map((view, index) => ({ ...scanOf(view, `${index} coarse`), coarse: true as const }));
    say({ key, coarse: seen }, buffersOf(seen));
  });
  const views = await Promise.all(bag.views.map((bytes) => decodeView(bytes)));
  const scans = views.map((view, index) => scanOf(view, String(index)));
  const outlines = look.flatMap((one): Outline[] => {
    if ("at" in one) return arrowAt(one, scans);
    return outlinesOfName(subject, bag, one.of).map(({ view, points, category }) => ({
      kind: category === null ? "innocent" : "threat",
      view,
      points,
      label: one.label,
    }));
  });
  const { views: _, timings: _timings, measures: _measures, ...known } = bag;
  return { scans, outlines, bag: known };
}

/** Room for the names of what is outlined, as far as the scan reaches. */
function withMargin({ x, y, width, height }: Box, scanWidth: number, scanHeight: number): Box {
  const left = Math.max(0, x - 24);
  const top = Math.max(0, y - 20);
  return { x: left, y: top, width: Math.min(scanWidth, x + width + 24) - left, height: Math.min(scanHeight, y + height + 8) - top };
}

/** Both energies of a grey picture are the same numbers, and nothing can be handed over twice. */
const buffersOf = (scans: readonly MeasuredScan[]): ArrayBuffer[] =>
  [...new Set(scans.flatMap(({ low, high }) => [low.buffer, high.buffer]))].filter((buffer) => buffer instanceof ArrayBuffer);

const say = (message: ScanAnswer, transfer: ArrayBuffer[] = []): void => postMessage(message, { transfer });
