import type { Session } from "./sessionState.ts";
import type { DecisionLetter } from "./wire.ts";

/** What of the bag on screen is shown and chosen at this moment, under the specification's names. */
export interface ControlState {
  /** The picture names what was found in the opened bag. */
  showInspected: boolean;
  showManifest: boolean;
  /** The contents of the opened bag are listed. */
  showOpen: boolean;
  /** The threats are drawn: after the decision, where the course gives feedback. */
  showThreatMarked: boolean;
  /** Anything but the learner's own marks is drawn over the picture. */
  showOverlay: boolean;
  opened: boolean;
  category: string | null;
  held: boolean;
  rejected: boolean;
  decision: DecisionLetter | null;
  /** How many things under way keep the learner from choosing; 0 = free. */
  uiLocked: number;
}

/** What the learner asked to see. */
export interface Asked {
  manifest: boolean;
  open: boolean;
  inspected: boolean;
  /** The contents of the bag are on their way. */
  reading: boolean;
}

const nothing = { opened: false, category: null, held: false, rejected: false, decision: null };

/** Shown is what was asked for and what course, configuration and phase allow. */
export function controlState(session: Session, asked: Asked): ControlState {
  const { settings, phase } = session;
  const { opened, category, held, rejected, decision } = session.phase === "looking" ? session.control : nothing;
  const showInspected = settings.showInspected && opened && asked.inspected;
  const showThreatMarked = phase === "feedback";
  return {
    showInspected,
    showManifest: settings.showManifest && asked.manifest,
    showOpen: opened && asked.open,
    showThreatMarked,
    showOverlay: showInspected || showThreatMarked,
    opened,
    category,
    held,
    rejected,
    decision,
    uiLocked: [phase === "loading", phase === "submitting", phase === "sealing", asked.reading].filter(Boolean).length,
  };
}
