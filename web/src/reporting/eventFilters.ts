import type { event } from "@vigil/model/reporting/event";
import { eventTypes } from "@vigil/model/reporting/eventTypes";
import type { Place } from "../entity/place.ts";
import { eventWords, subjectName } from "./eventWords.ts";

const subjects = [...new Set(eventTypes.map((type) => type.split(".")[0]!))];

/** The known values of two texts that events are filtered by. */
export const eventFilterWords: NonNullable<Place<typeof event>["filterWords"]> = {
  type: { values: eventTypes, words: eventWords },
  subjectEntity: { values: subjects, words: subjectName },
};
