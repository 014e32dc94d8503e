import { advanceLease, leaseStep, openingLease, resting, type LeaseEvent, type LeaseState } from "@vigil/model/training/trainingLease";
import type { LeaseAnswer } from "@vigil/model/training/leaseWire";
import { call, whenLeaseRenewed } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { isUnlocked, requestState } from "../requestState.ts";
import { store } from "../shell/store.ts";
import { tabId } from "./tabId.ts";

/** One for the whole page: walking from one place of the training to another keeps it. */
let lease = openingLease(0, true);
/** What components follow: it changes with the phase alone, not with every movement of the mouse. */
export const leasePhase = store<LeaseState["phase"]>(lease.phase);

/** Why there is none. */
export let leaseProblem: unknown;

const stepMs = 1000;
/** Between leaving one place and entering the next. */
const graceMs = 2000;
const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;
let places = 0;
let stepping: ReturnType<typeof setInterval> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** A place that needs the lease appears; answers what to do when it goes. */
export function enterPlace(): () => void {
  places++;
  clearTimeout(leaving);
  if (lease.phase === "failed") end();
  if (stepping === undefined) begin();
  return () => {
    places--;
    if (places > 0) return;
    if (lease.phase === "failed") return end(); // whoever tries again begins anew, at once
    leaving = setTimeout(end, graceMs);
  };
}

/** The learner does not want to wait for the next question. */
export const askAgain = (): void => advance({ kind: "visible", visible: true, nowMs: performance.now() });

const become = (state: LeaseState): void => {
  lease = state;
  if (leasePhase.get() !== state.phase) leasePhase.set(() => state.phase);
};

const advance = (event: LeaseEvent): void => {
  become(advanceLease(lease, event));
  step();
};

function begin(): void {
  become(openingLease(performance.now(), !document.hidden));
  stepping = setInterval(step, stepMs);
  whenLeaseRenewed(() => become(advanceLease(lease, { kind: "renewed", nowMs: performance.now() })));
  for (const kind of inputs) addEventListener(kind, beActive, { passive: true });
  document.addEventListener("visibilitychange", onVisible);
  addEventListener("storage", onStorage);
  addEventListener("pagehide", release);
  addEventListener("pageshow", onShown);
  step();
}

function end(): void {
  clearInterval(stepping);
  stepping = undefined;
  for (const kind of inputs) removeEventListener(kind, beActive);
  document.removeEventListener("visibilitychange", onVisible);
  removeEventListener("storage", onStorage);
  removeEventListener("pagehide", release);
  removeEventListener("pageshow", onShown);
  release();
  become(openingLease(performance.now(), !document.hidden));
}

/** As if something had been done here. */
export const beActive = (): void => advance({ kind: "active", nowMs: performance.now() });
const onVisible = (): void => advance({ kind: "visible", visible: !document.hidden, nowMs: performance.now() });
const onShown = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) onVisible();
};
const onStorage = (event: StorageEvent): void => {
  if (isUnlocked(event)) advance({ kind: "freed" });
};

function step(): void {
  if (stepping === undefined) return;
  const next = leaseStep(lease, performance.now());
  if (next === "ask") void ask();
  if (next === "rest") {
    release();
    become(resting(lease));
  }
}

async function ask(): Promise<void> {
  become(advanceLease(lease, { kind: "asked", nowMs: performance.now() }));
  try {
    const mine = await tabId();
    await call<LeaseAnswer>("POST", "training/lease", { body: { tabId: mine } });
    requestState.lockedTabId = mine;
    advance({ kind: "granted" });
  } catch (problem) {
    leaseProblem = problem;
    advance({ kind: problem instanceof ApiProblem && problem.code === "TrainingOpenElsewhere" ? "refused" : "unreachable" });
  }
}

/** Lets go at once, also when the page is being left. Nobody waits for the answer: a lease that is not renewed ends by itself. */
function release(): void {
  const mine = requestState.tabId;
  if (mine === null || lease.phase !== "held") return;
  if (requestState.lockedTabId === mine) requestState.lockedTabId = null;
  call("DELETE", `training/lease/${mine}`, { keepalive: true }).catch(() => undefined);
}
