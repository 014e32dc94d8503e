import { eventTypes } from "@vigil/model/reporting/eventTypes";
import { eventWords, subjectName } from "./eventWords.ts";

const subjects = [...new Set(eventTypes.map((type) => type.split(".")[0]!))];

/** The known values of a text that is filtered by, and what each is in words; undefined where it is any text. */
export function knownWords(entityName: string, field: string): { values: readonly string[]; words: (value: string) => string } | undefined {
  if (entityName !== "event") return undefined;
  if (field === "type") return { values: eventTypes, words: eventWords };
  return field === "subjectEntity" ? { values: subjects, words: subjectName } : undefined;
}
