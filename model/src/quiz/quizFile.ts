import { parseCsv } from "../curriculum/csv.ts";
import type { ImportFault } from "../curriculum/importLog.ts";
import { disorderOf } from "../entity/ordered.ts";
import { otherQuestion } from "../curriculum/questionKinds.ts";
import { quiz } from "./quiz.ts";
import { askedCells, questionOfCells } from "./quizCells.ts";
import { mostQuizQuestions, mostQuizText, quizQuestion, type QuizQuestion } from "./quizQuestion.ts";

export const quizFileKinds: readonly string[] = ["choice", "truth", ...otherQuestion.options.map(({ shape }) => shape.kind.value)];

export interface QuizFileQuestion extends Omit<QuizQuestion, "mediaId" | "number"> {
  readonly line: number;
  /** What the media call it; empty without one. */
  readonly picture: string;
  readonly category: string;
  readonly tags: string[];
}
export interface QuizFileQuiz {
  readonly name: string;
  readonly line: number;
  readonly passingScore: number;
  readonly maxFailedAttempts: number;
  readonly questionTime: number;
  readonly quizTime: number;
  readonly partialCredit: boolean;
  readonly questions: QuizFileQuestion[];
}

/** A row for each question; several answers stand on lines of their own within their cell. */
export const quizFileColumns = [
  "quiz",
  "passingScore",
  "maxFailedAttempts",
  "questionTime",
  "quizTime",
  "partialCredit",
  "text",
  "correct",
  "incorrect",
  "feedback",
  "kind",
  "unit",
  "answerFeedback",
  "picture",
  "category",
  "tags",
] as const;
const numbers = {
  passingScore: { min: 1, max: 100, initial: 80 },
  maxFailedAttempts: { min: 0, max: 100, initial: 0 },
  questionTime: { min: 0, max: 86_400, initial: 30 },
  quizTime: { min: 0, max: 86_400, initial: 0 },
} as const;
/** As the export writes it, and as spreadsheets do. */
const yesNo = new Map([
  ["yes", true],
  ["true", true],
  ["1", true],
  ["no", false],
  ["false", false],
  ["0", false],
]);
type NumberName = keyof typeof numbers;
const numberNames = Object.keys(numbers) as NumberName[];

const required = ["quiz", "text", "correct"] as const;
const mostRows = 2000;
const most = { category: 200, tag: 100, tags: 20 };
const linesIn = (cell: string): string[] =>
  cell
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Multiple-choice quizzes with their questions. All of it can be taken over, or none. */
export function readQuizFile(file: string): { quizzes: QuizFileQuiz[]; faults: ImportFault[] } {
  const { columns, rows } = parseCsv(file);
  const faults: ImportFault[] = [];
  for (const name of required) if (!columns.includes(name)) faults.push({ line: 1, fault: "columnMissing", word: name });
  for (const name of columns)
    if (!(quizFileColumns as readonly string[]).includes(name)) faults.push({ line: 1, fault: "columnUnknown", word: name });
  if (rows.length === 0) faults.push({ line: 0, fault: "empty", word: "" });
  if (rows.length > mostRows) faults.push({ line: 0, fault: "tooMany", word: String(mostRows) });
  if (faults.length > 0) return { quizzes: [], faults };

  const quizzes = new Map<string, QuizFileQuiz>();
  for (const { line, cells } of rows) {
    const fault = (kind: ImportFault["fault"], word: string) => void faults.push({ line, fault: kind, word });
    const cell = (name: string) => (cells[name] ?? "").trim();
    const name = cell("quiz");
    if (name === "") fault("required", "quiz");
    if (name.length > 100) fault("tooLong", "quiz");
    const found = quizzes.get(name) ?? { name, line, ...settingsIn(cell, fault), questions: [] };
    if (quizzes.has(name)) {
      for (const each of numberNames) if (cell(each) !== "" && Number(cell(each)) !== found[each]) fault("differs", each);
      if (cell("partialCredit") !== "" && yesNo.get(cell("partialCredit").toLowerCase()) !== found.partialCredit)
        fault("differs", "partialCredit");
    } else quizzes.set(name, found);

    const text = cell("text");
    if (text === "") fault("required", "text");
    for (const each of ["text", "feedback"] as const) if (cell(each).length > mostQuizText) fault("tooLong", each);
    const kind = cell("kind");
    const asked = questionOfCells(askedCells(cell));
    const read = quizQuestion.safeParse({
      correct: [],
      incorrect: [],
      ...asked,
      text: "-",
      feedback: "",
      mediaId: cell("picture") === "" ? null : 1,
    });
    if (kind !== "" && !quizFileKinds.includes(kind)) fault("invalid", "kind");
    else if (asked === undefined || !read.success) fault("answers", "");
    const tags = [...new Set(linesIn(cell("tags")))];
    if (cell("category").length > most.category) fault("tooLong", "category");
    if (tags.length > most.tags || tags.some((tag) => tag.length > most.tag)) fault("tooLong", "tags");
    const question: QuizFileQuestion = {
      correct: [],
      incorrect: [],
      ...asked,
      line,
      text,
      feedback: cell("feedback"),
      picture: cell("picture"),
      category: cell("category"),
      tags,
    };
    found.questions.push(question);
    if (found.questions.length === mostQuizQuestions + 1) fault("tooMany", String(mostQuizQuestions));
  }
  return { quizzes: [...quizzes.values()], faults };
}

type Limits = Record<NumberName, number> & { partialCredit: boolean };

function settingsIn(cell: (name: string) => string, fault: (kind: ImportFault["fault"], word: string) => void): Limits {
  const read = (name: NumberName): number => {
    const { min, max, initial } = numbers[name];
    const value = cell(name) === "" ? initial : Number(cell(name));
    const whole = name === "passingScore" || Number.isInteger(value);
    if (!whole || !(value >= min && value <= max)) fault("invalid", name);
    return value;
  };
  const limits = {
    passingScore: read("passingScore"),
    maxFailedAttempts: read("maxFailedAttempts"),
    questionTime: read("questionTime"),
    quizTime: read("quizTime"),
  };
  if (disorderOf(quiz.ordered, limits) !== undefined) fault("timeAbove", "questionTime");
  const parts = cell("partialCredit") === "" ? false : yesNo.get(cell("partialCredit").toLowerCase());
  if (parts === undefined) fault("invalid", "partialCredit");
  return { ...limits, partialCredit: parts ?? false };
}
