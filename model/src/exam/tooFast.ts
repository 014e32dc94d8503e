import type { RaisedFlag } from "../integrity/flagKinds.ts";

/** Nobody reads more letters in a second, nor answers sooner than this. */
const lettersPerSecond = 60;
const shortestMs = 400;
/** Of fewer answers nothing can be said. */
const fewest = 3;

export interface TimedAnswer {
  position: number;
  answered: boolean;
  durationMs: number;
  /** Of its question and options. */
  letters: number;
}

/** The least time somebody needs who reads question and options. */
export const leastMs = (letters: number): number => shortestMs + Math.round((1000 * letters) / lettersPerSecond);

/** What of an attempt went faster than reading does: single answers, and all of it by the server's clock. It fails nobody. */
export function tooFast(answers: readonly TimedAnswer[], elapsedMs: number): RaisedFlag[] {
  const given = answers.filter(({ answered }) => answered);
  const wholeMs = given.reduce((sum, { letters }) => sum + leastMs(letters), 0);
  const single = given.flatMap(({ position, durationMs, letters }): RaisedFlag[] =>
    durationMs < leastMs(letters)
      ? [{ kind: "tooFast", position, facts: { tookMs: Math.round(durationMs), leastMs: leastMs(letters) } }]
      : [],
  );
  return given.length >= fewest && elapsedMs < wholeMs
    ? [...single, { kind: "implausibleSession", facts: { images: given.length, tookMs: Math.round(elapsedMs) } }]
    : single;
}
