import type { FileAsk } from "./fileQuestion.ts";
import { showGift } from "./giftSigns.ts";
import { inOneLine, plainOfHtml, tidied } from "./plainOfHtml.ts";
import type { Tell } from "./questionReader.ts";
import { weighedAnswers } from "./weighedAnswers.ts";

interface Answered {
  ask: FileAsk;
  feedback: { correct: string; incorrect: string };
}
const none = { correct: "", incorrect: "" };

/** Words of a file as ours: formats taken away and told. A question may have lines, an answer has one. */
export function giftWords(text: string, format: string, tell: Tell, lines = false): string {
  const [marker, own] = /^\s?\[(html|plain|moodle|markdown)\]/u.exec(text) ?? [];
  const words = showGift(marker === undefined ? text : text.slice(marker.length));
  if (own === "markdown" || (own === undefined && format === "markdown")) tell("markdown");
  if (own !== "html" && (own !== undefined || format !== "html")) return lines ? tidied(words) : inOneLine(words);
  const plain = plainOfHtml(words);
  if (plain.lost.length > 0) tell("formatting", plain.lost.join(", "));
  for (const picture of plain.pictures) tell("pictureOutside", picture);
  return lines ? plain.text : inOneLine(plain.text);
}

export function splitFeedback(answer: string): { words: string; feedback: string } {
  const at = answer.indexOf("#");
  return at < 0 ? { words: answer, feedback: "" } : { words: answer.slice(0, at), feedback: answer.slice(at + 1) };
}

/** `=right ~wrong ~%50%in part#what is said of it`. */
function partsOf(answers: string, format: string, tell: Tell) {
  const parts = answers
    .replaceAll("=", "~=")
    .split("~")
    .map((part) => part.trim());
  return parts
    .filter((part) => part !== "")
    .map((part) => {
      const right = part.startsWith("=");
      const [weighed, percent] = /^%(-?\d{1,3}(?:\.\d{1,8})?)%/u.exec(right ? part.slice(1) : part) ?? [];
      const { words, feedback } = splitFeedback(part.slice((right ? 1 : 0) + (weighed?.length ?? 0)));
      const weight = percent === undefined ? (right ? 100 : 0) : Number(percent);
      return { right, weight, text: giftWords(words, format, tell), feedback: giftWords(feedback, format, tell), raw: words.trim() };
    });
}

export function giftAnswers(answers: string, format: string, tell: Tell): Answered {
  const parts = partsOf(answers, format, tell);
  if (parts.every(({ right }) => right)) {
    if (parts.some(({ feedback }) => feedback !== "")) tell("answerFeedback");
    return { ask: acceptedOf(parts, tell), feedback: none };
  }
  return { ask: weighedAnswers(parts, !parts.some(({ right }) => right), tell), feedback: none };
}

function acceptedOf(parts: readonly { text: string; weight: number }[], tell: Tell): FileAsk {
  const full = parts.filter(({ weight }) => weight === 100);
  if (full.length < parts.length) tell("weights");
  return {
    kind: "text",
    accepted: withoutWildcards(
      full.map(({ text }) => text),
      tell,
    ),
  };
}

/** “*” stands for any words there; nothing does here. */
export function withoutWildcards(accepted: readonly string[], tell: Tell): string[] {
  const wild = (text: string): boolean => text.replaceAll("\\*", "").includes("*");
  for (const text of accepted.filter(wild)) tell("wildcard", text);
  return [...new Set(accepted.filter((text) => !wild(text)).map((text) => text.replaceAll("\\*", "*")))];
}

/** `3:2`, `1..5`, `3`, or several of them with what they weigh. */
export function giftNumber(answers: string, format: string, tell: Tell): Answered {
  if (!answers.trim().startsWith("=")) {
    const { words, feedback } = splitFeedback(answers);
    const said = giftWords(feedback, format, tell);
    return { ask: { kind: "numeric", accepted: [numberIn(words)], unit: "" }, feedback: { correct: said, incorrect: "" } };
  }
  const parts = partsOf(answers, format, tell);
  if (parts.some(({ feedback }) => feedback !== "")) tell("answerFeedback");
  const full = parts.filter(({ weight }) => weight === 100);
  if (full.length < parts.length) tell("weights");
  return { ask: { kind: "numeric", accepted: full.map(({ raw }) => numberIn(raw)), unit: "" }, feedback: none };
}

const numeral = /^[-+]?\d{0,15}(?:[.,]\d{1,15})?(?:[eE][-+]?\d{1,3})?$/u;
export const numberOf = (text: string): number =>
  text.trim() !== "" && numeral.test(text.trim()) ? Number(text.trim().replace(",", ".")) : Number.NaN;

function numberIn(words: string): { value: number; tolerance: number } {
  if (words.includes("..")) {
    const [from, to] = words.split("..").map(numberOf);
    return rangeOf(from!, to!);
  }
  const [value, tolerance = "0"] = words.split(":");
  return { value: numberOf(value!), tolerance: numberOf(tolerance) };
}

/** From … to, as a number and how far off one may be. */
export function rangeOf(from: number, to: number): { value: number; tolerance: number } {
  const rounded = (value: number) => Number(value.toPrecision(12));
  return { value: rounded((from + to) / 2), tolerance: rounded((to - from) / 2) };
}
