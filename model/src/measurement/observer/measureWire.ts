import type { Detection } from "../../reporting/measures/detection.ts";
import type { Dimension } from "./dimensions.ts";

/** How far back measures look, in months. */
export const spans = [3, 6, 12, 24] as const;
export type Span = (typeof spans)[number];
export const usualSpan: Span = 12;

/** A trend of a quarter goes by weeks, a longer one by months. */
export const stepOf = (span: Span): "week" | "month" => (span === 3 ? "week" : "month");

/**
 * What answers are told apart by: of threats alone the category of the course, that of the library and the article; and, by the course's category
 * of the threat, those that were stopped under another one.
 */
export type Grouping = Dimension | "category" | "family" | "miscalled" | "kind" | "part";

/** Answers that have one value: a category, a level, the first day of a week or month. */
export interface MeasuredValue extends Detection {
  value: string;
  /** Of a category: how many different articles its threats were. Left out where that is not known, or of too many people. */
  articles?: number;
}

/** What somebody, or several people together, did at the X-ray screen since a day. Nothing in it is worked out that the counts tell. */
export interface Measures {
  since: string;
  /** Today, where the domain is. */
  until: string;
  step: "week" | "month";
  sessions: number;
  total: Detection;
  by: Partial<Record<Grouping, MeasuredValue[]>>;
}

/** In percent. */
export interface Goal {
  hitRate: number;
  falseAlarmRate: number;
}

/** What exams ask for where nothing else was said: where a goal begins. */
export const usualGoal: Goal = { hitRate: 70, falseAlarmRate: 30 };

export interface OwnMeasures extends Measures {
  /** Null until one is set. */
  goal: Goal | null;
}

/** The middle one of those the learner works with, percent and standard deviations. */
export interface Peers {
  people: number;
  hitRate: number;
  falseAlarmRate: number;
  dPrime: number;
}

/** A bag of a session that can be looked at again. */
export interface Example {
  sessionId: number;
  /** From 0, in the session's order. */
  index: number;
  at: string;
  /** Of the threat; of a false alarm what it was called, null where nothing was said. */
  category: string | null;
  /** Of the threat; of a false alarm the thing that was marked, null where none was. */
  thing: string | null;
  level: number;
}

export interface Examples {
  missed: Example[];
  falseAlarms: Example[];
}

/** How many of each are told. */
export const mostExamples = 60;
