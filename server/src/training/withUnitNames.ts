import type { Tx } from "../storage/asDomain.ts";
import { editionOf } from "../curriculum/course/versions/editionOf.ts";
import { contentOf } from "./contentOf.ts";

interface Within {
  unitId: number | null;
  /** The content with which it was taken. */
  contentId: number | null;
}

/** Tells rows of what units they are, in the language of whoever reads where the course speaks it; null of a whole course and of a quiz. */
export async function withUnitNames<Row extends Within>(
  tx: Tx,
  { domainId, locale }: { domainId: number; locale: string | undefined },
  rows: readonly Row[],
): Promise<(Omit<Row, keyof Within> & { unit: string | null })[]> {
  const named = [];
  for (const { unitId, contentId, ...row } of rows) {
    const within = unitId !== null && contentId !== null;
    const content = within ? ((await editionOf(tx, { domainId, contentId, locale })) ?? (await contentOf(tx, domainId, contentId))) : null;
    named.push({ ...row, unit: content?.units.find(({ id }) => id === unitId)?.name ?? null });
  }
  return named;
}
