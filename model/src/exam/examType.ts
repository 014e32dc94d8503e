export const examTypes = ["final", "unit", "quiz"] as const;
export type ExamType = (typeof examTypes)[number];
