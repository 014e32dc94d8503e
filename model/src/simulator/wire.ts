import type { RemovedDetails } from "../attempt/removedDetails.ts";
import type { ToldActivity } from "../attempt/activeTime.ts";
import type { ChoiceReason } from "./adaptive/chooseAdaptive.ts";
import type { Enhancement } from "./enhancements.ts";
import type { PassCriterion } from "./passCriteria.ts";
import type { Confidence } from "./confidence.ts";
import type { SessionSettings, SessionType } from "./settings.ts";

export type { SessionSettings, SessionType } from "./settings.ts";

/** What screen and server say to each other about a simulator session. Names are those of the specification. */

/** out: it was taken out of results afterwards. */
export type ImageCredit = "none" | "half" | "full" | "out";
export type DecisionLetter = "P" | "H" | "R";

/**
 * Pixels of that view's image; a missing view is view 0. With width and height it is a rectangle, and x and y its upper left corner.
 * With z it lies in the bag's volume: its view is `volumeView`, x, y and z are millimetres from the volume's corner (across the belt, along it
 * and upwards), and with width, height and depth along these three it is a box from there on.
 */
export interface MarkedLocation {
  x: number;
  y: number;
  z?: number | undefined;
  view?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  depth?: number | undefined;
}

/** A mark as it is kept: its view is always named. */
export type StoredMark = MarkedLocation & { view: number };

/** Pixels of that view's image. `threat` numbers the threats of one bag; polygons of the same threat share it. */
export interface TruthPolygon {
  view: number;
  points: [number, number][];
  category: string | null;
  name: string;
  threat?: number | undefined;
}

/**
 * Where a threat lies in its bag's volume: cubes of `voxel` millimetres. `from` and `size` are its box, in such cubes from the volume's corner;
 * `runs` are gaps and lengths of what is threat in it, z running fastest, then x, then y (see voxelRuns.ts). Polygons of the same threat share
 * `threat`, or name and category.
 */
export interface ThreatBody {
  category: string | null;
  name: string;
  threat?: number | undefined;
  voxel: number;
  from: [number, number, number];
  size: [number, number, number];
  runs: string;
}

/** The file of a tomograph (xray's volumeFile.ts). */
export interface VolumeConfig {
  url: string;
  bytes: number;
}

export interface ViewConfig {
  view: number;
  width: number;
  height: number;
  /** The measured view; of a view that was rendered elsewhere, its picture in colour. */
  url: string;
  bytes: number;
  /** Rendered views only: the picture of each enhancement there is; COL is among them. */
  pictures?: { enhancement: Enhancement; url: string; bytes: number }[] | undefined;
}

/** What the learner made of one image. found and credit stay null until the truth may be told. */
export interface ImageState {
  found: boolean | null;
  credit: ImageCredit | null;
  selected: boolean;
  category: string | null;
  /** Code such as "VIH" or "VT" (see decisionCode.ts); null while there is none. */
  decision: string | null;
  markedLocations: MarkedLocation[];
  opened: boolean;
  shownMs: number | null;
  elapsedMs: number | null;
  /** How sure the learner was; missing where it was not asked, or not said. */
  confidence?: Confidence | undefined;
}

/** The answer key of one image; all of it is null before the lock. */
export interface ImageTruth {
  correctDecision: DecisionLetter | null;
  threatCategory: string | null;
  threatDescription: string | null;
  threatArray: TruthPolygon[] | null;
  innocentArray: TruthPolygon[] | null;
  innocentItems: InnocentItem[] | null;
  /** Where the image has a volume; null or missing before the lock, and where it has none. */
  threatBodies?: ThreatBody[] | null | undefined;
  /** Why it was chosen, where it was chosen for its learner; missing before the lock. */
  reason?: ChoiceReason | undefined;
}

export interface InnocentItem {
  name: string;
  family: string;
}

export interface SessionImage extends ImageTruth {
  index: number;
  /** Of this session alone (see imageNumber.ts); the library's own number never leaves the server with a session. */
  imageId: number;
  custom: boolean;
  bagType: string;
  /** What was declared, never a threat; empty where the course hides manifests. */
  manifest: string[];
  /** 1 to 5; null before the lock. */
  difficulty: number | null;
  viewConfigs: ViewConfig[];
  /** At the console of a tomograph, where the image has one. */
  volume?: VolumeConfig | undefined;
  state: ImageState;
  /** Address of this image alone, as it stands now; null where nobody serves one, as in the gallery of consoles. */
  json: string | null;
  /** When the server first handed out a picture of it and when its decision arrived, since the session began; for whoever audits. */
  served?: { issuedMs: number | null; receivedMs: number | null } | undefined;
  /** What was done to the picture (see trace.ts); in a review only. */
  trace?: string | null | undefined;
}

export interface SimulatorObject {
  objectId: number;
  objectCategory: string;
  objectDescription: string;
}

export interface SessionLibrary {
  threatCategories: string[];
  templateVersion: number;
}

/** Whether a session could begin: null, or the code of what keeps it from it; and how many images it would show then. */
export interface SessionReadiness {
  code: string | null;
  images: number | null;
}

export interface SessionStart {
  sessionId: number;
  itemId: number;
  type: SessionType;
  isQuiz: boolean;
  isReview: boolean;
  categoryRequired: boolean;
  markRequired: boolean;
  imageLibrary: SessionLibrary;
  objects: SimulatorObject[];
  settings: SessionSettings;
  /** Milliseconds since the session began, by the server's clock, when this answer was made. */
  elapsedMs: number;
  images: SessionImage[];
}

/** Body of PUT …/images/{index}: the decision as the machine recorded it. */
export interface DecisionBody {
  decision: string;
  category: string | null;
  markedLocations: MarkedLocation[];
  opened: boolean;
  shownMs: number;
  elapsedMs: number;
  /** How sure the learner is, where it is asked and was said. */
  confidence?: Confidence | undefined;
  /** Kept in the browser's journal and sent late; the server allows it maxDisconnectTime and flags it. */
  journal?: boolean | undefined;
  /** What was done to the picture (see trace.ts); kept for the review, of no effect on the credit. */
  trace?: string | undefined;
}

export interface DecisionAnswer {
  state: ImageState;
  /** Practice with feedback only. */
  feedback?: ImageTruth | undefined;
}

export interface OpenAnswer {
  innocentItems: InnocentItem[];
  /** Where they lie, for their names on the picture; null where the course does not show the inspected bag. */
  innocentArray: TruthPolygon[] | null;
}

/** One entry of `state` in the seal: the decision by image, in the specification's names. */
export interface SealedState {
  imageId: number;
  decision: string;
  category: string | null;
  markedLocations: MarkedLocation[];
  opened?: boolean | undefined;
  shownMs?: number | undefined;
  elapsedMs?: number | undefined;
  confidence?: Confidence | undefined;
}

export interface SealBody {
  /** Whole seconds; a claim, the server counts its own. */
  duration: number;
  /** How much of the session this page was seen and worked at (see activeTime.ts); within the server's clock it counts as told. */
  activity?: ToldActivity | undefined;
  sessionId: number;
  state: SealedState[];
  courseDuration?: number | undefined;
}

export interface Counts {
  hits: number;
  misses: number;
  falseAlarms: number;
  correctRejections: number;
  criticalErrors: number;
}

export interface SessionResults extends Counts {
  passed: boolean;
  /** What it fell short of. */
  unmet: PassCriterion[];
  passingScore: number;
  /** Percent with at most two decimals. */
  score: number;
  finalExamLocked: boolean;
  /** Whole seconds of active time, within the server's clock. */
  duration: number;
  /** Whole seconds from the start to the end, by the server's clock. */
  elapsed: number;
}

/** GET of a sealed session, with truth, the learner's marks and the results. */
export interface SessionReview extends SessionStart {
  results: SessionResults;
  /** The bags and what was decided of them are gone; the results stay. */
  removed?: RemovedDetails;
  /** What was done to the pictures is gone. */
  tracesRemoved?: RemovedDetails;
  startedAt: string;
  endAt: string;
  /** A key was wrong and it was marked again: how it stood first. */
  first?: FirstSessionResult;
}

/** The result a session was handed in with, and why it is another one now. */
export interface FirstSessionResult {
  score: number;
  passed: boolean;
  reason: string;
  regradedAt: string;
  /** By the new key it would not be passed; what was passed stays so. */
  passKept: boolean;
}

export interface SessionRow extends Counts {
  id: number;
  type: SessionType;
  /** A practice in which threats were rare. */
  watch: boolean;
  courseId: number;
  /** Null for a quiz. */
  unitId: number | null;
  score: number;
  passed: boolean;
  duration: number;
  images: number;
  startedAt: string;
  endAt: string;
}

export interface SessionRows {
  rows: SessionRow[];
  count: number;
}

export interface CompletedExam {
  id: number;
  categoryRequired: boolean;
  type: SessionType;
  /** Image ids, comma separated. */
  bagList: string;
  passed: boolean;
  passingScore: number;
  score: number;
}
