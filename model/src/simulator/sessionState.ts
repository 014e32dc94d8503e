import type { Confidence } from "./confidence.ts";
import type { SessionSettings } from "./settings.ts";
import type { DecisionBody, DecisionLetter, MarkedLocation, StoredMark } from "./wire.ts";

export interface PaperImage {
  viewCount: number;
}

/** What the learner has chosen for the image on screen and not submitted yet. */
export interface Control {
  viewed: boolean;
  opened: boolean;
  category: string | null;
  held: boolean;
  rejected: boolean;
  decision: DecisionLetter | null;
  markedLocations: readonly MarkedLocation[];
}

export type Decision = DecisionBody;

export interface Common {
  settings: SessionSettings;
  images: readonly PaperImage[];
  /** Opened bags by image: opening is permanent. */
  opened: readonly boolean[];
  /** One for each image decided so far, in order. */
  decisions: readonly Decision[];
  /** Time of the last event. */
  elapsedMs: number;
}

export type Session =
  | (Common & { phase: "intro" })
  | (Common & { phase: "loading"; index: number; sinceMs: number })
  | (Common & { phase: "looking"; index: number; shownMs: number; control: Control })
  /** How sure the learner is of the last decision; its time has ended with it. */
  | (Common & { phase: "rating"; index: number })
  /** `sinceMs`: from when on the next image is on its way. */
  | (Common & { phase: "submitting"; index: number; sinceMs: number })
  | (Common & { phase: "feedback"; index: number })
  /** Of a watch, before the bag at `index`; it goes on when the learner does. */
  | (Common & { phase: "break"; index: number; sinceMs: number })
  | (Common & { phase: "sealing"; index: number })
  | (Omit<Common, "decisions" | "opened"> & { phase: "review"; index: number });

export type SessionEvent = { elapsedMs: number } & (
  | { type: "begin" }
  | { type: "shown" }
  | { type: "view"; view: number }
  | { type: "open" }
  | { type: "categorize"; category: string | null }
  | ({ type: "mark" } & StoredMark)
  | { type: "unmark"; mark: number }
  | { type: "pass" }
  | { type: "hold" }
  | { type: "reject" }
  | { type: "confirm" }
  | { type: "cancel" }
  /** null: it is not said. */
  | { type: "rate"; confidence: Confidence | null }
  | { type: "submitted" }
  | { type: "next" }
  | { type: "sealed" }
  /** The server has ended it. */
  | { type: "end" }
  | { type: "clock" }
);
