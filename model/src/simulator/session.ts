import { mostRatingMs, type Confidence } from "./confidence.ts";
import { tick } from "../attempt/tick.ts";
import { decisionCode } from "./decisionCode.ts";
import type { Common, Control, Decision, SessionEvent, PaperImage, Session } from "./sessionState.ts";
import { storedMark } from "./marking.ts";
import { openCount, type SessionSettings } from "./settings.ts";
import { breakBefore, feedbackAt, restsBefore } from "./watch/watch.ts";
import type { ImageState } from "./wire.ts";

export type { Control, Decision, SessionEvent, PaperImage, Session } from "./sessionState.ts";

/** An image counts as shown at the latest so long after the decision before it, however slowly it arrives. */
export const mostLoadingMs = 10_000;

export const newSession = (settings: SessionSettings, images: readonly PaperImage[]): Session => ({
  phase: "intro",
  settings,
  images,
  opened: images.map(() => false),
  decisions: [],
  elapsedMs: 0,
});

/** Goes on after the stored decisions; the image that comes next has been running since the decision before it. */
export function resumeSession(
  settings: SessionSettings,
  images: readonly PaperImage[],
  states: readonly ImageState[],
  elapsedMs: number,
): Session {
  const decisions: Decision[] = [];
  for (const state of states) {
    if (state.decision === null) break;
    const { decision, category, markedLocations, opened, confidence } = state;
    const times = { shownMs: state.shownMs ?? 0, elapsedMs: state.elapsedMs ?? 0 };
    decisions.push({ decision, category, markedLocations, opened, ...times, ...(confidence === undefined ? {} : { confidence }) });
  }
  const sinceMs = decisions.at(-1)?.elapsedMs ?? 0;
  const common: Common = {
    settings,
    images,
    opened: images.map((_, index) => states[index]?.opened ?? false),
    decisions,
    elapsedMs: sinceMs,
  };
  // Nothing ran while the learner read feedback or had a break.
  const shownFromMs = decisions.length > 0 && restsBefore(settings, decisions.length) ? tick(elapsedMs) : sinceMs;
  return advance(showNext(common, shownFromMs), { type: "clock", elapsedMs });
}

/** Back to what was in the last bag decided, for whoever was reading it when the page was loaded anew. */
export function backToFeedback(session: Session, index: number): Session {
  if (!["loading", "looking", "sealing", "break"].includes(session.phase) || session.phase === "review") return session;
  const { settings, images, opened, decisions, elapsedMs } = session;
  const over = settings.sessionTimerMs > 0 && elapsedMs >= settings.sessionTimerMs;
  if (!feedbackAt(settings, index) || over || index !== decisions.length - 1) return session;
  return { phase: "feedback", settings, images, opened, decisions, elapsedMs, index };
}

/** When the session next changes by itself; the screen sets one timer for it and then sends "clock". */
export function nextDeadline(session: Session): number | null {
  const { sessionTimerMs, imageTimerMs } = session.settings;
  if (session.phase === "intro" || session.phase === "sealing" || session.phase === "review") return null;
  const sessionEndsMs = sessionTimerMs > 0 ? sessionTimerMs : Infinity;
  const earliest = Math.min(sessionEndsMs, imageEndsMs());
  return earliest === Infinity ? null : earliest;

  function imageEndsMs(): number {
    if (session.phase === "rating") return ratedByMs(session);
    if (imageTimerMs === 0) return Infinity;
    if (session.phase === "loading") return session.sinceMs + mostLoadingMs;
    return session.phase === "looking" ? session.shownMs + imageTimerMs : Infinity;
  }
}

const ratedByMs = ({ decisions, elapsedMs }: Common): number => (decisions.at(-1)?.elapsedMs ?? elapsedMs) + mostRatingMs;

export function advance(session: Session, event: SessionEvent): Session {
  const at = Math.max(session.elapsedMs, tick(event.elapsedMs));
  return act(settle(session, at), event, at);
}

/** Hold and reject wait for a confirmation where the threat is to be marked or categorized. */
export const needsConfirm = ({ markRequired, categoryRequired }: SessionSettings): boolean => markRequired || categoryRequired;

export const canOpen = (session: Session): boolean =>
  session.phase === "looking" && session.settings.showOpen && openCount(session.settings) > 0 && !session.control.opened;

export function canConfirm(session: Session): boolean {
  if (session.phase !== "looking") return false;
  const { control, settings } = session;
  if (!control.held && !control.rejected) return false;
  return (!settings.categoryRequired || control.category !== null) && (!settings.markRequired || control.markedLocations.length > 0);
}

type Looking = Extract<Session, { phase: "looking" }>;

function act(session: Session, event: SessionEvent, at: number): Session {
  if (event.type === "end") return reviewOf(session);
  if (session.phase === "looking") return choose(session, event, at);
  // The server's clock runs from the start of the session, however long the intro stays open.
  if (session.phase === "intro" && event.type === "begin") return settle(showNext(session, 0), at);
  if (session.phase === "loading" && event.type === "shown") return look(session, session.index, at);
  if (session.phase === "rating" && event.type === "rate") return rated(session, event.confidence, at);
  if (session.phase === "feedback" && event.type === "next") return showNext(session, at);
  if (session.phase === "break" && event.type === "next") return loading(session, at);
  if (session.phase === "sealing" && event.type === "sealed") return reviewOf(session);
  if (session.phase === "submitting" && event.type === "submitted") {
    if (feedbackAt(session.settings, session.index)) return { ...session, phase: "feedback" };
    return settle(showNext(session, session.sinceMs), at);
  }
  return session;
}

function choose(session: Looking, event: SessionEvent, at: number): Session {
  const { control, settings, images, index } = session;
  const change = (part: Partial<Control>): Session => ({ ...session, control: { ...control, ...part } });
  switch (event.type) {
    case "view":
      return event.view === (images[index]?.viewCount ?? 1) - 1 ? change({ viewed: true }) : session;
    case "open":
      return canOpen(session) ? { ...session, opened: session.opened.with(index, true), control: { ...control, opened: true } } : session;
    case "categorize":
      return change({ category: event.category });
    case "mark": {
      const mark = storedMark(event);
      return change({ markedLocations: settings.multipleMarks ? [...control.markedLocations, mark] : [mark] });
    }
    case "unmark":
      return change({ markedLocations: control.markedLocations.filter((_, mark) => mark !== event.mark) });
    case "pass":
      return record(session, { ...control, decision: "P", category: null, markedLocations: [] }, at, false);
    case "hold":
      return stop(session, { ...control, held: true, rejected: false, decision: "H" }, at);
    case "reject":
      return stop(session, { ...control, held: false, rejected: true, decision: "R" }, at);
    case "confirm":
      return canConfirm(session) ? record(session, control, at, false) : session;
    case "cancel":
      return change({ category: null, held: false, rejected: false, decision: null, markedLocations: [] });
    case "begin":
    case "rate":
    case "shown":
    case "submitted":
    case "next":
    case "sealed":
    case "end":
    case "clock":
      break;
  }
  return session;
}

const stop = (session: Looking, control: Control, at: number): Session =>
  needsConfirm(session.settings) ? { ...session, control } : record(session, control, at, false);

function expire(session: Session, due: number): Session {
  if (session.phase === "intro" || session.phase === "sealing" || session.phase === "review") return session;
  const { sessionTimerMs } = session.settings;
  if (sessionTimerMs > 0 && due >= sessionTimerMs) return expireSession(session, due);
  if (session.phase === "loading") return look(session, session.index, due);
  if (session.phase === "rating") return rated(session, null, due);
  return session.phase === "looking" ? record(session, session.control, due, true) : session;
}

/** When the session's time is over, the time of each image left is over too. */
function expireSession(session: Exclude<Session, { phase: "intro" | "sealing" | "review" }>, due: number): Session {
  const decided = session.phase === "looking" ? record(session, session.control, due, true) : session;
  const rest = decided.images
    .slice(decided.decisions.length)
    .map((_, offset) => unseen(decided.opened[decided.decisions.length + offset] ?? false, due));
  return sealing({ ...decided, decisions: [...decided.decisions, ...rest] });
}

const unseen = (opened: boolean, at: number): Decision => ({
  decision: decisionCode({ viewed: false, opened, letter: null, timedOut: true }),
  category: null,
  markedLocations: [],
  opened,
  shownMs: at,
  elapsedMs: at,
});

type Rating = Extract<Session, { phase: "rating" }>;
type Submitting = Extract<Session, { phase: "submitting" }>;

/** With the last decision goes how sure the learner is of it. */
function rated({ settings, images, opened, decisions, index, elapsedMs }: Rating, confidence: Confidence | null, at: number): Submitting {
  const last = decisions.at(-1);
  const told = last === undefined || confidence === null ? decisions : [...decisions.slice(0, -1), { ...last, confidence }];
  return { phase: "submitting", settings, images, opened, decisions: told, elapsedMs: Math.max(elapsedMs, at), index, sinceMs: at };
}

/** Where time ran out nobody decided, and nobody is asked how sure they are. */
function record(session: Looking, control: Control, at: number, timedOut: boolean): Rating | Submitting {
  const { settings, images, opened, index, shownMs, decisions } = session;
  const code = decisionCode({ viewed: control.viewed, opened: control.opened, letter: control.decision, timedOut });
  const { category, markedLocations } = control;
  const decision: Decision = {
    decision: code,
    category,
    markedLocations: [...markedLocations],
    opened: control.opened,
    shownMs,
    elapsedMs: at,
  };
  const common = { settings, images, opened, index, decisions: [...decisions, decision], elapsedMs: at };
  return settings.confidence && !timedOut ? { phase: "rating", ...common } : { phase: "submitting", ...common, sinceMs: at };
}

/** The image after those decided or the break before it, or the seal after the last. */
function showNext(common: Common, sinceMs: number): Session {
  const { settings, images, opened, decisions, elapsedMs } = common;
  const index = decisions.length;
  if (index >= images.length) return sealing(common);
  if (breakBefore(settings.watch, index)) return { phase: "break", settings, images, opened, decisions, elapsedMs, index, sinceMs };
  return loading(common, sinceMs);
}

const loading = ({ settings, images, opened, decisions, elapsedMs }: Common, sinceMs: number): Session => ({
  phase: "loading",
  settings,
  images,
  opened,
  decisions,
  elapsedMs,
  index: decisions.length,
  sinceMs,
});

/** Lets the overdue deadlines happen, each at the time it was due. */
const settle = (session: Session, at: number): Session => {
  let now = session;
  for (let due = nextDeadline(now); due !== null && due <= at; due = nextDeadline(now)) now = expire(now, due);
  return { ...now, elapsedMs: at };
};

const sealing = ({ settings, images, opened, decisions, elapsedMs }: Common): Session => ({
  phase: "sealing",
  settings,
  images,
  opened,
  decisions,
  elapsedMs,
  index: images.length,
});

function look(common: Common, index: number, at: number): Looking {
  const { settings, images, opened, decisions } = common;
  const held = settings.runMode === "autohold";
  const viewed = !settings.viewRequired || settings.viewLayout === "horizontal" || (images[index]?.viewCount ?? 1) <= 1;
  const control: Control = {
    viewed,
    opened: opened[index] ?? false,
    category: null,
    held,
    rejected: false,
    decision: held ? "H" : null,
    markedLocations: [],
  };
  return { phase: "looking", settings, images, opened, decisions, elapsedMs: at, index, shownMs: at, control };
}

const reviewOf = ({ settings, images, elapsedMs }: Pick<Common, "settings" | "images" | "elapsedMs">): Session => ({
  phase: "review",
  settings,
  images,
  index: 0,
  elapsedMs,
});
