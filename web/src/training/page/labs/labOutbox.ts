import type { LabAnswer } from "@vigil/model/training/labs/labState";
import type { LabAnswered } from "@vigil/model/training/wire";
import { createOutbox, type Outbox, type OutboxParts } from "../../../outbox/outbox.ts";

/** The page of a course, and a lab on it. */
export interface LabPlace {
  programId: number;
  courseId: number;
  unitId: number;
  sectionId: number;
  pageId: number;
  labId: number;
}

export type LabOutbox = Outbox<LabPlace, LabAnswer, LabAnswered>;

interface LabOutboxParts extends Omit<OutboxParts<LabPlace, LabAnswer, LabAnswered>, "merged"> {
  /** What an answer is called, so that one sent twice counts once. */
  newKey: () => string;
}

/** Answers in labs on their way to the server. */
export function createLabOutbox({ newKey, ...parts }: LabOutboxParts): LabOutbox {
  const box = createOutbox({
    ...parts,
    merged: (before, after) => (isSamePlace(before.place, after.place) ? mergedAnswer(before.answer, after.answer) : undefined),
  });
  return { ...box, add: (place, answer) => box.add(place, { ...answer, key: newKey() }) };
}

const isSamePlace = (one: LabPlace, other: LabPlace): boolean =>
  one.programId === other.programId &&
  one.courseId === other.courseId &&
  one.unitId === other.unitId &&
  one.sectionId === other.sectionId &&
  one.pageId === other.pageId &&
  one.labId === other.labId;

/** Ticks, and what an external lab keeps, are said as a whole: of those that wait the last one is enough. Others are steps, and all count. */
function mergedAnswer(before: LabAnswer, after: LabAnswer): LabAnswer | undefined {
  if (after.type === "checklist" && before.type === "checklist") return after;
  if (after.type === "external" && before.type === "external") return { ...after, complete: before.complete || after.complete };
  return undefined;
}
