import { accessLevels } from "@vigil/model/identity/accessLevels";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import { courseStatusOf } from "../../training/openStatuses.ts";
import { characterOf } from "./character.ts";
import { Diary } from "./diary.ts";
import { readMaterials, type Material } from "./material.ts";
import type { PlayedCourse, PlayedExam, PlayedSection, PlayedSession } from "./played.ts";
import { daysBefore, dayMs, type Making } from "./making.ts";
import { makeClasses } from "./makeClasses.ts";
import { makeQuizzes } from "./makeQuizzes.ts";
import { playRun } from "./playRun.ts";
import { beginRun, closePlayed, settlePlayed, settleRun, workOf, type Person, type Run } from "./runs.ts";
import { examEvents, sessionEvents, tellWork } from "./tellWork.ts";
import { storyOf, type Story } from "./story.ts";
import { writeExams, writeSections, writeSessions, type Done } from "./writeWork.ts";
import { sittingsOf, writeSignIns } from "./writeSignIns.ts";

interface Played {
  person: Person;
  run: Run;
  courses: readonly PlayedCourse[];
}

const learnerLevel = accessLevels.find(({ code }) => code === "usr")!.id;
/** What the learners of one program did: those to whom it is assigned and who have not begun it themselves. */
export async function makeProgram(tx: Tx, making: Making, programId: number): Promise<void> {
  const { domainId, now } = making;
  const people = await learnersOf(tx, domainId, programId);
  const [someone] = people;
  if (someone === undefined) return;
  if (await isClassroom(tx, programId)) return makeClasses(tx, making, programId, people);
  const materials = await readMaterials(tx, someone, programId);
  const cycleBegan = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() < 6 ? 0 : 6, 1));
  const stories = people.map((person, place) => ({
    person,
    story: storyOf(place, characterOf(1000 + person.userId).random),
    ...characterOf(person.userId),
  }));
  for (const { person, story } of stories) await assign(tx, making, person, programId, story);
  const practised = new Map<number, number>();
  const wave = async (number: number, before: ReadonlyMap<Person, Run>): Promise<Map<Person, Run>> => {
    const played: Played[] = [];
    for (const { person, story, character, random } of stories) {
      const told = story.runs[number];
      if (told === undefined) continue;
      const began = new Date(Math.floor(daysBefore(now, told.begins).getTime() / dayMs) * dayMs + random.whole(6, 15) * 3_600_000);
      const earlier = before.get(person);
      if (earlier) await closePlayed(tx, person, earlier, began);
      const run = await beginRun(tx, person, { programId, began });
      const diary = new Diary(random, began, daysBefore(now, told.stops));
      const courses = playRun(materials, { character, diary, random, cycleBegan, yearBegan: daysBefore(now, 365) });
      practised.set(
        person.userId,
        courses.reduce((sum, { sessions }) => sum + sessions.length, 0),
      );
      played.push({ person, run, courses });
    }
    await write(tx, making, materials, played);
    return new Map(played.map(({ person, run }) => [person, run]));
  };
  await wave(1, await wave(0, new Map()));
  const begun = stories.filter(({ story, person }, place) => place % 2 === 0 && story.runs.length > 0 && practised.has(person.userId));
  const takers = begun.map((one) => ({ ...one, practised: practised.get(one.person.userId) ?? 0 }));
  await makeQuizzes(tx, making, materials, takers);
  await rememberPeople(tx, domainId);
}

async function isClassroom(tx: Tx, programId: number): Promise<boolean> {
  const { useIltTrainer } = await tx.selectFrom("programs").select("useIltTrainer").where("id", "=", programId).executeTakeFirstOrThrow();
  return useIltTrainer;
}

interface Learner {
  id: number;
  companyId: number;
}

/** The accounts of the demo, but for the one that whoever tries the product begins with. */
async function learnersOf(tx: Tx, domainId: number, programId: number): Promise<Person[]> {
  const { rows } = await sql<Learner>`
    select u.id, u.company_id from users u
     where u.domain_id = ${domainId} and u.access_level_id = ${learnerLevel} and u.demo and u.active and u.username <> 'student'
       and exists (select from program_assignments a where a.domain_id = u.domain_id and a.user_id = u.id and a.program_id = ${programId})
       and not exists (select from program_statuses s where s.domain_id = u.domain_id and s.user_id = u.id and s.program_id = ${programId})
     order by u.id`.execute(tx);
  return rows.map(({ id: userId, companyId }) => ({ domainId, userId, companyId, requestId: "demo history", address: "" }));
}

async function assign(tx: Tx, { now }: Making, { domainId, userId }: Person, programId: number, { due, assigned }: Story): Promise<void> {
  const at = daysBefore(now, assigned);
  const dueOn = due === null ? null : daysBefore(now, due).toISOString().slice(0, 10);
  await sql`update program_assignments set due_on = ${dueOn}::date, joined_on = ${at}::date, created_at = ${at}, updated_at = ${at}
    where domain_id = ${domainId} and user_id = ${userId} and program_id = ${programId} and source = 'user'`.execute(tx);
}

/** Last of all: whoever signs in meanwhile waits for the row of their account. */
const rememberPeople = (tx: Tx, domainId: number): Promise<unknown> =>
  sql`update users u set last_seen_at = greatest(u.last_seen_at, s.last), created_at = least(u.created_at, a.first)
    from (select user_id, max(last_seen_at) as last from sessions where domain_id = ${domainId} group by user_id) s
      join (select user_id, min(created_at) as first from program_assignments where domain_id = ${domainId} group by user_id) a using (user_id)
   where u.domain_id = ${domainId} and u.id = s.user_id and u.demo and u.username <> 'student' and u.access_level_id = ${learnerLevel}`.execute(
    tx,
  );

async function write(tx: Tx, making: Making, materials: readonly Material[], played: readonly Played[]): Promise<void> {
  const { domainId } = making;
  const sections: Done<PlayedSection>[] = [];
  const sessions: Done<PlayedSession>[] = [];
  const exams: Done<PlayedExam>[] = [];
  for (const { person, run, courses } of played)
    for (const course of courses) {
      const { id: courseStatusId, contentId } = await courseStatusOf(tx, domainId, run.id, course.courseId);
      const place = { domainId, userId: person.userId, companyId: person.companyId, courseStatusId, quizId: null, contentId };
      sections.push(...course.sections.map((work) => ({ place, work })));
      sessions.push(...course.sessions.map((work) => ({ place, work })));
      exams.push(...course.exams.map((work) => ({ place, work })));
    }
  await writeSections(tx, sections);
  const sealed = await writeSessions(tx, sessions);
  const marked = await writeExams(tx, exams);
  const events = Map.groupBy(
    [
      ...sealed.map((each) => [each.place.userId, sessionEvents(each, courseOf(materials, each.work.libraryId))] as const),
      ...marked.map((each) => [each.place.userId, examEvents(each)] as const),
    ],
    ([userId]) => userId,
  );
  for (const { person, run, courses } of played) {
    const completed: Date[] = [];
    for (const course of courses) {
      const at = await settlePlayed(tx, person, run, course);
      if (at !== null) completed.push(at);
    }
    await settleRun(tx, person, run, courses, completed);
    const signIns = await writeSignIns(tx, making, person, sittingsOf(courses.flatMap(workOf)));
    const own = (events.get(person.userId) ?? []).flatMap(([, each]) => each);
    await tellWork(tx, person, [...signIns, ...own]);
  }
}

const courseOf = (materials: readonly Material[], libraryId: number): number | undefined =>
  materials.find(({ screen }) => screen?.libraryId === libraryId)?.courseId;
