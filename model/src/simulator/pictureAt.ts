import { marksAfter } from "./markSteps.ts";
import type { Trace } from "./trace.ts";
import type { VolumePane, VolumeStep } from "./volumeSteps.ts";
import type { MarkedLocation } from "./wire.ts";

interface Region {
  view: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a bag's picture was shown at one moment; names are those of the trace, what is not named is as at the beginning. */
export interface ShownPicture {
  view: number;
  enhancement: string;
  adjustments: Readonly<Record<string, number>>;
  /** Of the region, where one was selected. */
  regional: Readonly<Record<string, number>>;
  region: Region | null;
  /** By view: picture pixels on the screen per pixel of the image, the image's pixel in the middle, and the size of the view, 0 × 0 where it was not kept. */
  zooms: Readonly<Record<number, { factor: number; x: number; y: number; width: number; height: number }>>;
  marks: readonly MarkedLocation[];
  /** What was done to the volume last, of each kind; of magnifying, pane by pane. */
  volume: ShownVolume;
}

type Last<Kind extends VolumeStep["kind"]> = Omit<Extract<VolumeStep, { kind: Kind }>, "kind">;
export interface ShownVolume {
  turn?: Last<"turn">;
  slice?: Last<"slice">;
  cut?: Last<"cut">;
  window?: Last<"window">;
  pane?: VolumePane;
  magnified?: Readonly<Partial<Record<VolumePane, Last<"magnify">>>>;
  /** Alarms that are cleared, by their places. */
  cleared?: readonly number[];
}

const untouched: ShownPicture = {
  view: 0,
  enhancement: "COL",
  adjustments: {},
  regional: {},
  region: null,
  zooms: {},
  marks: [],
  volume: {},
};

/** The picture after all steps up to a moment: a trace played back. At its beginning nothing has been done yet, however quick the first step was. */
export function pictureAt({ steps }: Trace, atMs: number): ShownPicture {
  let shown = untouched;
  for (const step of steps) {
    if (atMs === 0 || step.atMs > atMs) break;
    switch (step.kind) {
      case "view":
        shown = { ...shown, view: step.view };
        break;
      case "enhance":
        shown = { ...shown, enhancement: step.enhancement };
        break;
      case "adjust": {
        const where = shown.region === null ? "adjustments" : "regional";
        shown = { ...shown, [where]: { ...shown[where], [step.adjustment]: step.value } };
        break;
      }
      case "zoom": {
        const { view, factor, x, y, width, height } = step;
        shown = { ...shown, zooms: { ...shown.zooms, [view]: { factor, x, y, width, height } } };
        break;
      }
      case "select": {
        const { view, x, y, width, height } = step;
        const region = width === 0 || height === 0 ? null : { view, x, y, width, height };
        // A region begins with the adjustments of the whole picture.
        const regional = region === null ? {} : shown.region === null ? shown.adjustments : shown.regional;
        shown = { ...shown, region, regional };
        break;
      }
      case "reset":
        shown = { ...untouched, view: shown.view, zooms: shown.zooms, marks: shown.marks, volume: shown.volume };
        break;
      case "mark":
      case "unmark":
      case "clear":
        shown = { ...shown, marks: marksAfter(shown.marks, step) };
        break;
      case "turn":
      case "slice":
      case "cut":
      case "window":
        shown = { ...shown, volume: { ...shown.volume, [step.kind]: step } };
        break;
      case "pane":
        shown = { ...shown, volume: { ...shown.volume, pane: step.pane } };
        break;
      case "magnify":
        shown = { ...shown, volume: { ...shown.volume, magnified: { ...shown.volume.magnified, [step.pane]: step } } };
        break;
      case "resolve": {
        const others = (shown.volume.cleared ?? []).filter((alarm) => alarm !== step.alarm);
        shown = { ...shown, volume: { ...shown.volume, cleared: step.cleared ? [...others, step.alarm] : others } };
        break;
      }
      case "manifest":
      case "open":
        break;
    }
  }
  return shown;
}
