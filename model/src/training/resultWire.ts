/** What a learner hands in: at the X-ray screen a practice, a watch, an exam or a quiz; of questions the exam of a unit, a final or a quiz. */
export const resultKinds = ["practice", "watch", "exam", "unitExam", "finalExam", "quiz"] as const;

/** An entry of GET training/results, newest first. */
export interface ResultRow {
  /** Where it was taken, and so where it is looked at: bags at the X-ray screen, or questions. */
  source: "screen" | "questions";
  id: number;
  kind: (typeof resultKinds)[number];
  /** Null of a quiz. */
  courseId: number | null;
  /** Of the course, or the quiz. */
  title: string;
  /** The unit it is of; null of a whole course and of a quiz. */
  unit: string | null;
  /** Percent; null where the exam does not tell it. */
  score: number | null;
  passed: boolean;
  /** Whole seconds. */
  duration: number;
  startedAt: string;
  /** Of bags; null of questions. */
  size: number | null;
  hits: number | null;
  misses: number | null;
  falseAlarms: number | null;
}

export interface ResultRows {
  rows: ResultRow[];
  count: number;
}
