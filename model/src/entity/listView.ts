import { z } from "zod";
import { isStorableText } from "../values/storableText.ts";
import { narrowestColumn, widestColumn } from "./columnWidth.ts";
import { listLooks } from "./listLook.ts";

/** So many of one's own for a list: a menu is read by people. */
export const mostListViews = 50;

const line = (max: number) => z.string().max(max).refine(isStorableText);
/** A column in its place, and how wide somebody drew it. */
const listColumn = z.strictObject({ name: line(100), width: z.int().min(narrowestColumn).max(widestColumn).optional() });
export type ListColumn = z.output<typeof listColumn>;

/** What is found and how it is arranged: as the address of a list says it, and what the address does not say. */
export const listViewState = z.strictObject({
  filters: z.record(line(120), line(2000)).refine((filters) => Object.keys(filters).length <= 60),
  search: line(200),
  order: line(400),
  columns: z.array(listColumn).min(1).max(100),
  look: z.enum(listLooks),
});
export type ListViewState = z.output<typeof listViewState>;

export const listViewBody = z.strictObject({
  /** The list, by its address. */
  list: line(100),
  name: z.string().trim().min(1).max(80).refine(isStorableText),
  /** Everybody's in the domain who sees the list. */
  shared: z.boolean().default(false),
  state: listViewState,
});
export type ListViewBody = z.output<typeof listViewBody>;

/** A view as one reader gets it. */
export interface ListView {
  id: number;
  revision: number;
  name: string;
  shared: boolean;
  /** Made by the one who asks. */
  own: boolean;
  /** What the one who asks sees first. */
  standard: boolean;
  mayEdit: boolean;
  state: ListViewState;
  /** Columns, filters and sorts that were left away: they are no more, or not for this reader. */
  left: string[];
}
