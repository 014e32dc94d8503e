/** Refusals of exams and quizzes. */
export const examProblems = {
  ExamTypeInvalid: "invalid exam type",
  ExamInAudit: 'cannot take an exam in "audit" mode',
  MinibookInAudit: 'the minibook is not available in "audit" mode',
  ExamNotFound: "There is no such exam.",
  ExamQuestionsMissing: "This exam has no questions yet. Please tell your administrator.",
  ExamSealed: "This exam has been handed in: nothing of it can be changed any more.",
  ExamTimeOver: "The time for this answer was over when it arrived.",
  ExamOutOfOrder: "The questions of this exam are answered one after another.",
  ExamAnswerInvalid: "This answer does not belong to the question.",
  UnitExamWaits: "The exam of this unit opens when its sections are complete.",
  FinalExamWaits: "The final exam opens when all units are complete.",
  MinibookDue: "Go through the pages of what you missed first; then the next attempt opens.",
  MinibookPagesMissing: "No pages found for minibook",
  QuizTypeInvalid: "Only a multiple-choice quiz has questions of its own.",
  QuizIdRequired: "quizId required",
  QuizAuditIncomplete: "To audit a quiz, name both the learner (userId) and the quiz (quizId).",
};
