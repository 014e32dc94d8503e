import { z } from "zod";
import type { ApiClient } from "./apiClient.ts";
import type { Ledger } from "./ledger.ts";
import { insist } from "./writers.ts";

const PASSES = 4;

const quizzes = z.array(z.object({ id: z.int(), type: z.string() }));
const started = z.object({
  templateVersion: z.int(),
  examId: z.int(),
  elapsedMs: z.number(),
  questions: z.array(z.object({ id: z.int(), options: z.array(z.object({ id: z.int() })) })),
  answers: z.array(z.object({ id: z.int(), revision: z.int() })),
});
const saved = z.object({ revision: z.int(), value: z.array(z.int()) });

/**
 * Takes the demo's multiple-choice quiz again and again, changing its mind about each question; what is left blank in the end fails it, so
 * that it may be taken once more. An attempt that was open when the server was killed goes on.
 */
export async function writeAnswers(client: ApiClient, ledger: Ledger, ending: AbortSignal): Promise<void> {
  const listed = await insist(client, ending, "GET", "/api/training/quizzes");
  if (!listed) return;
  const quiz = quizzes.parse(listed.body).find(({ type }) => type === "content");
  if (quiz === undefined) throw new Error("The demo's student has no multiple-choice quiz.");
  const path = `/api/training/content-quiz/${quiz.id}`;
  while (!ending.aborted) {
    const start = await insist(client, ending, "POST", path, {});
    if (!start) return;
    const attempt = started.parse(start.body);
    const begun = performance.now();
    const elapsedMs = () => Math.round(attempt.elapsedMs + performance.now() - begun);
    const { examId, questions } = attempt;
    for (let pass = 1; pass <= PASSES; pass += 1)
      for (const [index, { id, options }] of questions.entries()) {
        const before = ledger.answers.get(`${examId}/${index}`)?.revision ?? 0;
        const stored = attempt.answers.find((answer) => answer.id === id)?.revision ?? 0;
        const revision = Math.max(before, stored) + 1;
        const value = pass === PASSES ? [] : options.slice(pass - 1, pass).map((option) => option.id);
        const atMs = elapsedMs();
        const body = { value, revision, elapsedMs: atMs, shownMs: atMs, durationMs: 1, timeout: false, flagged: false, locked: false };
        const answer = await insist(client, ending, "PUT", `/api/training/exam/attempts/${examId}/answers/${index}`, body);
        if (!answer) return;
        ledger.answers.set(`${examId}/${index}`, saved.parse(answer.body));
        ledger.acknowledged += 1;
      }
    const submit = { templateVersion: attempt.templateVersion, examId, time: 1, answers: [] };
    if (!(await insist(client, ending, "PUT", path, submit))) return;
    ledger.exams.add(examId);
    ledger.acknowledged += 1;
  }
}
