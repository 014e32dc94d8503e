import type { SimulatorConfiguration } from "../simulator/settings.ts";

export interface PracticeFacts {
  /** Sealed practice sessions, those of them that passed, their seconds, and the highest difficulty of one that passed. */
  sealed: number;
  passed: number;
  seconds: number;
  level: number;
}

export type PracticeRules = Pick<SimulatorConfiguration, "nOfPractice" | "practiceDuration" | "certificateLevel" | "conditionsRequired">;

/** One thing that practice asks for, and how much of it is done. finished: any session that was handed in. */
export interface PracticeAsk {
  kind: "finished" | "passed" | "seconds" | "level";
  done: number;
  of: number;
}

/** What a course asks of its practice; where any of several is enough, `any`. */
export interface PracticeStanding {
  asks: PracticeAsk[];
  any: boolean;
}

/** Any or all of the requirements that are set; where none is, one sealed session is enough. */
export function practiceStanding(
  { nOfPractice, practiceDuration, certificateLevel, conditionsRequired }: PracticeRules,
  done: PracticeFacts,
): PracticeStanding {
  const asks = (
    [
      { kind: "passed", done: done.passed, of: nOfPractice },
      { kind: "seconds", done: done.seconds, of: practiceDuration },
      { kind: "level", done: done.level, of: certificateLevel },
    ] satisfies PracticeAsk[]
  ).filter(({ of }) => of > 0);
  return asks.length === 0
    ? { asks: [{ kind: "finished", done: done.sealed, of: 1 }], any: false }
    : { asks, any: conditionsRequired === "any" };
}

export function practiceMet(rules: PracticeRules, done: PracticeFacts): boolean {
  const { asks, any } = practiceStanding(rules, done);
  const isMet = (ask: PracticeAsk) => ask.done >= ask.of;
  return any ? asks.some(isMet) : asks.every(isMet);
}
