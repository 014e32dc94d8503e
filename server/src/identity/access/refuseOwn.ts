import { Problem } from "../../problem.ts";
import type { Caller } from "./caller.ts";

/** Whoever may change learners' records and learns as well does not change their own: somebody else looks at them. */
export function refuseOwn({ userId }: Pick<Caller, "userId">, records: readonly { id: number; userId: number }[]): void {
  const own = records.filter((record) => record.userId === userId).map(({ id }) => id);
  if (own.length > 0) throw new Problem(403, "OwnLearnerRecord", { details: { ids: own } });
}
