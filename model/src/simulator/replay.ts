import type { Confidence } from "./confidence.ts";
import { partsOf } from "./decisionCode.ts";
import {
  advance,
  needsConfirm,
  newSession,
  nextDeadline,
  type Decision,
  type SessionEvent,
  type PaperImage,
  type Session,
} from "./session.ts";
import type { SessionSettings } from "./settings.ts";

type Choice = SessionEvent extends infer Each ? (Each extends { elapsedMs: number } ? Omit<Each, "elapsedMs"> : never) : never;

/** The machine fed with decisions instead of a learner: the state a screen had that sent them. Stops at the first image without one. */
export function replay(settings: SessionSettings, images: readonly PaperImage[], decisions: readonly (Decision | null)[]): Session {
  let session = advance(newSession(settings, images), { type: "begin", elapsedMs: 0 });
  let sure: Confidence | null = null;
  for (const decision of decisions) {
    if (decision === null || session.phase === "sealing") break;
    if (endedUnseen(settings, decision)) return advance(session, { type: "clock", elapsedMs: decision.shownMs });
    session = play(toNextImage(session, decision.shownMs, sure), decision);
    sure = decision.confidence ?? null;
  }
  return toNextImage(session, session.elapsedMs, sure);
}

/**
 * What one claimed decision amounts to under the rules, or null when the rules allow no such decision (a hold without the
 * mark that is required, a time-out where nothing runs out). `sinceMs` is when the decision before it was made.
 */
export function judge(settings: SessionSettings, image: PaperImage, sinceMs: number, claim: Decision): Decision | null {
  const begun: Session = {
    phase: "loading",
    settings,
    images: [image],
    opened: [false],
    decisions: [],
    elapsedMs: sinceMs,
    index: 0,
    sinceMs,
  };
  const decided = play(begun, claim);
  const { elapsedMs } = decided;
  const played = advance(decided, { type: "rate", confidence: claim.confidence ?? null, elapsedMs });
  return played.phase === "review" ? null : (played.decisions[0] ?? null);
}

/** The session's time ran out before this image came, while the submission before it was still under way or read. */
const endedUnseen = ({ sessionTimerMs }: SessionSettings, { decision, shownMs }: Decision): boolean =>
  sessionTimerMs > 0 && shownMs >= sessionTimerMs && !partsOf(decision).viewed;

/** After feedback, and after a break, the learner chose when to go on, so the next image was shown when the claim says; how sure they are they said before. */
function toNextImage(session: Session, shownMs: number, confidence: Confidence | null): Session {
  const rated = session.phase === "rating" ? advance(session, { type: "rate", confidence, elapsedMs: shownMs }) : session;
  const submitted = rated.phase === "submitting" ? advance(rated, { type: "submitted", elapsedMs: rated.elapsedMs }) : rated;
  const read = submitted.phase === "feedback" ? advance(submitted, { type: "next", elapsedMs: shownMs }) : submitted;
  return read.phase === "break" ? advance(read, { type: "next", elapsedMs: shownMs }) : read;
}

function play(session: Session, claim: Decision): Session {
  if (session.phase !== "loading") return session;
  const { timedOut } = partsOf(claim.decision);
  const opened = session.opened.with(session.index, claim.opened);
  let now = advance({ ...session, opened }, { type: "shown", elapsedMs: Math.min(claim.shownMs, claim.elapsedMs) });
  // What was chosen before time ran out had been chosen in time.
  const chosenMs = timedOut ? now.elapsedMs : claim.elapsedMs;
  for (const choice of choicesOf(now, claim)) now = advance(now, { ...choice, elapsedMs: chosenMs });
  const due = timedOut ? nextDeadline(now) : null;
  return due !== null && now.phase === "looking" ? advance(now, { type: "clock", elapsedMs: Math.max(due, claim.elapsedMs) }) : now;
}

function choicesOf(session: Session, claim: Decision): Choice[] {
  const { viewed, letter, timedOut } = partsOf(claim.decision);
  const lastView = session.phase === "looking" ? (session.images[session.index]?.viewCount ?? 1) - 1 : 0;
  // In autohold a hold is pending from the beginning.
  const choices: Choice[] = letter === "H" ? [] : [{ type: "cancel" }];
  if (viewed) choices.push({ type: "view", view: lastView });
  if (letter === "P") return timedOut ? choices : [...choices, { type: "pass" }];
  choices.push({ type: "categorize", category: claim.category });
  for (const mark of claim.markedLocations) choices.push({ ...mark, type: "mark", view: mark.view ?? 0 });
  // Where no confirmation is needed nothing is ever pending, except what autohold holds by itself.
  const pending = !timedOut || needsConfirm(session.settings);
  if (letter !== null && pending) choices.push({ type: letter === "H" ? "hold" : "reject" });
  if (letter !== null && !timedOut) choices.push({ type: "confirm" });
  return choices;
}
