import { chooseExamImages } from "@vigil/model/simulator/selection";
import { quizSettingsOf } from "@vigil/model/quiz/quizSettings";
import { sql } from "kysely";
import { readQuestions } from "../../exam/paper/readQuestions.ts";
import { quizRules } from "../../quiz/bagsRules.ts";
import { countQuiz } from "../../quiz/countQuiz.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { trainingConfiguration } from "../../training/trainingConfiguration.ts";
import type { Character } from "./character.ts";
import type { Random } from "@vigil/xray/random";
import { readBags, type Material } from "./material.ts";
import { daysBefore, type Making } from "./making.ts";
import { playBags } from "./playBags.ts";
import { playQuestions } from "./playQuestions.ts";
import type { PlayedExam, PlayedSession } from "./played.ts";
import type { Person } from "./runs.ts";
import { examEvents, sessionEvents, tellWork } from "./tellWork.ts";
import { writeExams, writeSessions, type Done } from "./writeWork.ts";
import { writeSignIns } from "./writeSignIns.ts";

export interface QuizTaker {
  person: Person;
  character: Character;
  random: Random;
  /** Sessions at the X-ray screen so far. */
  practised: number;
}

/** Quizzes of bags of a program's courses, and those of questions with the program that asks questions: until they are passed, or lock. */
export async function makeQuizzes(tx: Tx, making: Making, materials: readonly Material[], takers: readonly QuizTaker[]): Promise<void> {
  const { domainId } = making;
  const courses = materials.flatMap(({ screen, courseId }) => (screen === null ? [] : [courseId]));
  const asksQuestions = materials.some(({ questions }) => questions.length > 0);
  const quizzes = await tx
    .selectFrom("quizzes")
    .selectAll()
    .where("domainId", "=", domainId)
    .where("newest", "=", true)
    .where("active", "=", true)
    .where((quiz) =>
      quiz.or([
        quiz("simulatorCourseId", "in", courses.length > 0 ? courses : [0]),
        ...(asksQuestions ? [quiz("type", "=", "content")] : []),
      ]),
    )
    .orderBy("id")
    .execute();
  for (const quiz of quizzes) {
    await assign(tx, domainId, quiz.id, takers);
    if (quiz.type === "content") await takeQuestions(tx, making, quiz, takers);
    else await takeBags(tx, making, { ...quiz, simulatorCourseId: quiz.simulatorCourseId! }, materials, takers);
  }
}

interface Quiz {
  id: number;
  passingScore: number;
  maxFailedAttempts: number;
  questionSeconds: number;
  quizSeconds: number;
  partialCredit: boolean;
}

async function assign(tx: Tx, domainId: number, quizId: number, takers: readonly QuizTaker[]): Promise<void> {
  if (takers.length === 0) return;
  const rows = takers.map(({ person: { userId } }) => ({ domainId, quizId, userId }));
  await tx
    .insertInto("quizAssignments")
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Some months ago, at an hour of work; the next try some days later. */
function* triesOf({ now }: Making, { random }: QuizTaker, most: number): Generator<{ number: number; startedAt: Date }> {
  let days = random.between(25, 320);
  for (let number = 1; number <= most; number++, days -= random.between(2, 8)) {
    const day = Math.floor(daysBefore(now, days).getTime() / 86_400_000) * 86_400_000;
    yield { number, startedAt: new Date(Math.round(day + random.between(6, 17) * 3_600_000)) };
  }
}

async function takeBags(
  tx: Tx,
  making: Making,
  quiz: Quiz & { simulatorCourseId: number; numberOfImages: number },
  materials: readonly Material[],
  takers: readonly QuizTaker[],
): Promise<void> {
  const { domainId } = making;
  const done: Done<PlayedSession>[] = [];
  for (const taker of takers) {
    const { person, character, random, practised } = taker;
    const { settings, libraryId } = await quizRules(tx, person, quiz);
    const categories = materials.find(({ screen }) => screen?.libraryId === libraryId)?.screen?.categories ?? [];
    const bags = libraryId === null ? [] : await readBags(tx, libraryId, settings);
    const asked = bags.map((bag) => ({ ...bag, seen: 0, lastSeen: 0 }));
    for (const { startedAt } of triesOf(making, taker, quiz.maxFailedAttempts || 2)) {
      const share = settings.threatShare ?? { least: 0, most: 100 };
      const chosen = chooseExamImages(asked, settings.numberOfImages, settings.selectionAlgorithm, share, () => random.next());
      if (chosen === null || libraryId === null) break;
      const drawn = chosen.map(({ id }) => bags.find((bag) => bag.id === id)!);
      const sitting = {
        type: "Exam" as const,
        unitId: null,
        libraryId,
        settings,
        bags: drawn,
        categories,
        character,
        practised,
        startedAt,
      };
      const work = playBags(sitting, random);
      done.push({ place: { ...person, courseStatusId: null, quizId: quiz.id, contentId: null }, work });
      if (work.passed) break;
    }
  }
  const written = await writeSessions(tx, done);
  await count(
    tx,
    making,
    quiz,
    written.map((each) => ({ ...each, events: sessionEvents(each, quiz.simulatorCourseId) })),
    domainId,
  );
}

async function takeQuestions(tx: Tx, making: Making, quiz: Quiz, takers: readonly QuizTaker[]): Promise<void> {
  const { domainId } = making;
  const bank = await readQuestions(tx, domainId, { contentId: null, quizId: quiz.id });
  const done: Done<PlayedExam>[] = [];
  for (const taker of takers) {
    const { person, character, random } = taker;
    const { maxDisconnectTime } = await trainingConfiguration(tx, { ...person, courseId: null });
    const limits = { ...quiz, questionTime: quiz.questionSeconds, quizTime: quiz.quizSeconds };
    const settings = quizSettingsOf(limits, maxDisconnectTime);
    const rules = {
      kind: "quiz",
      unitId: null,
      settings,
      bank,
      size: bank.length,
      algorithm: "sequential",
      mandatory: [],
      objectives: [],
    } as const;
    for (const { number, startedAt } of triesOf(making, taker, 2)) {
      const work = playQuestions({ ...rules, number, character, startedAt }, random);
      done.push({ place: { ...person, courseStatusId: null, quizId: quiz.id, contentId: null }, work });
      if (work.passed) break;
    }
  }
  const written = await writeExams(tx, done);
  await count(
    tx,
    making,
    quiz,
    written.map((each) => ({ ...each, events: examEvents(each) })),
    domainId,
  );
}

type Counted = Done<PlayedExam | PlayedSession> & { events: ReturnType<typeof examEvents> };

async function count(tx: Tx, making: Making, quiz: Quiz, all: readonly Counted[], domainId: number): Promise<void> {
  for (const { place, work, events } of all) {
    const { userId, companyId } = place;
    const person: Person = { domainId, userId, companyId, requestId: "demo history", address: "" };
    const at = work.endedAt;
    const { passed } = work;
    await countQuiz(tx, { ...person, at }, { domainId, userId, quizId: quiz.id, passed, maxFailedAttempts: quiz.maxFailedAttempts });
    await sql`update quiz_statuses status set updated_at = ${at}, passed_at = case when status.passed_at is not null then ${at}::timestamptz end,
        locked_at = case when status.locked_at is not null then ${at}::timestamptz end
      from quizzes quiz where quiz.domain_id = ${domainId} and quiz.id = ${quiz.id} and status.domain_id = ${domainId} and status.user_id = ${userId}
        and status.quiz_root_id = coalesce(quiz.root_id, quiz.id)`.execute(tx);
    await tellWork(tx, person, [...(await writeSignIns(tx, making, person, [work])), ...events]);
  }
}
