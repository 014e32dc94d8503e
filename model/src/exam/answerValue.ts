import { isPlaced, isWritten, mostWritten, type QuestionModel } from "../curriculum/questionModel.ts";
import type { Offered } from "./askedParts.ts";

/**
 * What is answered: numbers of options – steps in their order; item, target, item, target –, one text, or places: of a picture its x and y in
 * ten-thousandths, of a scan view, x and y of each mark in pixels, or `nothing`. Empty is no answer.
 */
export type AnswerValue = readonly (number | string)[];

interface Asked {
  model: QuestionModel;
  options: readonly Offered[];
}

/** The part of it that answers the question: what is not offered is left out, and a blank text is none. */
export function answerOf({ model, options }: Asked, value: AnswerValue): (number | string)[] {
  if (isWritten(model))
    return value.flatMap((each) => (typeof each === "string" && each.trim() !== "" ? each.slice(0, mostWritten) : [])).slice(0, 1);
  if (isPlaced(model)) return valueFits(model, value) ? [...value] : [];
  const offered = new Map(options.map((option) => [option.id, option.side]));
  if (model === "match")
    return pairsOf(value).flatMap(([item, target]) =>
      offered.has(item) && offered.get(item) === undefined && offered.get(target) === "target" ? [item, target] : [],
    );
  const chosen = [...new Set(numbersOf(value))].filter((id) => offered.has(id));
  if (model === "order") return chosen.length === options.length ? chosen : [];
  return model === "single" ? chosen.slice(-1) : chosen.toSorted((one, other) => one - other);
}

export const numbersOf = (value: AnswerValue): number[] => value.filter((each) => typeof each === "number");
export const textOf = (value: AnswerValue): string => value.find((each) => typeof each === "string") ?? "";

/** Item and target of each pair; of an item that stands twice the last. */
export function pairsOf(value: AnswerValue): [number, number][] {
  const numbers = numbersOf(value);
  const pairs = new Map<number, number>();
  for (let at = 0; at + 1 < numbers.length; at += 2) pairs.set(numbers[at] ?? 0, numbers[at + 1] ?? 0);
  return [...pairs];
}

/** The answer to a scan in which there is nothing to be found. */
export const nothing = "nothing";
/** So many marks are put on a scan at most: whoever marks everything has found nothing. */
export const mostThreatMarks = 8;
/** A picture is that wide, and that high. */
export const pictureShares = 10_000;

export interface PutMark {
  view: number;
  x: number;
  y: number;
}

/** The places that were marked: on a picture in shares of it, in a scan in pixels of the view. */
export function marksOf(model: QuestionModel, value: AnswerValue): PutMark[] {
  const numbers = numbersOf(value);
  if (model === "hotspot") return numbers.length < 2 ? [] : [{ view: 0, x: numbers[0]! / pictureShares, y: numbers[1]! / pictureShares }];
  return Array.from({ length: Math.floor(numbers.length / 3) }, (_, mark) => {
    const [view = 0, x = 0, y = 0] = numbers.slice(3 * mark);
    return { view, x, y };
  });
}

/** And back: marks as they are answered. */
export const markedValue = (model: QuestionModel, marks: readonly PutMark[]): AnswerValue => {
  const whole = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * pictureShares);
  if (model === "hotspot") return marks.slice(-1).flatMap(({ x, y }) => [whole(x), whole(y)]);
  return marks.slice(0, mostThreatMarks).flatMap(({ view, x, y }) => [view, Math.max(0, Math.round(x)), Math.max(0, Math.round(y))]);
};

/** Whether its shape is that of an answer to such a question; which options there are is not asked. */
export function valueFits(model: QuestionModel, value: AnswerValue): boolean {
  if (isWritten(model)) return value.length <= 1 && value.every((each) => typeof each === "string" && each.length <= mostWritten);
  if (model === "findThreat" && value.length === 1) return value[0] === nothing;
  if (value.some((each) => typeof each !== "number")) return false;
  if (model === "hotspot") return value.length === 0 || (value.length === 2 && numbersOf(value).every((share) => share <= pictureShares));
  if (model === "findThreat") return value.length % 3 === 0 && value.length <= 3 * mostThreatMarks;
  if (model === "match") return value.length % 2 === 0 && 2 * pairsOf(value).length === value.length;
  return new Set(value).size === value.length && (model !== "single" || value.length <= 1);
}
