import type { OutlineUnit } from "@vigil/model/authoring/outlineOf";

export type RowKind = "unit" | "section" | "page";

export interface OutlineRow {
  kind: RowKind;
  key: string;
  /** In which piece it stands. */
  piece: string;
  name: string;
}

export interface MoveTarget {
  piece: string;
  after: string | null;
}

/** The outline as it is read, row by row. */
export const rowsOf = (units: readonly OutlineUnit[]): OutlineRow[] =>
  units.flatMap(({ part: unit, sections }) => [
    { kind: "unit", key: unit.key, piece: unit.piece, name: unit.block.name },
    ...sections.flatMap(({ part: section, pages }): OutlineRow[] => [
      { kind: "section", key: section.key, piece: section.piece, name: section.block.name },
      ...pages.map(({ key, piece, block }): OutlineRow => ({ kind: "page", key, piece, name: block.title })),
    ]),
  ]);

const parentOf = { page: "section", section: "unit" } as const;

/** One step up or down: past its neighbour, and at the end of its piece into the next one. Nothing where there is no further. */
export function stepOf(rows: readonly OutlineRow[], key: string, by: 1 | -1): MoveTarget | undefined {
  const row = rows.find((each) => each.key === key);
  if (!row) return undefined;
  const siblings = rows.filter(({ kind, piece }) => kind === row.kind && piece === row.piece);
  const at = siblings.indexOf(row);
  if (by === 1 && at < siblings.length - 1) return { piece: row.piece, after: siblings[at + 1]!.key };
  if (by === -1 && at > 0) return { piece: row.piece, after: siblings[at - 2]?.key ?? null };
  if (row.kind === "unit") return undefined;
  const parents = rows.filter(({ kind }) => kind === parentOf[row.kind as "page" | "section"]);
  const next = parents[parents.findIndex((parent) => parent.key === row.piece) + by];
  if (!next) return undefined;
  const there = rows.filter(({ kind, piece }) => kind === row.kind && piece === next.key);
  return { piece: next.key, after: by === 1 ? null : (there.at(-1)?.key ?? null) };
}

/** Where something lands that is dropped on a row: before or behind one of its kind, or at the end of what may hold it. */
export function dropOf(rows: readonly OutlineRow[], dragged: OutlineRow, over: OutlineRow, behind: boolean): MoveTarget | undefined {
  if (dragged.key === over.key) return undefined;
  if (over.kind === dragged.kind) {
    const siblings = rows.filter(({ kind, piece, key }) => kind === over.kind && piece === over.piece && key !== dragged.key);
    const at = siblings.findIndex(({ key }) => key === over.key);
    return { piece: over.piece, after: behind ? over.key : (siblings[at - 1]?.key ?? null) };
  }
  return dragged.kind !== "unit" && over.kind === parentOf[dragged.kind] ? { piece: over.key, after: null } : undefined;
}
