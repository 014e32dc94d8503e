import type { tableExport } from "../../reporting/tableExports/tableExport.ts";
import type { RecordPhrases } from "../recordPhrases.ts";

export const tableExportRecords = {
  tableExport: {
    singular: "Table export",
    plural: "Table exports",
    add: "Add table export",
    fields: {
      name: "Name",
      table: "A line for each",
      header: "Header",
      contentLine: "Content line",
      mapping: "Mapping, JSON",
      companies: "Companies",
      programs: "Programs",
      createdAt: "Created",
    },
    hints: {
      header: "The first lines of the file. The names date, count and domainTitle in double braces are filled in. Empty: no header.",
      contentLine:
        "What one line looks like: names of values in double braces, such as lastName or completionDate, and what stands between them.",
      mapping:
        'How a value of the content line is written: field, values, date, width, fill, align, quote, empty. For example {"completionDate": {"date": "DD.MM.YYYY"}}.',
      companies: "None chosen: all.",
      programs: "None chosen: all.",
    },
    options: { table: { programCertificates: "program certificate", programStatuses: "program status", courseStatuses: "course status" } },
  } satisfies RecordPhrases<typeof tableExport>,
};

export const tableExports = {
  run: "Run",
  runTab: "Run",
  lead: "Everything that was completed between two days. Both empty: all there is.",
  from: "Completed from",
  until: "Completed until",
  download: "Run and download",
  fields: "Values of a content line",
  fieldsLead: "Written in double braces in the content line, or named as a field in the mapping.",
};
