/** A learner works in one place at a time: one tab of one browser holds the lease. */

/** How long the server keeps a lease whose tab has gone silent. */
export const leaseSeconds = 30;
/** How long a tab that let go may still come back before others get the lease: a reload lets go as well. */
export const reloadSeconds = 5;
/** How often the tab that holds it renews it while nothing else does. */
export const renewSeconds = 14;
/** An answer that carries it has renewed the lease. */
export const leaseHeader = "x-lease";
/** How often a tab that was refused asks again. */
export const retrySeconds = 5;
/** A tab where nothing was done for so long lets go, so that a forgotten computer keeps nobody out. */
export const restSeconds = 300;

export interface LeaseState {
  phase: "asking" | "held" | "elsewhere" | "resting" | "failed";
  visible: boolean;
  /** A request is on its way. */
  waiting: boolean;
  askedMs: number;
  /** When the learner last did something here. */
  activeMs: number;
}

export type LeaseEvent =
  | { kind: "asked"; nowMs: number }
  | { kind: "granted" }
  /** Some work that was saved renewed it. */
  | { kind: "renewed"; nowMs: number }
  | { kind: "refused" }
  /** No answer: who holds the lease goes on, as the server may be starting anew; who only asks for it has failed. */
  | { kind: "unreachable" }
  /** Another tab let go. */
  | { kind: "freed" }
  | { kind: "active"; nowMs: number }
  | { kind: "visible"; visible: boolean; nowMs: number };

export const openingLease = (nowMs: number, visible: boolean): LeaseState => ({
  phase: "asking",
  visible,
  waiting: false,
  askedMs: -Infinity,
  activeMs: nowMs,
});

export function advanceLease(state: LeaseState, event: LeaseEvent): LeaseState {
  switch (event.kind) {
    case "asked":
      return { ...state, waiting: true, askedMs: event.nowMs };
    case "granted":
      return { ...state, waiting: false, phase: "held" };
    case "renewed":
      return state.phase === "held" ? { ...state, askedMs: event.nowMs } : state;
    case "refused":
      return { ...state, waiting: false, phase: "elsewhere" };
    case "unreachable":
      if (state.phase === "held") return { ...state, waiting: false, askedMs: state.askedMs - 1000 * (renewSeconds - retrySeconds) };
      return { ...state, waiting: false, phase: state.phase === "asking" ? "failed" : state.phase };
    case "freed":
      return state.phase === "elsewhere" ? { ...state, askedMs: -Infinity } : state;
    case "active":
      return { ...woken(state), activeMs: event.nowMs };
    case "visible":
      return event.visible ? { ...woken(state), visible: true, activeMs: event.nowMs, askedMs: -Infinity } : { ...state, visible: false };
  }
}

const woken = (state: LeaseState): LeaseState => (state.phase === "resting" ? { ...state, phase: "held", askedMs: -Infinity } : state);

/** What the tab does now: ask (or renew), let go, or nothing. A tab in the background neither asks for a lease nor rests earlier. */
export function leaseStep(state: LeaseState, nowMs: number): "ask" | "rest" | null {
  const { phase, waiting, visible, askedMs, activeMs } = state;
  if (waiting || phase === "resting" || phase === "failed") return null;
  if (phase === "held" && nowMs - activeMs > 1000 * restSeconds) return "rest";
  if (phase === "elsewhere" && !visible) return null;
  const everySeconds = phase === "held" ? renewSeconds : retrySeconds;
  return nowMs - askedMs >= 1000 * everySeconds ? "ask" : null;
}

export const resting = (state: LeaseState): LeaseState => ({ ...state, phase: "resting", waiting: false });
