import { otherQuestion } from "../../curriculum/questionKinds.ts";
import type { TruthWords } from "../truthParts.ts";
import { otherOfFile, type FiledQuestion } from "./otherOfFile.ts";
import type {
  FileAsk,
  FilePicture,
  FileQuestion,
  FileQuestionSeen,
  QuestionNote,
  QuestionNoteCode,
  ReadQuestions,
} from "./fileQuestion.ts";

export interface TakenQuestion<Question> {
  question: Question;
  picture: FilePicture | null;
  named: string | undefined;
  category: string;
  tags: string[];
  seen: FileQuestionSeen;
}

/** What takes questions of files, and how it keeps them. */
export interface Taking<Question> {
  /** In the language of whoever brings a file. */
  truth: TruthWords;
  /** So many answers it may have to choose from, and what is said where there are more. */
  most: { right: number; all: number };
  many: QuestionNoteCode;
  /** What is said of right and wrong answers has one place. */
  oneFeedback: boolean;
  make: (question: FileQuestion, asks: FiledQuestion | undefined) => Question;
}

/** What a file has, as a quiz or a course keeps it; what that cannot keep is told beside what could not be read. */
export function takenFromFile<Question>(
  { questions, notes }: ReadQuestions,
  { truth, most, many, oneFeedback, make }: Taking<Question>,
): { taken: TakenQuestion<Question>[]; notes: QuestionNote[] } {
  const told = [...notes];
  const taken: TakenQuestion<Question>[] = [];
  for (const question of questions) {
    const { text, line, file, ask, picture, named, category, tags } = question;
    const tell = (code: QuestionNoteCode, left: boolean, word = "") =>
      void told.push({ question: text.slice(0, 80), line, file, code, word, left });
    if (ask.kind === "findThreat") {
      tell("kindUnknown", true, ask.kind);
      continue;
    }
    // what is marked has to be shown
    if (ask.kind === "hotspot" && picture === null && named === undefined) {
      tell("pictureOutside", true);
      continue;
    }
    const asks = ask.kind === "choice" || ask.kind === "truth" ? undefined : otherOfFile(ask);
    if (asks !== undefined && !otherQuestion.safeParse(asks).success) {
      tell("otherUnfit", true);
      continue;
    }
    if (ask.kind === "choice" && (ask.answers.length > most.all || ask.answers.filter(({ correct }) => correct).length > most.right)) {
      tell(many, true);
      continue;
    }
    const { correct, incorrect } = question.feedback;
    if (oneFeedback && correct !== incorrect && correct !== "" && incorrect !== "") tell("feedbackJoined", false);
    taken.push({ question: make(question, asks), picture, named, category, tags, seen: seenOf(question, truth, taken.length + 1) });
  }
  // of what is left away it says nothing more what else is lost
  const isLeft = new Set(told.flatMap(({ line, file, left }) => (left ? `${line} ${file}` : [])));
  const worth = told.filter(({ line, file, left }) => left || !isLeft.has(`${line} ${file}`));
  return { taken, notes: worth.toSorted((one, other) => Number(other.left) - Number(one.left) || one.line - other.line) };
}

const seenOf = ({ text, line, file, picture, category, tags, ask }: FileQuestion, truth: TruthWords, number: number): FileQuestionSeen => ({
  number,
  line,
  file,
  text,
  category,
  tags,
  picture: picture !== null,
  kind: ask.kind === "choice" ? (ask.several ? "multiple" : "single") : ask.kind,
  answers: answersOf(ask, truth),
});

type Seen = FileQuestionSeen["answers"];

function answersOf(ask: FileAsk, [yes, no]: TruthWords): Seen {
  if (ask.kind === "choice")
    return ask.answers
      .map(({ text, correct, feedback }) => ({ text, right: correct, ...(feedback === "" ? {} : { said: feedback }) }))
      .toSorted((one, other) => Number(other.right) - Number(one.right));
  if (ask.kind === "truth")
    return [
      { text: yes, right: ask.right },
      { text: no, right: !ask.right },
    ];
  return rightOf(ask).map((text) => ({ text, right: true }));
}

/** What is right, each in a line. */
function rightOf(ask: FileAsk): string[] {
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
