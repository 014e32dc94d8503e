import { readQuizFile } from "@vigil/model/quiz/quizFile";
import { readTableData } from "@vigil/model/curriculum/tableDataFile";
import { setPriority } from "node:os";
import { readDraftPackage } from "../authoring/open/readDraftPackage.ts";
import { readMedia } from "../curriculum/media/readMedia.ts";
import { readPackage } from "../curriculum/course/versions/readPackage.ts";
import { lookIntoArchive } from "../imageLibrary/archive/lookIntoArchive.ts";
import { readUserTable } from "../organization/userImport/readUserTable.ts";
import { readPicture } from "../imageLibrary/image/pictures/readPicture.ts";
import { readQuestionFile } from "../curriculum/questionFile/readQuestionFile.ts";
import { Problem, type ProblemOptions } from "../problem.ts";

/** Whatever reads a file that somebody sent. */
const readers = {
  /** Says that the process is there: what it takes to begin is not the file's fault. */
  awake: () => true,
  courseDraft: readDraftPackage,
  coursePackage: readPackage,
  libraryArchive: lookIntoArchive,
  media: readMedia,
  picture: readPicture,
  questionFile: readQuestionFile,
  quizFile: readQuizFile,
  tableData: readTableData,
  userTable: readUserTable,
};
export type UploadReaders = typeof readers;
export type UploadReader = keyof UploadReaders;

export interface UploadOrder {
  reader: UploadReader;
  /** What its reader takes. */
  given: readonly unknown[];
}
export type UploadAnswer = { value: unknown } | { refusal: Refusal };
type Refusal = Pick<Problem, "status" | "code"> & { options: ProblemOptions };

/** A refusal travels as data; what is nested deeper than a program can follow is one. */
async function answer({ reader, given }: UploadOrder): Promise<UploadAnswer | { failure: string }> {
  try {
    const read = readers[reader] as (...all: readonly unknown[]) => unknown;
    return { value: await read(...given) };
  } catch (error) {
    if (error instanceof RangeError && error.message.includes("call stack"))
      return { refusal: { status: 422, code: "UploadTooComplex", options: { field: "file" } } };
    if (!(error instanceof Problem)) return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    const { status, code, field, details } = error;
    return { refusal: { status, code, options: { ...(field !== undefined && { field }), details } } };
  }
}

try {
  setPriority(5); // people who wait for a page come first
} catch {
  // not everywhere is one allowed to
}
process.on("disconnect", () => process.exit(0)); // the server is gone
process.on("SIGINT", () => {}); // meant for the server, which ends this one
process.on("message", (order: UploadOrder) => void answer(order).then((said) => process.send?.(said)));
