import { otherQuestion } from "../curriculum/questionKinds.ts";
import { fileOfOther, otherOfFile } from "../exam/questionFile/otherOfFile.ts";
import type { QuizQuestion } from "./quizQuestion.ts";

/** How a question is answered and what is right, as cells of a table: each thing on a line of its own. */
export interface QuizCells {
  kind: string;
  correct: string;
  incorrect: string;
  unit: string;
  answerFeedback: string;
}
/** Those of a row, whatever else stands in it. */
export const askedCells = (cell: (name: keyof QuizCells) => string): QuizCells => ({
  kind: cell("kind"),
  correct: cell("correct"),
  incorrect: cell("incorrect"),
  unit: cell("unit"),
  answerFeedback: cell("answerFeedback"),
});
type Asked = Pick<QuizQuestion, "asks" | "truth" | "correct" | "incorrect" | "said">;

const nothing = { unit: "", answerFeedback: "" };
const lines = (texts: readonly string[]): string => texts.map(inLine).join("\n");
/** A break within a text, and signs that mean something between texts, stand behind a backslash. */
const inLine = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
const parted = (text: string, sign: string): string => inLine(text).replaceAll(sign, `\\${sign}`);
/** And back. */
const meant = (text: string): string => text.replace(/\\([\\n→±–])/gu, (_all, sign: string) => (sign === "n" ? "\n" : sign));
const linesIn = (cell: string): string[] =>
  cell
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
const unsaid = "–";

/** A question as a row has it. What has no cells of its own stands as data in the cell of what is right. */
export function cellsOfQuestion({ asks, truth, correct, incorrect, said = [] }: Asked): QuizCells {
  if (truth !== undefined) return { ...nothing, kind: "truth", correct: String(truth), incorrect: "" };
  if (asks === undefined) {
    const told = [...correct, ...incorrect].map((answer) => said.find((each) => each.answer === answer)?.text);
    const sayings = told.map((text) => (text === undefined ? unsaid : text === unsaid ? `\\${unsaid}` : inLine(text)));
    return {
      ...nothing,
      kind: "choice",
      correct: lines(correct),
      incorrect: lines(incorrect),
      answerFeedback: said.length === 0 ? "" : sayings.join("\n"),
    };
  }
  switch (asks.kind) {
    case "numeric":
      return {
        ...nothing,
        kind: asks.kind,
        correct: asks.accepted.map(({ value, tolerance }) => (tolerance === 0 ? `${value}` : `${value} ± ${tolerance}`)).join("\n"),
        incorrect: "",
        unit: asks.unit ?? "",
      };
    case "text":
      return { ...nothing, kind: asks.kind, correct: lines(asks.accepted), incorrect: "" };
    case "order":
      return { ...nothing, kind: asks.kind, correct: lines(asks.steps.map(({ text }) => text)), incorrect: "" };
    case "match": {
      const ask = fileOfOther(asks);
      if (ask.kind !== "match") return { ...nothing, kind: asks.kind, correct: JSON.stringify(asks), incorrect: "" };
      const pairs = ask.pairs.map(({ left, right }) => `${parted(left, "→")} → ${parted(right, "→")}`);
      return { ...nothing, kind: asks.kind, correct: pairs.join("\n"), incorrect: lines(ask.spare) };
    }
    case "hotspot":
    case "findThreat":
      return { ...nothing, kind: asks.kind, correct: JSON.stringify(asks), incorrect: "" };
  }
}

/** What the cells of a row say; undefined where they say nothing that can be asked. */
export function questionOfCells({ kind, correct, incorrect, unit, answerFeedback }: QuizCells): Asked | undefined {
  // files from before there were kinds have their answers as they stand
  if (kind === "") return choiceOf({ correct, incorrect, answerFeedback }, (text) => text);
  if (kind === "choice") return choiceOf({ correct, incorrect, answerFeedback }, meant);
  if (kind === "truth") {
    const truth = { true: true, false: false }[correct.trim().toLowerCase()];
    return truth === undefined ? undefined : { truth, correct: [], incorrect: [] };
  }
  const read = otherQuestion.safeParse(othersOf({ kind, correct, incorrect, unit }));
  return read.success ? { asks: read.data, correct: [], incorrect: [] } : undefined;
}

type ChoiceCells = Pick<QuizCells, "correct" | "incorrect" | "answerFeedback">;
function choiceOf({ correct, incorrect, answerFeedback }: ChoiceCells, read: (text: string) => string): Asked | undefined {
  const right = linesIn(correct).map(read);
  const wrong = linesIn(incorrect).map(read);
  const sayings = linesIn(answerFeedback);
  if (sayings.length > right.length + wrong.length) return undefined;
  const said = [...right, ...wrong].flatMap((answer, index) => {
    const text = sayings[index];
    return text === undefined || text === unsaid ? [] : { answer, text: read(text) };
  });
  return { correct: right, incorrect: wrong, ...(said.length === 0 ? {} : { said }) };
}

function othersOf({ kind, correct, incorrect, unit }: Omit<QuizCells, "answerFeedback">): unknown {
  const right = linesIn(correct);
  switch (kind) {
    case "numeric":
      return otherOfFile({ kind, accepted: right.map(numberIn), unit });
    case "text":
      return otherOfFile({ kind, accepted: right.map(meant) });
    case "order":
      return otherOfFile({ kind, items: right.map(meant) });
    case "match": {
      const pairs = right.map((line) => line.split(/(?<!\\)→/u).map((side) => meant(side.trim())));
      if (pairs.some(({ length }) => length !== 2)) return undefined;
      return otherOfFile({
        kind,
        pairs: pairs.map(([left = "", target = ""]) => ({ left, right: target })),
        spare: linesIn(incorrect).map(meant),
      });
    }
    default:
      return dataIn(correct);
  }
}

function numberIn(line: string): { value: number; tolerance: number } {
  const [value = "", tolerance = "0"] = line.split("±").map((part) => part.trim());
  return { value: value === "" ? Number.NaN : Number(value), tolerance: tolerance === "" ? Number.NaN : Number(tolerance) };
}

function dataIn(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}
