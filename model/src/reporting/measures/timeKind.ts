/**
 * What somebody was active at: pages of courses, sessions at the X-ray screen by their kind (a watch is practice), exams of questions of courses, quizzes of questions,
 * and classes attended. Tracked time is another clock beside these.
 */
export const timeKinds = ["reading", "practice", "exam", "quiz", "questions", "questionQuiz", "classroom"] as const;
export type TimeKind = (typeof timeKinds)[number];

/** What the time of a run of a program is made of, as its learner's home tells it; classes are told beside it, quizzes belong to no program. */
export const runKinds = ["reading", "practice", "exam", "questions"] as const satisfies readonly TimeKind[];
/** Time in quizzes, which belong to no program. */
export const quizKinds = ["quiz", "questionQuiz"] as const satisfies readonly TimeKind[];
