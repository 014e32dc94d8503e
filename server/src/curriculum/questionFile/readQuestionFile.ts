import { mostMediaBytes } from "@vigil/model/curriculum/media";
import type { QuestionNoteCode, ReadQuestions } from "@vigil/model/exam/questionFile/fileQuestion";
import { readQtiPackage } from "@vigil/model/exam/questionFile/readQtiPackage";
import { readQuestionText } from "@vigil/model/exam/questionFile/readQuestionText";
import { isQuestionCsv, readQuestionCsv } from "@vigil/model/quiz/readQuestionCsv";
import { readFile } from "node:fs/promises";
import { faultLine } from "../course/package/faultLine.ts";
import { PackageRefused, type PackageFiles } from "../course/package/packageFiles.ts";
import { ArchiveCorrupt, readArchive } from "../course/package/readArchive.ts";

/** The questions of the file at that path: a package of QTI where it is an archive, else text, of which a table of questions names its columns first. */
export async function readQuestionFile(path: string): Promise<ReadQuestions> {
  const bytes = await readFile(path);
  if (!bytes.subarray(0, 2).equals(Buffer.from("PK"))) return readText(bytes);
  try {
    return readPackage(await readArchive(bytes));
  } catch (error) {
    if (error instanceof ArchiveCorrupt) return refused("archiveCorrupt");
    if (error instanceof PackageRefused) return refused("archiveRefused", error.faults.slice(0, 1).map(faultLine).join(""));
    throw error;
  }
}

const refused = (code: QuestionNoteCode, word = ""): ReadQuestions => ({
  questions: [],
  notes: [{ question: "", line: 0, file: "", code, word, left: true }],
});

const textOf = (bytes: Uint8Array): string => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

function readText(bytes: Uint8Array): ReadQuestions {
  let text: string;
  try {
    text = textOf(bytes);
  } catch {
    return refused("notText");
  }
  if (text.includes("\u0000")) return refused("notText");
  return isQuestionCsv(text) ? readQuestionCsv(text) : readQuestionText(text);
}

function readPackage(files: PackageFiles): ReadQuestions {
  const read = readQtiPackage({
    textAt: (path) => {
      const bytes = files.get(path);
      return bytes === undefined ? undefined : bytes.toString("utf8");
    },
    pictureAt: (path) => {
      const bytes = files.get(path);
      return bytes === undefined || bytes.length > mostMediaBytes.picture ? undefined : bytes.toString("base64");
    },
  });
  return read;
}
