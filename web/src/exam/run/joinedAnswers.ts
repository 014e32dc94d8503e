import type { AnswerBody, ExamStart, StoredAnswer } from "@vigil/model/exam/examWire";
import type { JournalEntry } from "../../outbox/journal.ts";

/** What the server stored of an attempt, and the answers this browser has in a newer state. */
export function joined(start: ExamStart, late: readonly JournalEntry<AnswerBody>[]): ExamStart {
  const stored = new Map(start.answers.map((answer) => [answer.id, answer]));
  for (const { index, body } of late) {
    const question = start.questions[index];
    if (question === undefined) continue;
    const known = stored.get(question.id);
    if (known !== undefined && (known.locked || known.revision >= body.revision)) continue;
    const { journal: _, ...answer } = body;
    stored.set(question.id, { ...answer, id: question.id, model: question.model, feedback: null } satisfies StoredAnswer);
  }
  return { ...start, answers: [...stored.values()] };
}
