import { sql, type RawBuilder } from "kysely";
import { Problem } from "../problem.ts";
import { allEnded } from "../storage/allEnded.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { LearnerActor } from "../training/learner.ts";
import type { Attempt, AttemptKind } from "./attemptKind.ts";
import type { AttemptRows } from "./attemptRows.ts";
import { forgiveDowntime } from "./forgiveDowntime.ts";
import { overdueReason } from "./sealOverdue.ts";

type Place<Column extends string> = Readonly<Record<Column, string | number | null>>;
type Learner = LearnerActor & { userId: number };

interface Resuming<Row, Answer> {
  /** The open one, where it was asked for with something else. */
  open?: Promise<Row | undefined>;
  /** What is open, as its learner gets it. */
  answer: (attempt: Row) => Promise<Answer>;
  /** Sealing what was overdue may have passed or locked what it belongs to, so all is asked anew. */
  again: () => Promise<Answer>;
  /** Nothing is open. */
  begin: () => Promise<Answer>;
}

/** Goes on with the attempt that is open at a place, or begins one. */
export async function resume<Row extends Attempt, Column extends string, Answer>(
  tx: Tx,
  learner: Learner,
  kind: AttemptKind<Row, Column>,
  at: Place<Column>,
  { open: asked, answer, again, begin }: Resuming<Row, Answer>,
): Promise<Answer> {
  const found = await (asked ?? kind.rows.lockOpen(tx, learner, at));
  if (found === undefined) return begin();
  const [open, overdue] = await allEnded([forgiveDowntime(tx, learner, kind, found), overdueReason(tx, kind, found)]);
  if (overdue === null) return answer(open);
  await kind.seal(tx, learner, open, overdue);
  return again();
}

interface Opening<Made extends { id: number }> {
  /** Writes its row, and nothing where one is open at the place already. */
  insert: () => Promise<Made | undefined>;
  /** What it asks, in which order, and the event of its start. */
  write: (made: Made) => Promise<void>;
}

/** Opens an attempt and writes its paper. */
export async function openOnce<Row extends Attempt, Column extends string, Made extends { id: number }>(
  tx: Tx,
  learner: Learner,
  rows: AttemptRows<Row, Column>,
  at: Place<Column>,
  { insert, write }: Opening<Made>,
): Promise<Row> {
  const made = await insert();
  if (made === undefined) return otherOpen(tx, learner, rows, at);
  await write(made);
  return rows.lockOwn(tx, learner, made.id);
}

/** Two windows started at once: the other one's attempt is the open one. */
export async function otherOpen<Row extends Attempt, Column extends string>(
  tx: Tx,
  learner: Learner,
  rows: AttemptRows<Row, Column>,
  at: Place<Column>,
): Promise<Row> {
  const other = await rows.lockOpen(tx, learner, at);
  if (other === undefined) throw new Problem(409, "Conflict");
  return other;
}

/** When an attempt with this limit ends that begins now; 0 is no limit. */
export const deadlineOf = (limitMs: number): RawBuilder<Date> | null =>
  limitMs === 0 ? null : sql<Date>`now() + make_interval(secs => ${limitMs / 1000}::float8)`;
