import { isWritten, mostWritten, type QuestionModel } from "../curriculum/questionModel.ts";
import type { Offered } from "./askedParts.ts";

/** What is answered: numbers of options – steps in their order; item, target, item, target – or one text. Empty is no answer. */
export type AnswerValue = readonly (number | string)[];

interface Asked {
  model: QuestionModel;
  options: readonly Offered[];
}

/** The part of it that answers the question: what is not offered is left out, and a blank text is none. */
export function answerOf({ model, options }: Asked, value: AnswerValue): (number | string)[] {
  if (isWritten(model))
    return value.flatMap((each) => (typeof each === "string" && each.trim() !== "" ? each.slice(0, mostWritten) : [])).slice(0, 1);
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

/** Whether its shape is that of an answer to such a question; which options there are is not asked. */
export function valueFits(model: QuestionModel, value: AnswerValue): boolean {
  if (isWritten(model)) return value.length <= 1 && value.every((each) => typeof each === "string" && each.length <= mostWritten);
  if (value.some((each) => typeof each !== "number")) return false;
  if (model === "match") return value.length % 2 === 0 && 2 * pairsOf(value).length === value.length;
  return new Set(value).size === value.length && (model !== "single" || value.length <= 1);
}
