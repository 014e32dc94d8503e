import type { ImportFaultKind } from "../../curriculum/importLog.ts";

/** Files that are taken over into lists. */
export const imports = {
  import: "Import",
  tableDataTitle: "Import table data",
  tableDataLead:
    "A CSV file with the columns table, key, description and one for each language (en, ar …). Rows that are there already are changed, others are added.",
  quizTitle: "Import quizzes",
  quizLead:
    "A CSV file with a row for each question, as “Export” writes it. A quiz of the same name gets these questions; others are added, switched off.",
  file: "CSV file",
  noFile: "Choose a file first.",
  done: "Added: {{added}}, changed: {{changed}}, as before: {{same}}.",
  logTitle: "Error log",
  logMore: "Faults in all: {{count}}. The first of them:",
  line: "Line {{line}}",
  wholeFile: "The file",
  downloadLog: "Download the error log",
  faults: {
    columnMissing: "The column “{{word}}” is missing.",
    columnUnknown: "The column “{{word}}” is not known.",
    empty: "There are no rows.",
    tooMany: "There are too many rows: at most {{word}}.",
    required: "“{{word}}” is required.",
    invalid: "The value of “{{word}}” is not valid.",
    tooLong: "The text of “{{word}}” is too long.",
    twice: "“{{word}}” stands in the file twice.",
    table: "There is no table “{{word}}”.",
    english: "“{{word}}” has no English translation.",
    answers: "A question needs one right answer at least, two answers in all, and no answer twice.",
    differs: "“{{word}}” differs from the rows before of the same quiz.",
    notContent: "“{{word}}” is a quiz at the X-ray screen: its questions are images.",
  } satisfies Record<ImportFaultKind, string>,
  downloadTable: "Download table",
  exportQuiz: "Export",
};
