import { type ConsoleType, layoutOf } from "@vigil/model/simulator/consoleNames";
import { sessionSettingsOf, simConfigSchema, simulatorConfigurationSchema } from "@vigil/model/simulator/settings";
import { untouched } from "@vigil/model/simulator/untouched";
import type { SessionImage, SessionSettings } from "@vigil/model/simulator/wire";
import type { ScannerName } from "@vigil/xray/geometry/scanners";
import { scanners } from "@vigil/xray/geometry/scanners";
import { consoles } from "../simulator/consoles/consoles.ts";
import type { LessonOrder } from "../lesson/lessonScan.ts";

/** Which of the scanners fits a console; where none is known it is the usual one. */
const scannerByType: Partial<Record<ConsoleType, ScannerName>> = {
  pxb: "S160single",
  gem: "S160single",
  vis: "S160single",
  mvxr: "H180",
  mvt: "H180",
  paxm: "H180",
  rtt: "H180",
  rttv: "H180",
  ctix: "H180",
  intercept4: "H180",
  vacis: "G662",
  hcv: "G662",
};
export const scannerOf = (type: ConsoleType): ScannerName => scannerByType[type] ?? "S160";

/** What a console is tried on: the calibration object, then an innocent bag, then one with a threat. */
export const samples = (type: ConsoleType): readonly LessonOrder[] => {
  const scanner = scannerOf(type);
  const rest = { look: [], ...(consoles[type].volumes ? { volume: true as const } : {}) };
  return [
    { subject: { show: "calibration", scanner }, ...rest },
    { subject: { show: "bag", seed: 4, scanner }, ...rest },
    { subject: { show: "bag", seed: 9, threat: { category: "knives" }, scanner }, ...rest },
  ];
};

/** Where a sample's view is found; never fetched from the server. */
export const sampleUrl = (bag: number, view: number): string => `sample/${bag}/${view}`;

export function sampleImages(type: ConsoleType): SessionImage[] {
  const { views, lineCount, detectorCount } = scanners[scannerOf(type)];
  return samples(type).map((_, index) => ({
    index,
    imageId: index + 1,
    custom: false,
    bagType: "",
    manifest: [],
    difficulty: null,
    viewConfigs: views.map((__, view) => ({ view, width: lineCount, height: detectorCount, url: sampleUrl(index, view), bytes: 1 })),
    state: untouched,
    json: null,
    correctDecision: null,
    threatCategory: null,
    threatDescription: null,
    threatArray: null,
    innocentArray: null,
    innocentItems: null,
  }));
}

export type TryOptions = Pick<SessionSettings, "orientation" | "viewLayout" | "layout" | "markType">;

/** A practice without a clock, as a course with nothing set would give it. */
export const sampleSettings = (type: ConsoleType, options: TryOptions): SessionSettings => ({
  ...sessionSettingsOf(
    "Practice",
    simulatorConfigurationSchema.parse({}),
    simConfigSchema.parse({ model: type, layout: layoutOf[type] }),
    {},
  ),
  ...options,
});
