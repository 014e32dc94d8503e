import type { FileQuestionSeen, QuestionFormat, QuestionNote } from "../exam/questionFile/fileQuestion.ts";
import type { DraftFile, RestoreAnswer } from "../authoring/draftWire.ts";
import type { QuizQuestions } from "./quizWire.ts";

/** POST quizzes/{id}/questions/file/preview and courses/{id}/draft/questions/file/preview: what a file would bring; nothing is written. */
export interface QuestionFilePreview {
  questions: FileQuestionSeen[];
  notes: QuestionNote[];
  /** So many more the quiz or course takes. */
  room: number;
}

/** POST courses/{id}/draft/questions/file: all of it, or nothing; what stands in the draft now. */
export interface DraftQuestionsTaken extends RestoreAnswer {
  /** The pictures that came along. */
  files: DraftFile[];
  added: number;
}

/** POST quizzes/{id}/questions/file: all of it, or nothing. */
export interface QuestionsTaken extends QuizQuestions {
  added: number;
}

export const questionFileEndings: Readonly<Record<QuestionFormat, string>> = {
  gift: "gift.txt",
  moodle: "moodle.xml",
  qti22: "qti22.zip",
  qti3: "qti3.zip",
};
