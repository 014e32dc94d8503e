import type { PackedBag } from "@vigil/xray/bag/packBag";
import { decodeView } from "@vigil/xray/file/decodeView";
import { outlinesOfName, scanLesson } from "@vigil/xray/lesson/scanLesson";
import { voxelise } from "@vigil/xray/volume/voxelise";
import { withNoise } from "@vigil/xray/volume/withNoise";
import type { Outline } from "../simulator/screen/Marks.tsx";
import { bagBox } from "../simulator/viewer/bagBox.ts";
import type { MeasuredScan } from "../simulator/viewer/scan.ts";
import type { Box } from "../simulator/viewer/zoom.ts";
import { arrowAt } from "./arrowAt.ts";
import type { LessonScan, ScanAnswer, ScanOrder } from "./lessonScan.ts";

addEventListener("message", ({ data }: MessageEvent<ScanOrder>) => void answer(data));

async function answer(wanted: ScanOrder): Promise<void> {
  const { key } = wanted;
  try {
    let packed: PackedBag | null = null;
    const made = await make(wanted, (bag) => (packed = bag));
    // Both energies of a grey picture are the same numbers, and nothing can be handed over twice.
    const buffers = new Set(made.scans.flatMap(({ low, high }) => [low.buffer, high.buffer]));
    say(
      { key, made },
      [...buffers].filter((buffer) => buffer instanceof ArrayBuffer),
    );
    if (wanted.order.volume === true && packed !== null) {
      const volume = withNoise(voxelise(packed));
      say({ key, volume }, [volume.voxels.buffer]);
    }
  } catch (error) {
    say({ key, failure: error instanceof Error ? error.message : String(error) });
  }
}

async function make({ key, order: { subject, look } }: ScanOrder, onPacked: (bag: PackedBag) => void): Promise<LessonScan> {
  let step = 0;
  // The scanner asks for the time after each step of its work: that is the progress.
  const now = () => {
    step += 1;
    say({ key, step });
    return performance.now();
  };
  const bag = await scanLesson(subject, now, onPacked);
  const views = await Promise.all(bag.views.map((bytes) => decodeView(bytes)));
  const scans = views.map((view, index): MeasuredScan => {
    const { width, height, high } = view;
    return { kind: "measured", ...view, id: `${key} ${index}`, bag: withMargin(bagBox(high, width, height), width, height) };
  });
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

const say = (message: ScanAnswer, transfer: ArrayBuffer[] = []): void => postMessage(message, { transfer });
