import { isChosen, isPlaced, type QuestionModel } from "@vigil/model/curriculum/questionModel";
import { numbersOf, type AnswerValue } from "@vigil/model/exam/answerValue";

/** The options of a question in the order of its attempt: as the bank calls them, and as the attempt does. */
export interface PaperOptions {
  kind: QuestionModel;
  optionOrder: number[];
  askedOptions: number[] | null;
}

/** What a question is called in its attempt. One that began before questions had such numbers goes on under those of the bank. */
export const askedId = ({ questionId, askedId: name }: { questionId: number; askedId: number | null }): number => name ?? questionId;

/** An answer as it is called in the attempt. Of answers that are chosen the order would tell something; of steps and pairs it is the answer. */
export function askedOptions({ kind, optionOrder, askedOptions: names }: PaperOptions, value: AnswerValue): (number | string)[] {
  if (names === null || isPlaced(kind)) return [...value];
  const named = value.flatMap((each) => (typeof each === "string" ? each : (names[optionOrder.indexOf(each)] ?? [])));
  return isChosen(kind) ? named.toSorted((one, other) => Number(one) - Number(other)) : named;
}

/** The other way round: what an answer names, as the bank calls it. Null where it names what the question does not offer. */
export function bankOptions({ kind, optionOrder, askedOptions: names }: PaperOptions, chosen: AnswerValue): (number | string)[] | null {
  if (isPlaced(kind)) return [...chosen];
  const offered = names ?? optionOrder;
  const found = chosen.flatMap((name) => (typeof name === "string" ? name : (optionOrder[offered.indexOf(name)] ?? [])));
  return found.length === chosen.length ? found : null;
}

/** The numbers of what is right, as they are called in the attempt. */
export const askedKey = (paper: PaperOptions, ids: readonly number[]): number[] => numbersOf(askedOptions(paper, ids));
