import type { SealedBy } from "@vigil/model/attempt/sealedBy";
import type { RawBuilder } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import type { DueWork } from "../storage/domainsDue.ts";
import type { LearnerActor } from "../training/learner.ts";
import type { AttemptRows } from "./attemptRows.ts";

/** What of an attempt is the same whatever is taken. */
export interface Attempt {
  id: number;
  domainId: number;
  userId: number;
  sealedAt: Date | null;
  elapsedMs: number;
  settings: {
    /** Longest silence of its learner's browser; 0 = none asked for. */
    maxDisconnectMs: number;
  };
}

/** What ends by itself when nobody ends it. */
export interface SealedKind<Row extends Attempt> {
  /** What one is called in the log. */
  name: string;
  /** Under which name it is looked for in which domains some may be overdue. */
  due: DueWork;
  rows: Pick<AttemptRows<Row, never>, "table" | "lockOwn">;
  /** When the learner's browser was last heard of, of the table's row `attempt`. */
  lastHeard: RawBuilder<Date>;
  /** When its last decision or answer came, of the same row; null where none has. */
  lastWork: RawBuilder<Date | null>;
  /** Marks and counts a row that the caller has locked. */
  seal: (tx: Tx, actor: LearnerActor, attempt: Row, sealedBy: SealedBy) => Promise<unknown>;
}

/** What can be taken, as its room hands it over: opened once at a place, saved one by one, sealed for good. */
export interface AttemptKind<Row extends Attempt, Place extends string> extends SealedKind<Row> {
  rows: AttemptRows<Row, Place>;
}
