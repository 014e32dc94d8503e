/** Ids from the course on: unit, section and page. */
type Path = readonly number[];

/** Something a learner can do now, and where: a path of ids from the course on. Of a minibook it names the unit of its exam. */
export interface Doing {
  /** renew: the program has lapsed, and its next run is begun; it is of no course. */
  kind: "page" | "unitExam" | "finalExam" | "minibook" | "practice" | "exam" | "time" | "renew";
  path: Path;
  /** It has begun, and goes on where it was left. */
  open: boolean;
  /** Every bag of it is decided: all that is left is to finish it. */
  decided?: true;
}

/** Nothing can be done before something else happens. */
export interface Waiting {
  kind: "waits";
  /**
   * practiceTime: it opens by itself; examLocked: an administrator opens it; classroom: a trainer holds it; notAssigned: an administrator
   * assigns it anew; shut: nothing in it can be done.
   */
  why: "practiceTime" | "examLocked" | "classroom" | "notAssigned" | "shut";
  path: Path;
  /** When it opens by itself. */
  until: string | null;
}

/** The one answer to “what now”. */
export type Step = Doing | Waiting;

export const isDoing = (step: Step | null | undefined): step is Doing => step !== null && step !== undefined && step.kind !== "waits";

export const doing = (kind: Doing["kind"], path: Path, open = false): Doing => ({ kind, path, open });
export const toFinish = (kind: "practice" | "exam", path: Path): Doing => ({ ...doing(kind, path, true), decided: true });
export const waits = (why: Waiting["why"], path: Path, until: string | null = null): Waiting => ({ kind: "waits", why, path, until });
