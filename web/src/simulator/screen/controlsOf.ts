import { canConfirm, canOpen, needsConfirm, type Session } from "@vigil/model/simulator/session";
import type { DecisionName } from "../consoles/console.ts";
import type { Action } from "../session/sessionRun.ts";

export interface SessionControls {
  /** May anything be chosen for the bag on screen? */
  readonly choosing: boolean;
  readonly enabled: Readonly<Record<DecisionName, boolean>>;
  /** Hold and reject wait for a confirmation. */
  readonly confirmShown: boolean;
  readonly chosen: "hold" | "reject" | null;
  readonly hint: Hint;
  readonly open: { readonly possible: boolean; readonly opened: boolean };
}

export type Hint = "choose" | "both" | "mark" | "category" | "confirm" | "submitting" | "loading" | "sealing";

/** What the learner can do now. Pure: the decision bar and the keyboard ask the same. */
export function controlsOf(session: Session): SessionControls {
  const confirmShown = needsConfirm(session.settings);
  if (session.phase !== "looking")
    return { choosing: false, enabled: nothing, confirmShown, chosen: null, hint: hintOf(session), open: closed };
  const { control } = session;
  const stopped = control.held || control.rejected;
  const touched = stopped || control.category !== null || control.markedLocations.length > 0;
  return {
    choosing: true,
    enabled: { pass: true, hold: true, reject: true, cancel: touched, confirm: canConfirm(session) },
    confirmShown: confirmShown || stopped,
    chosen: control.held ? "hold" : control.rejected ? "reject" : null,
    hint: hintOf(session),
    open: { possible: canOpen(session), opened: control.opened },
  };
}

const nothing = { pass: false, hold: false, reject: false, cancel: false, confirm: false };
const closed = { possible: false, opened: false };

function hintOf(session: Session): Hint {
  if (session.phase === "rating" || session.phase === "submitting" || session.phase === "feedback") return "submitting";
  if (session.phase === "sealing") return "sealing";
  if (session.phase !== "looking") return "loading";
  const { control, settings } = session;
  if (!control.held && !control.rejected) return "choose";
  const category = settings.categoryRequired && control.category === null;
  const mark = settings.markRequired && control.markedLocations.length === 0;
  return category && mark ? "both" : category ? "category" : mark ? "mark" : "confirm";
}

/** What the machine is told when a decision key is pressed. */
export const decisionActions: Readonly<Record<DecisionName, Action>> = {
  pass: { type: "pass" },
  hold: { type: "hold" },
  reject: { type: "reject" },
  cancel: { type: "cancel" },
  confirm: { type: "confirm" },
};
