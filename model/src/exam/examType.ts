export const examTypes = ["final", "unit", "quiz"] as const;
export type ExamType = (typeof examTypes)[number];
/** The item of a final exam; other exams have the id of their unit or quiz. */
export const finalItem = -1;
