import type { QuestionFormat } from "@vigil/model/exam/questionFile/fileQuestion";
import { questionFileEndings, type QuestionFilePreview } from "@vigil/model/quiz/questionFileWire";
import { download } from "../../download.ts";
import { upload } from "../../upload.ts";

/** Where questions of files go, and where they are saved from. */
export const quizFilePath = (quizId: number): string => `quizzes/${quizId}/questions/file`;
export const draftFilePath = (courseId: number): string => `courses/${courseId}/draft/questions/file`;

const unhurried = () => ({ progress: () => {}, signal: new AbortController().signal });

export const lookInto = (path: string, file: File) => upload<QuestionFilePreview>(`${path}/preview`, file, unhurried());

export const takeFrom = <Taken>(path: string, file: File, leave: readonly number[]) =>
  upload<Taken>(`${path}?leave=${leave.join(",")}`, file, unhurried());

export const saveQuestions = (path: string, name: string, format: QuestionFormat) =>
  download(`${path}?format=${format}`, `${name}.${questionFileEndings[format]}`);
