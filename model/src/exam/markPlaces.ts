import { isAcceptedPlace, type Accepted, type AcceptedPlace } from "../curriculum/questionKinds.ts";
import type { QuestionModel } from "../curriculum/questionModel.ts";
import { distanceTo, markTolerance } from "../attempt/distanceTo.ts";
import { marksOf, nothing, type AnswerValue, type PutMark } from "./answerValue.ts";

/** So near to a place on a picture counts as on it, in shares of the picture: a finger is no more exact. */
const pictureTolerance = 0.012;

/** The numbers of what a mark is on; at the X-ray screen a mark is as exact. */
export function thingsAt(model: QuestionModel, places: readonly AcceptedPlace[], { view, x, y }: PutMark): number[] {
  const tolerance = model === "hotspot" ? pictureTolerance : markTolerance;
  return [...new Set(places.filter((place) => place.view === view && distanceTo(place.points, { x, y }) <= tolerance).map(({ id }) => id))];
}

/**
 * How much of the places was marked, from 0 to 1. On a picture each place is right. In a scan every threat is to be found and nothing else to be
 * marked; of a part, marks on nothing take away what marks on threats brought. Where there is nothing, saying so is all of it.
 */
export function markPlaces(model: QuestionModel, accepted: readonly Accepted[], value: AnswerValue): number {
  const places = accepted.filter(isAcceptedPlace);
  const marks = marksOf(model, value);
  if (places.length === 0) return value[0] === nothing ? 1 : 0;
  const found = marks.map((mark) => thingsAt(model, places, mark));
  if (model === "hotspot") return found.some((things) => things.length > 0) ? 1 : 0;
  const wrong = found.filter((things) => things.length === 0).length;
  const wanted = new Set(places.map(({ id }) => id)).size;
  return Math.max(0, (new Set(found.flat()).size - wrong) / wanted);
}
