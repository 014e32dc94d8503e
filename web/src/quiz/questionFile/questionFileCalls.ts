import type { QuestionFormat } from "@vigil/model/exam/questionFile/fileQuestion";
import { questionFileEndings, type QuestionFilePreview, type QuestionsTaken } from "@vigil/model/quiz/questionFileWire";
import { download } from "../../download.ts";
import { upload } from "../../upload.ts";

const path = (quizId: number) => `quizzes/${quizId}/questions/file`;
const unhurried = () => ({ progress: () => {}, signal: new AbortController().signal });

export const lookInto = (quizId: number, file: File) => upload<QuestionFilePreview>(`${path(quizId)}/preview`, file, unhurried());

export const takeFrom = (quizId: number, file: File, leave: readonly number[]) =>
  upload<QuestionsTaken>(`${path(quizId)}?leave=${leave.join(",")}`, file, unhurried());

export const saveQuestions = (quizId: number, name: string, format: QuestionFormat) =>
  download(`${path(quizId)}?format=${format}`, `${name}.${questionFileEndings[format]}`);
