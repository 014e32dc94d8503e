import { mostFileQuestions, type FileQuestion, type QuestionNote, type QuestionNoteCode, type ReadQuestions } from "./fileQuestion.ts";

/** A question cannot be read; why. */
export class Unreadable extends Error {
  readonly code: QuestionNoteCode;
  readonly word: string;
  constructor(code: QuestionNoteCode, word = "") {
    super(code);
    this.code = code;
    this.word = word;
  }
}

/** Tells what is lost of the question that is being read. */
export type Tell = (code: QuestionNoteCode, word?: string) => void;

interface Place {
  line: number;
  file: string;
  name: string;
}

const longestName = 80;
const most = { text: 2000, answers: 12 };

/** Collects what a file has: each question either whole, or whole with what was lost of it, or left away with why. */
export function questionReader() {
  const read: ReadQuestions = { questions: [], notes: [] };
  const told = (place: Place, code: QuestionNoteCode, word: string, left: boolean): void => {
    const { line, file, name } = place;
    const note: QuestionNote = { question: name.slice(0, longestName), line, file, code, word: word.slice(0, longestName), left };
    if (!read.notes.some((each) => each.line === line && each.file === file && each.code === code && each.word === note.word))
      read.notes.push(note);
  };
  return {
    read,
    /** Of the file as a whole. */
    tell: (code: QuestionNoteCode, word = "", line = 0, file = "") => told({ line, file, name: "" }, code, word, false),
    question(place: Place, parse: (tell: Tell) => Omit<FileQuestion, "line" | "file">): void {
      if (read.questions.length === mostFileQuestions)
        return told({ line: 0, file: "", name: "" }, "tooManyQuestions", String(mostFileQuestions), true);
      const lost: [QuestionNoteCode, string][] = [];
      try {
        const question = parse((code, word = "") => void lost.push([code, word]));
        requireSound(question);
        read.questions.push({ line: place.line, file: place.file, ...question });
        for (const [code, word] of lost) told({ ...place, name: place.name || question.text }, code, word, false);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        told(place, error.code, error.word, true);
      }
    },
  };
}
export type QuestionReader = ReturnType<typeof questionReader>;

/** A question that nobody could answer is none. */
function requireSound({ text, ask, feedback }: Omit<FileQuestion, "line" | "file">): void {
  if (text === "") throw new Unreadable("textMissing");
  const words = wordsOf(ask);
  if ([text, feedback.correct, feedback.incorrect, ...words].some((each) => each.length > most.text))
    throw new Unreadable("tooLong", String(most.text));
  if (words.includes("")) throw new Unreadable("answerEmpty");
  if (words.length > 2 * most.answers) throw new Unreadable("tooManyAnswers", String(most.answers));
  if (ask.kind === "choice") {
    if (ask.answers.length < 2) throw new Unreadable("tooFewAnswers");
    if (ask.answers.length > most.answers) throw new Unreadable("tooManyAnswers", String(most.answers));
    if (new Set(words).size < words.length) throw new Unreadable("answerTwice");
    if (!ask.answers.some(({ correct }) => correct)) throw new Unreadable("noneRight");
  }
  if (ask.kind === "text" && ask.accepted.length === 0) throw new Unreadable("noneRight");
  if (ask.kind === "hotspot" && ask.regions.length === 0) throw new Unreadable("noneRight");
  if (ask.kind === "numeric" && ask.accepted.length === 0) throw new Unreadable("noneRight");
  if (
    ask.kind === "numeric" &&
    !ask.accepted.every(({ value, tolerance }) => Number.isFinite(value) && tolerance >= 0 && Number.isFinite(tolerance))
  )
    throw new Unreadable("noNumber");
  if ((ask.kind === "match" && ask.pairs.length < 2) || (ask.kind === "order" && ask.items.length < 2))
    throw new Unreadable("tooFewAnswers");
}

function wordsOf(ask: FileQuestion["ask"]): string[] {
  if (ask.kind === "choice") return ask.answers.map(({ text }) => text);
  if (ask.kind === "text") return ask.accepted;
  if (ask.kind === "hotspot") return [ask.description, ...ask.regions.map(({ label }) => label)];
  if (ask.kind === "match") return [...ask.pairs.flatMap(({ left, right }) => [left, right]), ...ask.spare];
  return ask.kind === "order" ? ask.items : [];
}
