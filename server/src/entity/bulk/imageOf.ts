import type { Tx } from "../../storage/asDomain.ts";
import { readRecords } from "../readRecords.ts";
import type { Values } from "../view.ts";
import type { BulkRecord } from "./bulkOffer.ts";
import type { BulkStep } from "./bulkStep.ts";

const wire = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** What an act changes of its records, as it is now; undefined where it cannot be undone. */
export async function imageOf(
  tx: Tx,
  { row, view, offer }: Pick<BulkStep, "row" | "view" | "offer">,
  ids: readonly number[],
  read?: ReadonlyMap<number, BulkRecord>,
): Promise<ReadonlyMap<number, Values> | undefined> {
  const { image, wanted, giveBack } = offer;
  if (!giveBack) return undefined;
  if (image) return image(tx, view, ids, row.what);
  if (!wanted) return undefined;
  const records = read ?? new Map((await readRecords(tx, view, ids)).map((record) => [record["id"] as number, record as BulkRecord]));
  return new Map(
    ids.flatMap((id): [number, Values][] => {
      const record = records.get(id);
      return record ? [[id, Object.fromEntries(Object.keys(wanted(record, row.what)).map((name) => [name, wire(record[name])]))]] : [];
    }),
  );
}
