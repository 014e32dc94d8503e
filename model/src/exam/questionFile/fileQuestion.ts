import type { QuestionKind } from "../../curriculum/questionModel.ts";
import type { Phrases } from "../../phrases/en.ts";

export const questionFormats = ["gift", "moodle", "qti22", "qti3"] as const;
export type QuestionFormat = (typeof questionFormats)[number];

/** A picture that came within a file of questions, or goes out in one. */
export interface FilePicture {
  name: string;
  base64: string;
}

export interface FileAnswer {
  text: string;
  correct: boolean;
  /** Said to who chose it; mostly empty. */
  feedback: string;
}

/** What is asked, and what is right. */
export type FileAsk =
  | { kind: "choice"; several: boolean; answers: FileAnswer[] }
  | { kind: "truth"; right: boolean }
  | { kind: "numeric"; accepted: { value: number; tolerance: number }[]; unit: string }
  | { kind: "text"; accepted: string[] }
  | { kind: "match"; pairs: { left: string; right: string }[]; spare: string[] }
  | { kind: "order"; items: string[] }
  | { kind: "hotspot"; regions: { label: string; polygon: [number, number][] }[]; description: string }
  | { kind: "findThreat" };
export type FileAskKind = FileAsk["kind"];

/** A question as a file has it, whatever the format. */
export interface FileQuestion {
  /** Where it begins, from 1. */
  line: number;
  /** Within a package: its file; else empty. */
  file: string;
  category: string;
  tags: string[];
  text: string;
  ask: FileAsk;
  feedback: { correct: string; incorrect: string };
  picture: FilePicture | null;
  /** What the media call its picture, where the file says so instead of bringing one. */
  named?: string;
}

/** A question of a file as it would be taken over. */
export interface FileQuestionSeen {
  /** From 1; what is left away is named by it. */
  number: number;
  line: number;
  file: string;
  kind: QuestionKind;
  text: string;
  answers: { text: string; right: boolean; said?: string }[];
  category: string;
  tags: string[];
  picture: boolean;
}

export type QuestionNoteCode = keyof Phrases["questionFiles"]["notes"];

/** What of a file could not be read as it stands there. */
export interface QuestionNote {
  /** How the file calls the question, or its first words; empty of the file as a whole. */
  question: string;
  line: number;
  file: string;
  code: QuestionNoteCode;
  word: string;
  /** The whole question was left away; else only a part of it. */
  left: boolean;
}

export interface ReadQuestions {
  questions: FileQuestion[];
  notes: QuestionNote[];
}

/** So many bytes of a file are read. */
export const mostQuestionFileBytes = 20 * 1_048_576;
/** So many questions of a file are read. */
export const mostFileQuestions = 1000;
