import { finalItem } from "@vigil/model/exam/finalItem";
import type { CourseExam } from "@vigil/model/exam/courseExam";
import type { ExamStatus, SectionTexts, SimulatorRecord, TrainingCourse } from "@vigil/model/training/wire";
import { minimumPageSeconds } from "@vigil/model/training/completion";
import type { CourseContent, UnitType } from "@vigil/model/training/courseContent";
import { practiceStanding } from "@vigil/model/training/practiceStanding";
import { courseMediaOf } from "../curriculum/course/versions/courseMediaOf.ts";
import { editionOf } from "../curriculum/course/versions/editionOf.ts";
import type { House } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { extraTimeOf } from "./extraTimeOf.ts";
import { isOverdue } from "./attempts/isOverdue.ts";
import { waitsUntil } from "./attempts/waitsUntil.ts";
import { sessionHeard } from "./attempts/sessionHeard.ts";
import { practiceLock } from "./practiceLock.ts";
import { sql } from "kysely";
import type { Tx } from "../storage/asDomain.ts";
import { assignedProgram } from "./assignedPrograms.ts";
import { findCourseStatus, type CourseStatusRow } from "./openStatuses.ts";
import { labFor } from "./labs/namesFor.ts";
import { courseExams, examsTaken } from "../exam/open/courseExams.ts";
import { contentOf } from "./contentOf.ts";
import { courseState, type CourseRun, type CourseState } from "./settleCourse.ts";
import * as answers from "./trainingAnswers.ts";
import { wireInstant } from "../http/wireInstant.ts";

export interface CourseReading {
  programId: number;
  courseId: number;
  /** The learner's language: the course is answered in it where its package has it. */
  locale?: string | undefined;
  /** Without the texts of its pages and without its labs: they are asked for section by section. */
  textsLater?: boolean | undefined;
  /** Somebody else looks at this run, whatever its learner may open today. */
  audited?: CourseStatusRow | undefined;
  /** The program is theirs, and so much is known of the course. */
  known?: { status: CourseStatusRow | undefined; contentId: number | null } | undefined;
}

/** One course as its learner takes it. */
export async function readCourse(
  tx: Tx,
  house: Pick<House, "settings" | "now">,
  caller: Caller,
  reading: CourseReading,
): Promise<TrainingCourse> {
  const { courseId, textsLater = false } = reading;
  const place = await placeOf(tx, caller, reading);
  const { status, run } = place;
  const contentId = run.contentId ?? 0; // there is one: its content is read
  const [course, { state, shown }, extraTime, simulator, open, tests] = await Promise.all([
    place.course,
    courseThere(tx, caller, reading, place),
    extraTimeOf(tx, caller),
    status === undefined ? [] : simulatorRecords(tx, status),
    status === undefined ? [] : openUnits(tx, status),
    contentOf(tx, caller.domainId, run.contentId).then((content) => examsTaken(tx, run, content)),
  ]);
  const { simulatorConfig, currentContentId: _, data, ...named } = course;
  const finalExamLocked = status?.finalExamLocked ?? false;
  const { units: _units, labs, ...content } = shown;
  const exams = courseExams(tests, status?.failedAttempts ?? 0, state, extraTime);
  const units = textsLater ? answers.outlineAnswers : answers.unitAnswers;
  return {
    ...named,
    courseConfig: answers.courseConfigAnswer(state.configuration),
    courseStatus: answers.courseStatusAnswer(status),
    unitStatus: answers.unitStatusAnswers(state),
    examStatus: examStatusOf(state, exams, status),
    contentId,
    content: {
      ...content,
      labs: textsLater ? [] : labs.map((lab) => labFor(house, caller, courseId, lab)),
      units: units({ ...state, content: shown }),
    },
    finalExam: state.content.finalExam !== undefined,
    simConfig: answers.simConfigAnswer(course.type, simulatorConfig),
    simOverride: null,
    simulator,
    practiceLock: course.type === "simulator" ? await practiceLock(tx, caller, { courseId, finalExamLocked }, state) : null,
    ...(hasUnit(state, "Practice") && { practice: practiceStanding(state.configuration, state.facts.practice) }),
    extraTime,
    exams,
    openUnits: open.map(({ unitId }) => unitId),
    ...(open.some(({ decided }) => decided) && { decidedUnits: open.flatMap(({ unitId, decided }) => (decided ? unitId : [])) }),
    ...(open.some(({ until }) => until) && {
      openUntil: Object.fromEntries(open.flatMap(({ unitId, until }) => (until ? [[unitId, wireInstant(until)]] : []))),
    }),
    simUrlPrefix: "",
    simUrlSuffix: "",
    ...courseMediaOf(house, { domainId: caller.domainId, contentId, data }),
  };
}

export interface SectionReading extends CourseReading {
  unitId: number;
  sectionId: number;
}

/** What the pages of one section teach, and the labs on them. */
export async function readSectionTexts(
  tx: Tx,
  house: Pick<House, "settings">,
  caller: Caller,
  reading: SectionReading,
): Promise<SectionTexts> {
  const { contentId, shown, state } = await takenCourse(tx, caller, reading);
  const ofReading = ({ units }: Pick<CourseContent, "units">) =>
    units.find(({ id }) => id === reading.unitId)?.sections.find(({ id }) => id === reading.sectionId);
  const section = ofReading(shown);
  const counted = ofReading(state.content)?.pages ?? []; // by which time is counted, in whatever language it is read
  if (section === undefined) throw new Problem(404, "TrainingPositionNotFound");
  const used = new Set(section.pages.flatMap(({ labs }) => labs.map(({ id }) => id)));
  return {
    contentId,
    pages: section.pages.map(({ id, blocks }) => ({
      id,
      blocks,
      leastSeconds: minimumPageSeconds(state.configuration, section.pages.length, counted.find((page) => page.id === id)?.blocks ?? blocks),
    })),
    labs: shown.labs.filter(({ id }) => used.has(id)).map((lab) => labFor(house, caller, reading.courseId, lab)),
  };
}

/** A course of a program with how its learner stands in it; before the first start with the content it would begin with. */
export async function takenCourse(tx: Tx, caller: Caller, reading: CourseReading) {
  const place = await placeOf(tx, caller, reading);
  const [course, there] = await Promise.all([place.course, courseThere(tx, caller, reading, place)]);
  return { ...place, ...there, course, contentId: place.run.contentId ?? 0 };
}

type Place = Awaited<ReturnType<typeof placeOf>>;

/** Which course it is, and its run; where that is known, the course is still on its way. */
async function placeOf(tx: Tx, caller: Caller, reading: CourseReading) {
  const { programId, courseId, audited, known } = reading;
  const asked = courseRow(tx, reading);
  const notBegun = (contentId: number | null): CourseRun => ({ domainId: caller.domainId, id: 0, courseId, contentId, complete: false });
  if (known !== undefined) return { course: asked.then(available), status: known.status, run: known.status ?? notBegun(known.contentId) };
  const [found, status] = await Promise.all([
    asked,
    audited ?? findCourseStatus(tx, caller, { programId, courseId }),
    audited === undefined && assignedProgram(tx, caller, programId),
  ]);
  const course = available(found);
  return { course: Promise.resolve(course), status, run: status ?? notBegun(course.currentContentId) };
}

function available<Found>(course: Found | undefined): Found {
  if (course === undefined) throw new Problem(404, "CourseNotAvailable");
  return course;
}

const courseRow = (tx: Tx, { programId, courseId, audited }: CourseReading) =>
  tx
    .selectFrom("programCourses as member")
    .innerJoin("courses as course", "course.id", "member.courseId")
    .select([
      "course.id",
      "course.title",
      "course.type",
      "course.isVirtual",
      "course.imageLibraryId",
      "course.simulatorConfig",
      "course.currentContentId",
      "course.data",
    ])
    .where("member.programId", "=", programId)
    .where("course.id", "=", courseId)
    .$if(audited === undefined, (query) => query.where("course.active", "=", true))
    .executeTakeFirst();

async function courseThere(tx: Tx, caller: Caller, { locale, audited }: CourseReading, { status, run }: Place) {
  const { domainId, companyId } = caller;
  const [state, edition] = await Promise.all([
    courseState(tx, companyId, run),
    editionOf(tx, { domainId, contentId: run.contentId, locale }),
  ]);
  if (audited === undefined && status?.complete === true && state.configuration.lockOnCompleted)
    throw new Problem(404, "CourseNotAvailable");
  return { state, shown: edition ?? state.content };
}

/** The exam at the end of the course; with neither that nor an Exam unit none was passed. Missed is what the latest failed exam missed. */
function examStatusOf(state: CourseState, exams: readonly CourseExam[], status: CourseStatusRow | undefined): ExamStatus {
  const { content, facts } = state;
  const ends = [finalItem, ...content.units.filter(({ type }) => type === "Exam").map(({ id }) => id)];
  const missed = exams.filter(({ passed }) => !passed).flatMap((exam) => exam.missed);
  return {
    passed: ends.some((id) => facts.examsPassed.includes(id)),
    missed: [...new Set(missed)],
    locked: status?.finalExamLocked ?? false,
    ...(hasUnit(state, "Exam") && { failedAttempts: status?.failedAttempts ?? 0 }),
  };
}

const hasUnit = ({ content }: CourseState, wanted: UnitType): boolean => content.units.some(({ type }) => type === wanted);

interface OpenUnit {
  unitId: number;
  /** All that is left of it is to hand it in. */
  decided: boolean;
  until: Date | null;
}

/** Units with a session that can be gone on with. */
async function openUnits(tx: Tx, { domainId, id }: CourseStatusRow): Promise<OpenUnit[]> {
  const { rows } = await sql<OpenUnit>`
    select attempt.unit_id, ${waitsUntil(sessionHeard)} as until, not exists (
        select from simulator_decisions bag
         where bag.domain_id = attempt.domain_id and bag.started_month = attempt.started_month and bag.session_id = attempt.id
           and bag.decision is null) as decided
      from simulator_sessions attempt
     where attempt.domain_id = ${domainId} and attempt.course_status_id = ${id} and attempt.unit_id is not null and attempt.sealed_at is null
       and not ${isOverdue(sessionHeard)}`.execute(tx);
  return rows;
}

/** The sealed sessions of this run of the course, newest first. */
export async function simulatorRecords(tx: Tx, { domainId, id }: CourseStatusRow): Promise<SimulatorRecord[]> {
  const rows = await tx
    .selectFrom("simulatorSessions")
    .select(["id", "type", "unitId", "score", "passed", "duration", "sealedAt"])
    .where("domainId", "=", domainId)
    .where("courseStatusId", "=", id)
    .where("sealedAt", "is not", null)
    .orderBy("id", "desc")
    .limit(500)
    .execute();
  return rows.map(({ unitId, score, passed, sealedAt, ...row }) => ({
    ...row,
    unitId: unitId ?? 0,
    score: (score ?? 0) / 100,
    passed: passed ?? false,
    endAt: sealedAt === null ? "" : wireInstant(sealedAt),
  }));
}
