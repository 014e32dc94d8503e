import { z } from "zod";
import type { Tx } from "../../storage/asDomain.ts";
import type { View } from "../view.ts";
import type { BulkActRow } from "./bulkActRow.ts";
import { recordNames } from "./recordNames.ts";

const ofPrograms = z.object({ programIds: z.array(z.int()) });
const programsOf = ({ what }: BulkActRow): number[] => ofPrograms.safeParse(what).data?.programIds ?? [];

/** The programs each act gave or took, by name; one that is not to be seen any more is not named. */
export async function programsActed(
  tx: Tx,
  acts: readonly BulkActRow[],
  view: View | undefined,
): Promise<ReadonlyMap<number, { id: number; name: string }[]>> {
  const ids = [...new Set(acts.flatMap(programsOf))];
  if (view === undefined || ids.length === 0) return new Map();
  const names = await recordNames(tx, view, ids);
  return new Map(acts.map((act) => [act.id, programsOf(act).flatMap((id) => (names.has(id) ? [{ id, name: names.get(id)! }] : []))]));
}
