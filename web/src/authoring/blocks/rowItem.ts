import type { ScanSubject } from "@vigil/model/training/scanSubject";

export type RowSubject = Extract<ScanSubject, { show: "row" }>;
/** A thing on the bare belt: an article of the catalogue, or something of plain material. */
export type RowItem = RowSubject["places"][number][number];

/** What an outline finds an item by. */
export const nameOfItem = (item: RowItem): string => item.name ?? ("article" in item ? item.article : item.material);
