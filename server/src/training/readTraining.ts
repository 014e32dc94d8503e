import { finalItem } from "@vigil/model/exam/examType";
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
import { practiceLock } from "./practiceLock.ts";
import type { Tx } from "../storage/asDomain.ts";
import { assignedProgram } from "./assignedPrograms.ts";
import { findCourseStatus, type CourseStatusRow } from "./openStatuses.ts";
import { labFor } from "./labs/namesFor.ts";
import { courseExams } from "../exam/open/courseExams.ts";
import { courseState, type CourseState } from "./settleCourse.ts";
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
}

/** One course as its learner takes it. */
export async function readCourse(
  tx: Tx,
  house: Pick<House, "settings" | "now">,
  caller: Caller,
  reading: CourseReading,
): Promise<TrainingCourse> {
  const { courseId, textsLater = false } = reading;
  const { course, status, state, contentId, shown } = await takenCourse(tx, caller, reading);
  const { simulatorConfig, currentContentId: _, data, ...named } = course;
  const finalExamLocked = status?.finalExamLocked ?? false;
  const { units: _units, labs, ...content } = shown;
  const extraTime = await extraTimeOf(tx, caller);
  const exams = await courseExams(
    tx,
    { ...caller, id: status?.id ?? 0, contentId, failedAttempts: status?.failedAttempts ?? 0 },
    state,
    extraTime,
  );
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
    simulator: status === undefined ? [] : await simulatorRecords(tx, status),
    practiceLock: course.type === "simulator" ? await practiceLock(tx, caller, { courseId, finalExamLocked }, state) : null,
    ...(hasUnit(state, "Practice") && { practice: practiceStanding(state.configuration, state.facts.practice) }),
    extraTime,
    exams,
    openUnits: status === undefined ? [] : await openUnits(tx, status),
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
export async function takenCourse(tx: Tx, caller: Caller, { programId, courseId, locale, audited }: CourseReading) {
  if (audited === undefined) await assignedProgram(tx, caller, programId);
  const course = await tx
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
  if (course === undefined) throw new Problem(404, "CourseNotAvailable");
  const status = audited ?? (await findCourseStatus(tx, caller, { programId, courseId }));
  const notBegun = { domainId: caller.domainId, id: 0, courseId, contentId: course.currentContentId, complete: false };
  const state = await courseState(tx, caller.companyId, status ?? notBegun);
  if (audited === undefined && status?.complete === true && state.configuration.lockOnCompleted)
    throw new Problem(404, "CourseNotAvailable");
  const contentId = (status ?? notBegun).contentId ?? 0; // there is one: its content was read
  const shown = (await editionOf(tx, { domainId: caller.domainId, contentId, locale })) ?? state.content;
  return { course, status, state, contentId, shown };
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

async function openUnits(tx: Tx, { domainId, id }: CourseStatusRow): Promise<number[]> {
  const rows = await tx
    .selectFrom("simulatorSessions")
    .select("unitId")
    .where("domainId", "=", domainId)
    .where("courseStatusId", "=", id)
    .where("sealedAt", "is", null)
    .execute();
  return rows.flatMap(({ unitId }) => unitId ?? []);
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
