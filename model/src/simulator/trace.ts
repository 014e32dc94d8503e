import { decodeVolumeStep, isSameVolumeMotion, volumeLetters, volumeValuesOf, type VolumeStep } from "./volumeSteps.ts";

/** What was done to one bag's picture, in order, in milliseconds since it was shown. Bounded, compact, without any truth. */
export type TraceStep = { atMs: number } & (
  | { kind: "view"; view: number }
  | { kind: "enhance"; enhancement: string }
  | { kind: "adjust"; adjustment: string; value: number }
  /**
   * factor: picture pixels on the screen per pixel of the image; x, y: the image's pixel in the middle; width, height: of the view on
   * that screen, so that another one can show the same part. 0 × 0 in recordings made before it was kept.
   */
  | { kind: "zoom"; view: number; factor: number; x: number; y: number; width: number; height: number }
  /** A region that adjustments act on alone; 0 × 0 gives the whole picture back. */
  | { kind: "select"; view: number; x: number; y: number; width: number; height: number }
  /** 0 × 0 is a point. With z and depth it lies in the volume. */
  | { kind: "mark"; view: number; x: number; y: number; width: number; height: number; z?: number | undefined; depth?: number | undefined }
  /** By its place among those there are. */
  | { kind: "unmark"; mark: number }
  | { kind: "clear" }
  | { kind: "reset" }
  | { kind: "manifest" }
  | { kind: "open" }
  | VolumeStep
);
export type TraceKind = TraceStep["kind"];

/** More than anybody does to a bag in earnest; what comes after is counted, not kept. */
export const mostSteps = 300;
/** Of a text; longer ones are refused by the server. */
export const longestTrace = 12_000;
/** A slider that is dragged or a wheel that is turned is one step: the last value within so long of the one before. */
export const sameMotionMs = 1_000;

export interface Trace {
  readonly steps: readonly TraceStep[];
  /** Steps that found no room. */
  readonly lost: number;
}

export const noTrace: Trace = { steps: [], lost: 0 };

export function addStep({ steps, lost }: Trace, step: TraceStep): Trace {
  const last = steps.at(-1);
  if (last !== undefined && isSameMotion(last, step)) return { steps: [...steps.slice(0, -1), step], lost };
  return steps.length < mostSteps ? { steps: [...steps, step], lost } : { steps, lost: lost + 1 };
}

function isSameMotion(last: TraceStep, step: TraceStep): boolean {
  if (step.atMs - last.atMs > sameMotionMs) return false;
  if (last.kind === "adjust" && step.kind === "adjust") return last.adjustment === step.adjustment;
  if (last.kind === "zoom" && step.kind === "zoom") return last.view === step.view;
  if (isSameVolumeMotion(last, step)) return true;
  return last.kind === "select" && step.kind === "select" && last.view === step.view;
}

const tickMs = 100;
const letters = {
  view: "v",
  enhance: "e",
  adjust: "a",
  zoom: "z",
  select: "s",
  mark: "k",
  unmark: "u",
  clear: "c",
  reset: "r",
  manifest: "m",
  open: "o",
  ...volumeLetters,
} as const satisfies Record<TraceKind, string>;

/** One text: `<tenths since the step before><letter><values>` joined by semicolons, `!<lost>` at the end where steps were lost. */
export function encodeTrace({ steps, lost }: Trace): string {
  let beforeTicks = 0;
  const parts = steps.map((step) => {
    const ticks = Math.max(beforeTicks, Math.floor(step.atMs / tickMs));
    const part = `${ticks - beforeTicks}${letters[step.kind]}${valuesOf(step).join(",")}`;
    beforeTicks = ticks;
    return part;
  });
  return [...parts, ...(lost > 0 ? [`!${lost}`] : [])].join(";");
}

function valuesOf(step: TraceStep): (string | number)[] {
  switch (step.kind) {
    case "view":
      return [step.view];
    case "enhance":
      return [step.enhancement];
    case "adjust":
      return [step.adjustment, Math.round(step.value)];
    case "zoom":
      return [
        step.view,
        Math.round(step.factor * 100) / 100,
        ...[step.x, step.y, ...(step.width === 0 && step.height === 0 ? [] : [step.width, step.height])].map(Math.round),
      ];
    case "unmark":
      return [step.mark];
    case "select":
      return [step.view, ...[step.x, step.y, step.width, step.height].map(Math.round)];
    case "mark": {
      const { view, x, y, width, height, z, depth = 0 } = step;
      return [view, ...[x, y, width, height, ...(z === undefined ? [] : [z, depth])].map(Math.round)];
    }
    case "clear":
    case "reset":
    case "manifest":
    case "open":
      return [];
    case "turn":
    case "slice":
    case "cut":
    case "window":
    case "pane":
    case "magnify":
    case "resolve":
      return volumeValuesOf(step);
  }
}

/** Null for a text that no encoding makes: the server stores nothing it cannot read. */
export function decodeTrace(text: string): Trace | null {
  if (text === "") return noTrace;
  const steps: TraceStep[] = [];
  let ticks = 0;
  for (const part of text.split(";")) {
    const lost = /^!(\d{1,6})$/u.exec(part)?.[1];
    if (lost !== undefined) return steps.length <= mostSteps ? { steps, lost: Number(lost) } : null;
    const [, wait = "", letter = "", values = ""] = /^(\d{1,7})([a-z])(.*)$/u.exec(part) ?? [];
    ticks += Number(wait);
    const step = stepOf(letter, values === "" ? [] : values.split(","), ticks * tickMs);
    if (step === null || steps.length === mostSteps) return null;
    steps.push(step);
  }
  return { steps, lost: 0 };
}

function stepOf(letter: string, values: string[], atMs: number): TraceStep | null {
  const [first = "", second = ""] = values;
  const numbers = values.map(numberOf);
  const whole = everyNumber(numbers);
  switch (`${letter}${values.length}`) {
    case "v1":
      return whole ? { atMs, kind: "view", view: numbers[0]! } : null;
    case "e1":
      return /^[A-Z0-9]{1,8}$/u.test(first) ? { atMs, kind: "enhance", enhancement: first } : null;
    case "a2": {
      const value = numberOf(second);
      return /^[a-zA-Z]{1,20}$/u.test(first) && value !== null ? { atMs, kind: "adjust", adjustment: first, value } : null;
    }
    case "z4":
    case "z6": {
      const [width = 0, height = 0] = numbers.slice(4).map((value) => value ?? 0);
      return whole ? { atMs, kind: "zoom", view: numbers[0]!, factor: numbers[1]!, x: numbers[2]!, y: numbers[3]!, width, height } : null;
    }
    case "s5":
      return whole
        ? { atMs, kind: "select", view: numbers[0]!, x: numbers[1]!, y: numbers[2]!, width: numbers[3]!, height: numbers[4]! }
        : null;
    case "k5":
      return whole
        ? { atMs, kind: "mark", view: numbers[0]!, x: numbers[1]!, y: numbers[2]!, width: numbers[3]!, height: numbers[4]! }
        : null;
    case "k7":
      return whole
        ? {
            atMs,
            kind: "mark",
            view: numbers[0]!,
            x: numbers[1]!,
            y: numbers[2]!,
            width: numbers[3]!,
            height: numbers[4]!,
            z: numbers[5]!,
            depth: numbers[6]!,
          }
        : null;
    case "u1":
      return whole ? { atMs, kind: "unmark", mark: numbers[0]! } : null;
    case "c0":
      return { atMs, kind: "clear" };
    case "r0":
      return { atMs, kind: "reset" };
    case "m0":
      return { atMs, kind: "manifest" };
    case "o0":
      return { atMs, kind: "open" };
    default: {
      const step = whole ? decodeVolumeStep(letter, numbers) : null;
      return step && { atMs, ...step };
    }
  }
}

const everyNumber = (numbers: readonly (number | null)[]): numbers is number[] => numbers.every((value) => value !== null);
const numberOf = (text: string): number | null => (/^-?\d{1,6}(\.\d{1,2})?$/u.test(text) ? Number(text) : null);

/** For how long each enhancement was on screen, longest first; every bag begins in `first`. */
export function secondsByEnhancement({ steps }: Trace, lookedMs: number, first = "COL"): { enhancement: string; ms: number }[] {
  const shares = new Map<string, number>();
  let current = first;
  let sinceMs = 0;
  const add = (untilMs: number) => {
    if (untilMs > sinceMs) shares.set(current, (shares.get(current) ?? 0) + untilMs - sinceMs);
    sinceMs = Math.max(sinceMs, untilMs);
  };
  for (const step of steps) {
    if (step.kind !== "enhance" && step.kind !== "reset") continue;
    add(Math.min(step.atMs, lookedMs));
    current = step.kind === "enhance" ? step.enhancement : first;
  }
  add(lookedMs);
  return [...shares].map(([enhancement, ms]) => ({ enhancement, ms })).toSorted((one, other) => other.ms - one.ms);
}
