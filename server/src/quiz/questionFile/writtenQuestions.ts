import { isPicture } from "@vigil/model/curriculum/media";
import type { FilePicture, FileQuestion, QuestionFormat, QuestionNote } from "@vigil/model/exam/questionFile/fileQuestion";
import { writeGift } from "@vigil/model/exam/questionFile/writeGift";
import { writeMoodleXml } from "@vigil/model/exam/questionFile/writeMoodleXml";
import { writeQti, type WrittenFile } from "@vigil/model/exam/questionFile/writeQti";
import { fileOfQuiz } from "@vigil/model/quiz/quizOfFile";
import type { QuizQuestion } from "@vigil/model/quiz/quizWire";
import { writeArchive } from "../../curriculum/course/package/writeArchive.ts";
import type { House } from "../../house.ts";
import type { Tx } from "../../storage/asDomain.ts";

interface Written {
  bytes: Buffer;
  mediaType: string;
  /** Questions that the format cannot say. */
  left: number;
}

/** Questions of a quiz in a format, with their pictures where it has a place for them. */
export async function writtenQuestions(tx: Tx, house: House, questions: readonly QuizQuestion[], format: QuestionFormat): Promise<Written> {
  const asked: FileQuestion[] = [];
  for (const question of questions) asked.push(fileOfQuiz(question, await pictureOf(tx, house, question.mediaId ?? null)));
  if (format === "gift") {
    const { content, notes } = writeGift(asked);
    const text = notes.map(({ line, question, code }) => `// ${line}. ${question.replace(/\s/gu, " ")}: ${code}\n`).join("");
    return {
      bytes: Buffer.from(`${text}${text === "" ? "" : "\n"}${content}`),
      mediaType: "text/plain; charset=utf-8",
      left: leftIn(notes),
    };
  }
  if (format === "moodle") {
    const { content, notes } = writeMoodleXml(asked);
    return { bytes: Buffer.from(content), mediaType: "application/xml; charset=utf-8", left: leftIn(notes) };
  }
  const { content, notes } = writeQti(asked, format);
  return {
    bytes: await writeArchive(new Map(content.map((file) => [file.path, bytesOf(file)]))),
    mediaType: "application/zip",
    left: leftIn(notes),
  };
}

const leftIn = (notes: readonly QuestionNote[]): number => notes.filter(({ left }) => left).length;

const bytesOf = ({ text = "", base64 }: WrittenFile): Buffer => (base64 === undefined ? Buffer.from(text) : Buffer.from(base64, "base64"));

async function pictureOf(tx: Tx, house: House, mediaId: number | null): Promise<FilePicture | null> {
  if (mediaId === null) return null;
  const found = await tx.selectFrom("media").select(["name", "hash", "data"]).where("id", "=", mediaId).executeTakeFirst();
  const bytes = found?.hash ? await house.files.open(found.hash) : undefined;
  if (found === undefined || bytes === undefined || !isPicture(found.data.mediaType ?? "")) return null;
  const ending = (found.data.mediaType ?? "image/png").replace("image/", "").replace("jpeg", "jpg");
  return {
    name: found.name.toLowerCase().endsWith(`.${ending}`) ? found.name : `${found.name}.${ending}`,
    base64: Buffer.from(bytes).toString("base64"),
  };
}
