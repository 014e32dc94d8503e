import type { TrainingPath } from "@vigil/model/training/contents";
import { nextInCourse, practiceIn } from "@vigil/model/training/nextInCourse";
import { byUrgency, coursesToDo, nextInProgram, nextOfAll } from "@vigil/model/training/nextInProgram";
import { isDoing, waits, type Step } from "@vigil/model/training/step";
import type { CourseEntry, TrainingCourse, TrainingProgram } from "@vigil/model/training/wire";
import type { NextThing, ProgramNext } from "@vigil/model/training/nextWire";
import type { House } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { lapsedAway } from "./lapsedAway.ts";
import { readRuns } from "./readPrograms.ts";
import { readCourse, type CourseReading } from "./readTraining.ts";

type Reader = (courseId: number) => Promise<TrainingCourse | null>;

/** Of all programs the first in which there is something to do, the most urgent first. */
export async function readNextThing(tx: Tx, house: Pick<House, "settings" | "now">, caller: Caller): Promise<NextThing> {
  const found = await readRuns(tx, caller, true);
  const steps: { programId: number; step: Step | null }[] = [];
  for (const program of byUrgency(found.programs)) {
    const step = await stepIn(program, readerOf(tx, house, caller, { programId: program.id, ...found }));
    steps.push({ programId: program.id, step });
    if (isDoing(step)) break; // what is less urgent is not looked at
  }
  const gone = steps.some(({ step }) => step !== null) ? [] : await lapsedAway(tx, caller, found.programs);
  return nextOfAll(steps, gone);
}

/** What comes next in one program, and where one can practise in it. */
export async function readProgramNext(
  tx: Tx,
  house: Pick<House, "settings" | "now">,
  caller: Caller,
  programId: number,
): Promise<ProgramNext> {
  const found = await readRuns(tx, caller, true);
  const program = found.programs.find(({ id }) => id === programId);
  if (program === undefined) throw new Problem(404, "ProgramNotFound", { details: { id: programId } });
  const reader = readerOf(tx, house, caller, { programId, ...found });
  const step = await stepIn(program, reader);
  return { programId, step, practice: await practicePlace(program, reader) };
}

async function stepIn({ complete, programStatus, courses }: TrainingProgram, read: Reader): Promise<Step | null> {
  const steps: (Step | null)[] = [];
  for (const { id, type } of coursesToDo(courses)) {
    const course = await read(id);
    const step = course === null ? waits(type === "ilt" ? "classroom" : "shut", [id]) : nextInCourse(course);
    steps.push(step);
    if (isDoing(step)) break; // what comes behind it is not looked at
  }
  const onlyTime = !complete && courses.every(({ courseStatus }) => courseStatus.complete);
  const timeAt = onlyTime ? ((await practicePlace({ courses }, read)) ?? (await openCourse(courses, read))) : [];
  return nextInProgram({ complete, programStatus, courses, steps, timeAt });
}

async function practicePlace({ courses }: Pick<TrainingProgram, "courses">, read: Reader): Promise<TrainingPath | null> {
  for (const { id, type, locked } of courses) {
    const course = type === "simulator" && !locked ? await read(id) : null;
    const place = course === null ? null : practiceIn(course);
    if (place !== null) return place;
  }
  return null;
}

/** Some course that opens; where complete ones are locked, none may. */
async function openCourse(courses: readonly CourseEntry[], read: Reader): Promise<TrainingPath> {
  for (const { id } of courses) if ((await read(id)) !== null) return [id];
  return [];
}

type Runs = Pick<Awaited<ReturnType<typeof readRuns>>, "members" | "statuses">;

/** Each course is read once; null where it does not open. */
function readerOf(
  tx: Tx,
  house: Pick<House, "settings" | "now">,
  caller: Caller,
  { programId, members, statuses }: Runs & { programId: number },
): Reader {
  const known = new Map<number, TrainingCourse | null>();
  return async (courseId) => {
    const status = statuses.find((one) => one.programId === programId && one.courseId === courseId);
    const contentId = members.find((one) => one.programId === programId && one.id === courseId)?.contentId ?? null;
    const reading = { programId, courseId, known: { status, contentId: status?.contentId ?? contentId } };
    const found = known.get(courseId) ?? (await openOrNull(tx, house, caller, reading));
    known.set(courseId, found);
    return found;
  };
}

/** A course as its learner takes it, without the texts of its pages; null where it does not open. */
export async function openOrNull(
  tx: Tx,
  house: Pick<House, "settings" | "now">,
  caller: Caller,
  place: Pick<CourseReading, "programId" | "courseId" | "locale" | "known">,
): Promise<TrainingCourse | null> {
  try {
    return await readCourse(tx, house, caller, { ...place, textsLater: true });
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "CourseNotAvailable") return null;
    throw problem;
  }
}
