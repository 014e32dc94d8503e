import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, column, instant, integer, json, longText, optional, stamped, text, yesNo } from "../entity/field.ts";
import { translationsSchema } from "./translations.ts";

/** What table data give other words to: the names that learners read, wherever they stand. */
export const dataTables = ["programs", "courses", "threatCategories"] as const;
export type DataTable = (typeof dataTables)[number];

export const mostWordText = 200;

/** The words of one name in other languages. Saving writes a new version; the one before is kept, locked. */
export const tableData = entity({
  name: "tableData",
  plural: "tableData",
  url: "tabledata",
  kind: "catalogue",
  sortBy: "asc(table),asc(key),asc(description)",
  title: "key",
  actions: ["add", "edit", "copy", "delete", "activate"],
  scope: { without: "supersededAt" },
  problems: { missing: "TableDataNotFound" },
  fields: {
    table: column("tableName", choice(dataTables, { list: "sortable", filter: true })),
    key: text({ max: 200, list: "sortable", search: true }),
    description: longText({ max: 1000, list: "sortable" }),
    translations: json({ schema: translationsSchema(mostWordText), initial: {} }),
    rootId: stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))),
    version: stamped(integer({ min: 1, max: 1_000_000, list: true })),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type TableData = RecordOf<typeof tableData>;

/** Answer of GET tabledata/words: by table and key, what is said in the language asked for. */
export type DataWords = Partial<Record<DataTable, Record<string, string>>>;
