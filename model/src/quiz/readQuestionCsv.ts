import { parseCsv } from "../curriculum/csv.ts";
import { fileOfOther } from "../exam/questionFile/otherOfFile.ts";
import { questionReader, Unreadable } from "../exam/questionFile/questionReader.ts";
import type { FileAsk, FileQuestion, ReadQuestions } from "../exam/questionFile/fileQuestion.ts";
import { askedCells, questionOfCells, type QuizCells } from "./quizCells.ts";
import { quizFileColumns, quizFileKinds } from "./quizFile.ts";

const needed = ["text", "correct"] as const;

/** Whether a text is a table of questions: its first line names their columns. */
export function isQuestionCsv(text: string): boolean {
  const { columns } = parseCsv(text.slice(0, text.search(/[\r\n]/u) + 1 || text.length));
  return needed.every((name) => columns.includes(name));
}

/** Questions of a CSV as a quiz is saved as: a row each. What says how a whole quiz is taken means nothing elsewhere. */
export function readQuestionCsv(text: string): ReadQuestions {
  const { columns, rows } = parseCsv(text);
  const reader = questionReader();
  for (const name of columns)
    if (name !== "" && !(quizFileColumns as readonly string[]).includes(name)) reader.tell("columnUnknown", name, 1);
  for (const { line, cells } of rows) {
    const cell = (name: (typeof quizFileColumns)[number]) => (cells[name] ?? "").trim();
    reader.question({ line, file: "", name: cell("text") }, () => {
      const feedback = cell("feedback");
      return {
        text: cell("text"),
        ask: askOf(cell),
        feedback: { correct: feedback, incorrect: feedback },
        picture: null,
        ...(cell("picture") === "" ? {} : { named: cell("picture") }),
        category: cell("category"),
        tags: [
          ...new Set(
            cell("tags")
              .split(/\r?\n/u)
              .flatMap((tag) => (tag.trim() === "" ? [] : tag.trim())),
          ),
        ],
      } satisfies Omit<FileQuestion, "line" | "file">;
    });
  }
  return reader.read;
}

function askOf(cell: (name: keyof QuizCells) => string): FileAsk {
  const kind = cell("kind");
  if (kind !== "" && !quizFileKinds.includes(kind)) throw new Unreadable("kindUnknown", kind);
  if (cell("correct") === "") throw new Unreadable("noneRight");
  const asked = questionOfCells(askedCells(cell));
  if (asked === undefined) throw new Unreadable("cellsUnclear", cell("correct"));
  if (asked.asks !== undefined) return fileOfOther(asked.asks);
  if (asked.truth !== undefined) return { kind: "truth", right: asked.truth };
  const said = new Map((asked.said ?? []).map(({ answer, text }) => [answer, text]));
  const answersOf = (texts: readonly string[], correct: boolean) =>
    texts.map((text) => ({ text, correct, feedback: said.get(text) ?? "" }));
  return {
    kind: "choice",
    several: asked.correct.length > 1,
    answers: [...answersOf(asked.correct, true), ...answersOf(asked.incorrect, false)],
  };
}
