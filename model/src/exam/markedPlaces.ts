import type { AcceptedPlace } from "../curriculum/questionKinds.ts";
import type { QuestionModel } from "../curriculum/questionModel.ts";
import { marksOf, nothing, type AnswerValue } from "./answerValue.ts";
import { thingsAt } from "./markPlaces.ts";
import type { MarkedPlaces } from "./regradeWire.ts";

/** So many marks are told one by one. */
const mostMarksTold = 500;

export const unmarked: MarkedPlaces = { things: [], beside: 0, nothing: 0, marks: [] };

/** Where a question was marked: how many found each thing, how many marked something else, and how many found nothing. */
export function markedPlaces(
  model: QuestionModel,
  places: readonly AcceptedPlace[],
  given: readonly { value: AnswerValue; times: number }[],
): MarkedPlaces {
  const times = new Map(places.map(({ id }) => [id, 0]));
  const told: MarkedPlaces = { ...unmarked, marks: [] };
  for (const { value, times: often } of given) {
    if (value[0] === nothing) told.nothing += often;
    const marks = marksOf(model, value);
    const found = marks.map((mark) => thingsAt(model, places, mark));
    for (const id of new Set(found.flat())) times.set(id, (times.get(id) ?? 0) + often);
    if (found.some((things) => things.length === 0)) told.beside += often;
    told.marks.push(...marks.slice(0, Math.max(0, mostMarksTold - told.marks.length)));
  }
  return { ...told, things: [...times].map(([id, number]) => ({ id, times: number })) };
}
