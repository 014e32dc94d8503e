import type { FileQuestion, QuestionNote } from "./fileQuestion.ts";
import { giftEscaped } from "./giftSigns.ts";
import { inOneLine } from "./plainOfHtml.ts";
import { sayable, type SayableAsk, type SayableQuestion } from "./sayable.ts";
import { weightsOf } from "./weighedAnswers.ts";

export interface WrittenQuestions<Content> {
  content: Content;
  /** What the format has no words for. */
  notes: QuestionNote[];
}

/** Questions as Moodle's GIFT. Pictures have no place in it. */
export function writeGift(questions: readonly FileQuestion[]): WrittenQuestions<string> {
  const { said, notes } = sayable(questions, () => false);
  let category = "";
  const blocks = said.map(({ question, number }) => {
    const place = { question: question.text.slice(0, 80), line: number, file: "", left: false };
    if (question.picture !== null) notes.push({ ...place, code: "pictureLeft", word: question.picture.name });
    const { correct, incorrect } = question.feedback;
    if (correct !== incorrect && question.ask.kind !== "truth") notes.push({ ...place, code: "feedbackJoined", word: "" });
    if (question.ask.kind === "numeric" && question.ask.unit !== "") notes.push({ ...place, code: "units", word: question.ask.unit });
    if (question.ask.kind === "order") {
      notes.push({ ...place, code: "kindNotWritten", word: "order", left: true });
      return "";
    }
    const moved = question.category !== category ? `$CATEGORY: ${inOneLine(question.category)}\n\n` : "";
    category = question.category;
    return `${moved}${blockOf(question, number)}\n\n`;
  });
  return { content: blocks.join(""), notes };
}

const words = (text: string): string => `${text.startsWith("[") ? "[plain]" : ""}${giftEscaped(text)}`;

function blockOf({ text, tags, ask, feedback: { correct, incorrect } }: SayableQuestion, number: number): string {
  const told = tags.length === 0 ? "" : `// ${tags.map((tag) => `[tag:${inOneLine(tag).replaceAll("]", ")")}]`).join(" ")}\n`;
  const general = [...new Set([correct, incorrect])].filter((each) => each !== "").join("\n");
  const ownPlace = ask.kind === "truth";
  const said = general === "" || ownPlace ? "" : `####${giftEscaped(general)}`;
  return `${told}::${number}::[plain]${giftEscaped(text)} {${answersOf(ask, { correct, incorrect })}${said}}`;
}

function answersOf(ask: SayableAsk, { correct, incorrect }: FileQuestion["feedback"]): string {
  if (ask.kind === "truth") {
    const both = correct === "" && incorrect === "" ? "" : `#${giftEscaped(incorrect)}#${giftEscaped(correct)}`;
    return `${ask.right ? "TRUE" : "FALSE"}${both}`;
  }
  if (ask.kind === "numeric") return `#${ask.accepted.map(({ value, tolerance }) => `\n=%100%${value}:${tolerance}`).join("")}\n`;
  if (ask.kind === "text") return `${ask.accepted.map((text) => `\n=%100%${words(text.replaceAll("*", "\\*"))}`).join("")}\n`;
  if (ask.kind === "match")
    return `${[...ask.pairs, ...ask.spare.map((right) => ({ left: "", right }))].map(({ left, right }) => `\n=${pairSide(left)} -> ${pairSide(right)}`).join("")}\n`;
  if (ask.kind === "order" || ask.kind === "hotspot") return "";
  const weights = weightsOf(ask);
  return `${ask.answers.map(({ text, correct: right, feedback: said }, index) => `\n${!ask.several && right ? "=" : "~"}%${weights[index]}%${words(text)}${said === "" ? "" : `#${giftEscaped(said)}`}`).join("")}\n`;
}

/** An arrow is what parts a pair. */
const pairSide = (text: string): string => words(text.replaceAll("->", "→"));
