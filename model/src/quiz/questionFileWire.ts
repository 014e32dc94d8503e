import type { QuestionModel } from "../curriculum/questionModel.ts";
import type { QuestionFormat, QuestionNote } from "../exam/questionFile/fileQuestion.ts";
import type { QuizQuestions } from "./quizWire.ts";

/** A question of a file as it would be taken over. */
export interface FileQuestionSeen {
  /** From 1; what is left away is named by it. */
  number: number;
  line: number;
  file: string;
  kind: QuestionModel;
  text: string;
  answers: { text: string; right: boolean }[];
  picture: boolean;
}

/** POST quizzes/{id}/questions/file/preview: what a file would bring; nothing is written. */
export interface QuestionFilePreview {
  questions: FileQuestionSeen[];
  notes: QuestionNote[];
  /** So many more a quiz takes. */
  room: number;
}

/** POST quizzes/{id}/questions/file: all of it, or nothing. */
export interface QuestionsTaken extends QuizQuestions {
  added: number;
}

export const mostQuizQuestions = 200;

export const questionFileEndings: Readonly<Record<QuestionFormat, string>> = {
  gift: "gift.txt",
  moodle: "moodle.xml",
  qti22: "qti22.zip",
  qti3: "qti3.zip",
};
