import type { FileQuestion, QuestionFormat, QuestionNote } from "@vigil/model/exam/questionFile/fileQuestion";
import { writeGift } from "@vigil/model/exam/questionFile/writeGift";
import { writeMoodleXml } from "@vigil/model/exam/questionFile/writeMoodleXml";
import { writeQti, type WrittenFile } from "@vigil/model/exam/questionFile/writeQti";
import { writeArchive } from "../course/package/writeArchive.ts";

interface Written {
  bytes: Buffer;
  mediaType: string;
  /** Questions that the format cannot say. */
  left: number;
}

/** Questions in a format, with their pictures where it has a place for them. */
export async function writtenQuestions(asked: readonly FileQuestion[], format: QuestionFormat): Promise<Written> {
  if (format === "gift") {
    const { content, notes } = writeGift(asked);
    const text = toldIn(notes)
      .map((line) => `// ${line}\n`)
      .join("");
    return {
      bytes: Buffer.from(`${text}${text === "" ? "" : "\n"}${content}`),
      mediaType: "text/plain; charset=utf-8",
      left: leftIn(notes),
    };
  }
  if (format === "moodle") {
    const { content, notes } = writeMoodleXml(asked);
    // two dashes end a comment
    const text = toldIn(notes)
      .map((line) => `<!-- ${line.replaceAll("-", "‐")} -->\n`)
      .join("");
    return {
      bytes: Buffer.from(content.replace("<quiz>\n", `<quiz>\n${text}`)),
      mediaType: "application/xml; charset=utf-8",
      left: leftIn(notes),
    };
  }
  const { content, notes } = writeQti(asked, format);
  return {
    bytes: await writeArchive(new Map([...content, ...leftFile(notes)].map((file) => [file.path, bytesOf(file)]))),
    mediaType: "application/zip",
    left: leftIn(notes),
  };
}

/** What the format has no words for, where whoever opens the file finds it. */
const toldIn = (notes: readonly QuestionNote[]): string[] =>
  notes.map(({ line, question, code, word }) => `${line}. ${question.replace(/\s/gu, " ")}: ${code}${word === "" ? "" : ` (${word})`}`);
const leftFile = (notes: readonly QuestionNote[]): WrittenFile[] =>
  notes.length === 0 ? [] : [{ path: "left.txt", text: `${toldIn(notes).join("\n")}\n` }];

const leftIn = (notes: readonly QuestionNote[]): number => notes.filter(({ left }) => left).length;

const bytesOf = ({ text = "", base64 }: WrittenFile): Buffer => (base64 === undefined ? Buffer.from(text) : Buffer.from(base64, "base64"));
