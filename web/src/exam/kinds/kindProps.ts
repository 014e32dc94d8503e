import type { AnswerValue } from "@vigil/model/exam/answerValue";
import type { ExamQuestion } from "@vigil/model/exam/examWire";

/** An answer that is not chosen from a list: how it stands, and what it becomes. */
export interface KindProps {
  question: ExamQuestion;
  value: AnswerValue;
  onAnswer: (value: AnswerValue) => void;
  disabled: boolean;
}
