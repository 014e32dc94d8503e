import { otherQuestion } from "../curriculum/questionKinds.ts";
import { fileOfOther, otherOfFile } from "../exam/questionFile/otherOfFile.ts";
import type {
  FileAsk,
  FilePicture,
  FileQuestion,
  QuestionNote,
  QuestionNoteCode,
  ReadQuestions,
} from "../exam/questionFile/fileQuestion.ts";
import type { FileQuestionSeen } from "./questionFileWire.ts";
import type { QuizQuestion } from "./quizWire.ts";

export interface TakenQuestion {
  question: Omit<QuizQuestion, "mediaId">;
  picture: FilePicture | null;
  seen: FileQuestionSeen;
}

/** The words for true and false in the language of whoever brings a file. */
export type TruthWords = readonly [yes: string, no: string];

const most = { answers: 9, right: 8 };

/** What a file has, as a quiz keeps it; what it cannot keep is told beside what could not be read. */
export function quizOfFile({ questions, notes }: ReadQuestions, truth: TruthWords): { taken: TakenQuestion[]; notes: QuestionNote[] } {
  const told = [...notes];
  const taken: TakenQuestion[] = [];
  for (const question of questions) {
    const tell = (code: QuestionNoteCode, left: boolean, word = "") =>
      void told.push({ question: question.text.slice(0, 80), line: question.line, file: question.file, code, word, left });
    const asked = askedOf(question.ask, truth);
    if (asked.asks !== undefined && !otherQuestion.safeParse(asked.asks).success) {
      tell("otherUnfit", true);
      continue;
    }
    if (asked.correct.length > most.right || asked.correct.length + asked.incorrect.length > most.answers) {
      tell("manyForQuiz", true);
      continue;
    }
    if (question.ask.kind === "choice" && question.ask.answers.some(({ feedback }) => feedback !== "")) tell("answerFeedback", false);
    const { correct, incorrect } = question.feedback;
    if (correct !== incorrect && correct !== "" && incorrect !== "") tell("feedbackJoined", false);
    const feedback = [...new Set([correct, incorrect])]
      .filter((each) => each !== "")
      .join("\n")
      .slice(0, 2000);
    taken.push({
      question: { text: question.text, ...asked, feedback },
      picture: question.picture,
      seen: seenOf(question, asked, taken.length + 1),
    });
  }
  // of what is left away it says nothing more what else is lost
  const isLeft = new Set(told.flatMap(({ line, file, left }) => (left ? `${line} ${file}` : [])));
  const worth = told.filter(({ line, file, left }) => left || !isLeft.has(`${line} ${file}`));
  return { taken, notes: worth.toSorted((one, other) => Number(other.left) - Number(one.left) || one.line - other.line) };
}

type Asked = Pick<QuizQuestion, "correct" | "incorrect" | "asks">;

function askedOf(ask: FileAsk, [yes, no]: TruthWords): Asked {
  if (ask.kind === "truth") return ask.right ? { correct: [yes], incorrect: [no] } : { correct: [no], incorrect: [yes] };
  if (ask.kind === "findThreat") return { correct: [], incorrect: [] };
  if (ask.kind !== "choice") return { correct: [], incorrect: [], asks: otherOfFile(ask) };
  const textsOf = (right: boolean): string[] => ask.answers.filter(({ correct }) => correct === right).map(({ text }) => text);
  return { correct: textsOf(true), incorrect: textsOf(false) };
}

const seenOf = ({ text, line, file, picture, ask }: FileQuestion, asked: Asked, number: number): FileQuestionSeen => ({
  number,
  line,
  file,
  text,
  picture: picture !== null,
  kind: asked.asks?.kind ?? (asked.correct.length > 1 ? "multiple" : "single"),
  answers: [
    ...asked.correct.map((each) => ({ text: each, right: true })),
    ...asked.incorrect.map((each) => ({ text: each, right: false })),
    ...shownOf(ask).map((each) => ({ text: each, right: true })),
  ],
});

/** What is right, each in a line. */
function shownOf(ask: FileAsk): string[] {
  if (ask.kind === "numeric")
    return ask.accepted.map(({ value, tolerance }) =>
      [`${value}`, ...(tolerance === 0 ? [] : [`± ${tolerance}`]), ask.unit].join(" ").trim(),
    );
  if (ask.kind === "match")
    return [...ask.pairs.map(({ left, right }) => `${left} – ${right}`), ...ask.spare.map((spare) => `… – ${spare}`)];
  if (ask.kind === "hotspot") return ask.regions.map(({ label }) => label);
  if (ask.kind === "order") return ask.items.map((item, index) => `${index + 1}. ${item}`);
  return ask.kind === "text" ? ask.accepted : [];
}

/** A question of a quiz for a file. */
export function fileOfQuiz({ text, correct, incorrect, asks, feedback }: QuizQuestion, picture: FilePicture | null): FileQuestion {
  const answersOf = (texts: readonly string[], right: boolean) => texts.map((each) => ({ text: each, correct: right, feedback: "" }));
  return {
    line: 0,
    file: "",
    category: "",
    tags: [],
    text,
    ask:
      asks === undefined
        ? { kind: "choice", several: correct.length > 1, answers: [...answersOf(correct, true), ...answersOf(incorrect, false)] }
        : fileOfOther(asks),
    feedback: { correct: feedback, incorrect: feedback },
    picture,
  };
}
