/** What an image may be shown in: practice, where its truth is told, exams and quizzes, or both, where its library keeps nothing apart. */
export const imagePools = ["practice", "exam", "both"] as const;
export type ImagePool = (typeof imagePools)[number];

/** A library with fewer images than this is not divided: neither half would be a session. */
export const leastDivided = 20;

/** How much of a new library is kept for exams, percent. */
export const usualExamShare = 30;
/** More is not kept: something has to be left to practise with. */
export const mostExamShare = 90;
