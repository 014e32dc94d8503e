import { databaseProblem } from "../../http/databaseProblem.ts";
import { Problem } from "../../problem.ts";
import { isPassing } from "../../storage/isPassing.ts";

/**
 * Does something with many records so that one that is refused does not keep the others from it: those a refusal names are left out,
 * where it names none the half is tried. `work` is whole or not at all.
 */
export async function inPieces(
  ids: readonly number[],
  work: (ids: readonly number[]) => Promise<void>,
  refuse: (ids: readonly number[], problem: Problem) => Promise<void>,
): Promise<void> {
  if (ids.length === 0) return;
  try {
    await work(ids);
  } catch (error) {
    const problem = refusalOf(error);
    if (problem === undefined) throw error;
    const named = namedBy(problem, ids);
    const [first] = ids;
    if (ids.length === 1 && first !== undefined) return refuse(ids, problem);
    if (named.length > 0 && named.length < ids.length) {
      await inPieces(named, work, refuse);
      return inPieces(
        ids.filter((id) => !named.includes(id)),
        work,
        refuse,
      );
    }
    const half = Math.ceil(ids.length / 2);
    await inPieces(ids.slice(0, half), work, refuse);
    await inPieces(ids.slice(half), work, refuse);
  }
}

/** Why it was refused; undefined for what is no refusal but a failure. */
function refusalOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error.status < 500 ? error : undefined;
  return isPassing(error) ? undefined : databaseProblem(error, {});
}

/** The records that a refusal of many names. */
function namedBy({ details }: Problem, ids: readonly number[]): number[] {
  const { records, ids: named } = (details ?? {}) as { records?: { id?: unknown }[]; ids?: unknown[] };
  const found = new Set<unknown>([...(records ?? []).map(({ id }) => id), ...(named ?? [])]);
  return ids.filter((id) => found.has(id));
}
