import { z } from "zod";
import { entity, type RecordOf } from "../../entity/entity.ts";
import { choice, instant, json, references, stamped, text, unique } from "../../entity/field.ts";
import { exportTables } from "./exportFields.ts";

/** Spaces at the ends of a line count: files with columns of fixed width begin and end with them. */
const lines = (max: number, min: number) => ({
  ...text({ max, min }),
  kind: "longText" as const,
  schema: z.string().min(min).max(max),
});

/** A text file for an authority: a header, and a line for each certificate or status. */
export const tableExport = entity({
  name: "tableExport",
  plural: "tableExports",
  url: "tableexports",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete"],
  problems: { missing: "TableExportNotFound" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    table: choice(exportTables, { list: true }),
    header: lines(4000, 0),
    contentLine: lines(4000, 1),
    mapping: json({ schema: z.unknown(), initial: {} }),
    /** None = all. */
    companies: references("company", { through: { table: "tableExportCompanies", own: "tableExportId", other: "companyId" } }),
    programs: references("program", { through: { table: "tableExportPrograms", own: "tableExportId", other: "programId" } }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type TableExport = RecordOf<typeof tableExport>;
