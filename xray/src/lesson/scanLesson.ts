import type { BagRecipe } from "../bag/bagRecipe.ts";
import { calibrationBag, calibrationPose } from "../bag/calibrationBag.ts";
import { modelOf } from "../bag/modelOf.ts";
import type { PackedBag } from "../bag/packBag.ts";
import type { ScannedBag, TruthPolygon } from "../bag/scannedBag.ts";
import type { ScannerModel } from "../bag/scannerModel.ts";
import { scanPacked } from "../bag/scanPacked.ts";
import { isScannerName, type ScannerName, scanners } from "../geometry/scanners.ts";
import { catalogue, isKind } from "../catalogue/catalogue.ts";
import { threatCategories, type ThreatCategory } from "../solid.ts";
import { layRow } from "./layRow.ts";
import type { LessonSubject } from "./lessonSubject.ts";

type OnPacked = (bag: PackedBag, scanner: ScannerModel) => void;

/** Rows need none; the noise of their detectors is the same at every look. */
const rowSeed = 7;

const isCategory = (name: string): name is ThreatCategory => threatCategories.some((category) => category === name);

const recipeOf = ({ seed, profile, containers, threat, concealment, scanner = "S160" }: LessonSubject & { show: "bag" }): BagRecipe => {
  if (threat !== undefined && !isCategory(threat.category)) throw new Error(`There is no category "${threat.category}".`);
  if (!isScannerName(scanner)) throw new Error(`There is no scanner "${scanner}".`);
  return {
    seed,
    scanner,
    threat:
      threat === undefined || !isCategory(threat.category)
        ? null
        : { category: threat.category, ...(threat.kind === undefined ? {} : { kind: threat.kind }) },
    ...(concealment === undefined ? {} : { concealment }),
    ...(profile === undefined ? {} : { profile }),
    ...(containers === undefined ? {} : { containers }),
  };
};

const scanLaid = (scanner: ScannerName, laid: PackedBag, now?: () => number, onPacked?: OnPacked): Promise<ScannedBag> => {
  onPacked?.(laid, modelOf(scanner));
  return scanPacked(modelOf(scanner), laid, rowSeed, now);
};

/**
 * The scan a page asks for. A bag's packing comes with the engine that lets things fall: it is loaded only for bags. `onPacked` is told what is
 * scanned next; where that does not show its threat another one follows.
 */
export const scanLesson = async (subject: LessonSubject, now?: () => number, onPacked?: OnPacked): Promise<ScannedBag> => {
  switch (subject.show) {
    case "bag": {
      const { scanBag } = await import("../bag/scanBag.ts");
      const recipe = recipeOf(subject);
      return scanBag(recipe, now, (bag) => onPacked?.(bag, modelOf(recipe.scanner)));
    }
    case "row":
      return scanLaid("S160", layRow(subject.places, subject.gapMillimetres), now, onPacked);
    case "calibration": {
      const scanner = subject.scanner ?? "S160";
      return scanLaid(scanner, calibrationBag(calibrationPose(scanners[scanner])), now, onPacked);
    }
  }
};

/** The outlines of what a page names: an item of a row by its name, an article of a bag by its kind. */
export const outlinesOfName = (subject: LessonSubject, { threats, innocents }: ScannedBag, of: string): TruthPolygon[] => {
  const name = subject.show === "bag" && isKind(of) ? catalogue[of].name : of;
  return [...threats, ...innocents].filter((polygon) => polygon.name === name);
};
