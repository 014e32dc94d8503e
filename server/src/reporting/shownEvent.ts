import type { Row } from "../entity/readRecords.ts";
import type { Caller } from "../identity/access/caller.ts";

/** Who reads events may be a learner of the very quiz: right answers go to those alone who could change them. */
export function shownEvent(event: Row, { permissions }: Caller): Row {
  const data = event["data"] as Readonly<Record<string, unknown>> | null;
  if (data === null || !("answerKey" in data) || permissions.has("quizzes:edit")) return event;
  return { ...event, data: { ...data, answerKey: "hidden" } };
}
