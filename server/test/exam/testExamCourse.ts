import { createHash } from "node:crypto";
import type { AnswerBody, ExamQuestion, ExamStart, SubmitAnswer, SubmitBody } from "@vigil/model/exam/examWire";
import type { Answer, TestClient } from "../http/testClient.ts";
import type { TestApp } from "../http/testApp.ts";

export interface TestExamCourse {
  programId: number;
  courseId: number;
}

const page = (id: number, objective: number) => ({
  id,
  type: "text",
  title: `Page ${id}`,
  objective,
  blocks: [{ kind: "paragraph", text: "Text." }],
});
const section = (id: number, ...pages: object[]) => ({ id, type: "Content", name: `Section ${id}`, pages });
const contentOf = (finalExam: boolean, size: number) =>
  JSON.stringify({
    locale: "en",
    objectives: [1, 2, 3].map((id) => ({ id, text: `Objective ${id}` })),
    units: [
      { id: 1, type: "Content", name: "Tested", tested: true, sections: [section(1, page(1, 1), page(2, 2))] },
      { id: 2, type: "Content", name: "Plain", sections: [section(2, page(3, 1))] },
    ],
    ...(finalExam ? { finalExam: { size } } : {}),
  });
/** Objectives of the questions 11 … 16; of objective 3 there is no page. The right option is 1, of question 12 both 1 and 2. */
const objectives = [1, 1, 2, 2, 3, 3];
const keyOf = (questionId: number): number[] => (questionId === 12 ? [1, 2] : [1]);

/** An attempt has numbers of its own: which question of the bank it is, and which option, is read in the words. */
export const numberIn = ({ text }: { text: string }): number => Number(/\d+/u.exec(text)?.[0]);
export const rightOf = (question: ExamQuestion): number[] => optionsOf(question, ...keyOf(numberIn(question)));
const optionsOf = ({ options }: ExamQuestion, ...numbers: number[]): number[] =>
  options.filter((option) => numbers.includes(numberIn(option))).map(({ id }) => id);
/** Options of a question of an attempt, by their numbers in the bank; 3 is wrong everywhere. */
export function chosen({ questions }: ExamStart, index: number, ...numbers: number[]): number[] {
  const question = questions[index];
  if (question === undefined) throw new Error(`There is no question ${index}.`);
  return optionsOf(question, ...numbers);
}

/** A program of one course with a tested unit and a final, assigned to the student of North. */
export async function testExamCourse(
  test: TestApp,
  settings: Record<string, unknown> = {},
  { finalExam = true, size = 4 }: { finalExam?: boolean; size?: number } = {},
): Promise<TestExamCourse> {
  const { airport } = test.world();
  const { domainId } = airport;
  const name = crypto.randomUUID();
  const own = { ownerDomainId: domainId };
  const content = contentOf(finalExam, size);
  return test.database.asDomain(domainId, async (tx) => {
    const program = await tx
      .insertInto("programs")
      .values({ ...own, name, nameKey: name, title: name })
      .returning("id")
      .executeTakeFirstOrThrow();
    const course = await tx
      .insertInto("courses")
      .values({ ...own, name, nameKey: name, title: name, code: name, type: "content" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const stored = await tx
      .insertInto("courseContents")
      .values({ ...own, courseId: course.id, content, contentHash: createHash("sha256").update(content).digest("hex") })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("contentQuestions")
      .values(
        objectives.map((objective, index) => ({
          ...own,
          contentId: stored.id,
          questionId: 11 + index,
          objective: String(objective),
          kind: index === 1 ? "multiple" : "single",
          body: JSON.stringify({ text: `Question ${11 + index}?`, answers: [1, 2, 3].map((id) => ({ id, text: `Option ${id}` })) }),
          answerKey: JSON.stringify({ correct: keyOf(11 + index) }),
          feedback: JSON.stringify({ correct: "SECRET well done", incorrect: "SECRET look again" }),
          editions: JSON.stringify({
            ar: { text: `سؤال ${11 + index}`, answers: [1, 2, 3].map((id) => ({ id, text: `خيار ${id}` })), feedback: {} },
          }),
        })),
      )
      .execute();
    await tx.updateTable("courses").set({ currentContentId: stored.id }).where("id", "=", course.id).execute();
    await tx
      .insertInto("programCourses")
      .values({ ...own, programId: program.id, courseId: course.id, position: 0 })
      .execute();
    const configuration = await tx
      .insertInto("configurations")
      .values({ ...own, name, nameKey: name, settings: JSON.stringify(settings) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("configurationAssignments").values({ domainId, configurationId: configuration.id, courseId: course.id }).execute();
    await tx
      .insertInto("programAssignments")
      .values({ domainId, userId: airport.north.users.usr, programId: program.id, source: "user" })
      .execute();
    return { programId: program.id, courseId: course.id };
  });
}

export const examPath = ({ programId, courseId }: TestExamCourse, unitId: number) =>
  `/api/training/exam/programs/${programId}/courses/${courseId}/units/${unitId}`;

/** Reads the sections of a unit, or of both. */
export async function readUnits(client: TestClient, { programId, courseId }: TestExamCourse, ...units: number[]): Promise<void> {
  const read = (...ids: number[]) => ids.map((pageId) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null }));
  for (const unit of units) {
    const path = `/api/training/status/programs/${programId}/courses/${courseId}/units/${unit}/sections/${unit}`;
    await client.call("PUT", path, { status: "C", pages: unit === 1 ? read(1, 2) : read(3) });
  }
}

export async function startedExam(client: TestClient, course: TestExamCourse, unitId: number): Promise<ExamStart> {
  const { status, body } = await client.call<ExamStart>("POST", examPath(course, unitId));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

export const answerOf = (value: AnswerBody["value"], over: Partial<AnswerBody> = {}): AnswerBody => ({
  value,
  revision: 1,
  elapsedMs: 60_000_000,
  shownMs: null,
  durationMs: 500,
  timeout: false,
  flagged: false,
  locked: false,
  ...over,
});

export const saved = (client: TestClient, { examId }: ExamStart, index: number, body: AnswerBody): Promise<Answer> =>
  client.call("PUT", `/api/training/exam/attempts/${examId}/answers/${index}`, body);

export const submitBody = ({ examId }: ExamStart, over: Partial<SubmitBody> = {}): SubmitBody => ({
  templateVersion: 1,
  answers: [],
  examId,
  time: 5,
  ...over,
});

/** Answers so many questions right, the others wrong, and hands in. */
export async function taken(client: TestClient, course: TestExamCourse, unitId: number, right: number): Promise<Answer<SubmitAnswer>> {
  const start = await startedExam(client, course, unitId);
  for (const [index, question] of start.questions.entries())
    await saved(client, start, index, answerOf(index < right ? rightOf(question) : chosen(start, index, 3)));
  return client.call<SubmitAnswer>("PUT", examPath(course, unitId), submitBody(start));
}
