import type { CourseContent } from "@vigil/model/training/courseContent";
import { databaseOf, type Tx } from "../storage/asDomain.ts";

const mostKept = 100;
const keptOf = new WeakMap<object, Map<string, CourseContent | null>>();

/** What a course consists of, in one of its languages, never changes: those in use are read and checked once for each domain. */
export async function keptContent<Found extends CourseContent | null>(
  tx: Tx,
  key: string,
  read: () => Promise<Found>,
): Promise<CourseContent | Found> {
  const kept = keptOf.get(databaseOf(tx)) ?? new Map<string, CourseContent | null>();
  keptOf.set(databaseOf(tx), kept);
  const known = kept.get(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is under this key was read by the same question
  const content = known === undefined ? await read() : (known as CourseContent | Found);
  kept.delete(key);
  kept.set(key, content); // behind the others: what was not asked for longest goes first
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? key);
  return content;
}
