import { CompiledQuery } from "kysely";
import { minimumPageSeconds, sectionComplete, sectionLocked } from "@vigil/model/training/completion";
import type { Section, Unit } from "@vigil/model/training/courseContent";
import { labsComplete } from "@vigil/model/training/labs/pageLabs";
import type { TrainingConfiguration } from "@vigil/model/training/settings";
import type { PageState, SectionAnswer, SectionBody, SectionStatus } from "@vigil/model/training/wire";
import { requirePaid } from "../compliance/requireCredit.ts";
import { configurationsQuery, type NamedConfiguration } from "../curriculum/configuration/settingsFor.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";
import { assignedQuery, foundProgram } from "./assignedPrograms.ts";
import { contentOf } from "./contentOf.ts";
import { examFacts, factsOf, sessionFacts, type SectionRow } from "./courseFacts.ts";
import { openConfiguration, type CourseCall } from "./openCourse.ts";
import { courseStatusOf, courseStatusSelection, openProgramStatus, type CourseStatusRow } from "./openStatuses.ts";
import { courseStateOf, storeCourse, type CourseState } from "./settleCourse.ts";
import { courseStatusAnswer, unitStatusAnswers } from "./trainingAnswers.ts";

export interface SectionCall {
  unitId: number;
  sectionId: number;
}

/** What of a section has been read. Pages count once the server's own time, since the section began and taken by no other page, covers what they ask for. */
export async function saveSection(tx: Tx, caller: Caller, call: SectionCall & CourseCall, body: SectionBody): Promise<SectionAnswer> {
  const { applied, status, programComplete, stored, sections } = await heldSection(tx, caller, call);
  const configuration = await openConfiguration(tx, call, status, applied);
  const content = await contentOf(tx, status.domainId, status.contentId);
  const sessions = await sessionFacts(tx, status, content);
  const exams = await examFacts(tx, status, content);
  const { section } = openSection(courseStateOf(content, configuration, factsOf(status.complete, sections, sessions, exams)), call);
  const free = status.complete || programComplete;
  const { saved, taken } = free ? { saved: allRead(section), taken: 0 } : readSection(section, stored, body, configuration);
  const others = sections.filter(({ unitId, sectionId }) => unitId !== call.unitId || sectionId !== call.sectionId);
  const facts = factsOf(status.complete, [...others, { unitId: call.unitId, ...saved }], sessions, exams);
  const settled = await storeCourse(tx, caller, status, courseStateOf(content, configuration, facts), {
    leading: [storingQuery(status, call, saved, stored), ...(taken > 0 ? [spendingPageTime(caller, call, status, taken)] : [])],
    withinSection: saved.status !== "C",
    isLast: true,
    claimedSeconds: body.courseDuration,
  });
  return { courseStatus: courseStatusAnswer(settled.status), unitStatus: unitStatusAnswers(settled.state, call), section: saved };
}

interface Held {
  applied: readonly NamedConfiguration[];
  status: CourseStatusRow;
  /** It may be, without the course: one that was put into the program afterwards. */
  programComplete: boolean;
  stored: StoredSection;
  sections: readonly SectionRow[];
}

/** The section, begun where it was not, and its course, both locked; the run is started where the call comes before its start. */
async function heldSection(tx: Tx, caller: Caller, call: SectionCall & CourseCall): Promise<Held> {
  const held = await holdSection(tx, caller, call);
  if (held !== null) return held;
  const run = await openProgramStatus(tx, caller, call.programId);
  await courseStatusOf(tx, caller.domainId, run.id, call.courseId);
  const begun = await holdSection(tx, caller, call);
  if (begun === null) throw new Problem(409, "CourseBegunAnew");
  return begun;
}

/** All that a save asks for on one way to the database; null where the course was not begun. */
async function holdSection(tx: Tx, caller: Caller, call: SectionCall & CourseCall): Promise<Held | null> {
  const course = [caller.domainId, caller.userId, call.programId, call.courseId];
  const [assigned, applied, [found], [locked]] = await together(tx, [
    assignedQuery(caller, call.programId),
    configurationsQuery(tx, { ...caller, courseId: call.courseId }),
    CompiledQuery.raw(holding, [...course, call.unitId, call.sectionId]) as CompiledQuery<HeldRow>,
    CompiledQuery.raw(lockedCourse, course) as CompiledQuery<CourseStatusRow & { programComplete: boolean }>,
  ]);
  await requirePaid(tx, caller, foundProgram(assigned, call.programId));
  if (found === undefined) return null;
  const { run, sections, ...stored } = found;
  // between looking and locking an administrator may have closed the run, or begun another one
  if (locked === undefined || locked.id !== run || stored.pages === null || locked.closedAt !== null)
    throw new Problem(409, "CourseBegunAnew");
  const { programComplete, ...status } = locked;
  const rows = sections.map(([unitId, sectionId, state, pages]) => ({ unitId, sectionId, status: state, pages }));
  return { applied, status, programComplete, stored: { ...stored, pages: stored.pages }, sections: rows };
}

/** The section, begun where it was not, and all sections of its run. */
interface HeldRow {
  run: number;
  status: "C" | "A";
  /** null where the section was reset at this moment. */
  pages: unknown[] | null;
  seconds: number;
  freeSeconds: number;
  sections: [number, number, "C" | "A", unknown[]][];
}

const holding = "select run, status, pages, seconds, free_seconds, sections from hold_section($1, $2, $3, $4, $5, $6)";

/** Of the run that is not closed, by domain, learner, program and course; it is locked already. */
const lockedCourse = `select ${courseStatusSelection}, (select run.complete from program_statuses run
    where run.domain_id = $1 and run.id = course.program_status_id) as program_complete
  from course_statuses course where domain_id = $1 and id = (
  select open.id from program_statuses program
    join course_statuses open on open.domain_id = program.domain_id and open.program_status_id = program.id
   where program.domain_id = $1 and program.user_id = $2 and program.program_id = $3 and program.closed_at is null
     and open.course_id = $4 and open.closed_at is null) for update`;

/** A section that is there and not locked. */
export function openSection(
  { content, units, facts, configuration }: CourseState,
  { unitId, sectionId }: SectionCall,
): { unit: Unit; section: Section } {
  const unit = content.units.find(({ id }) => id === unitId);
  const section = unit?.sections.find(({ id }) => id === sectionId);
  if (unit === undefined || section === undefined) throw new Problem(404, "TrainingPositionNotFound");
  if (units.find((state) => state.unitId === unitId)?.locked === true) throw new Problem(423, "UnitLocked");
  if (sectionLocked(unit, sectionId, facts, configuration.courseEnforceOrder)) throw new Problem(423, "SectionLocked");
  return { unit, section };
}

const storingQuery = (
  { domainId, id }: CourseStatusRow,
  { unitId, sectionId }: SectionCall,
  { status, pages }: SectionStatus,
  { seconds }: Pick<StoredSection, "seconds">,
): CompiledQuery =>
  CompiledQuery.raw(storing, [
    domainId,
    id,
    unitId,
    sectionId,
    status,
    JSON.stringify(pages),
    Math.min(Math.round(seconds), 2_000_000_000),
  ]);

const storing = `update section_statuses set status = $5, pages = $6, seconds = $7, updated_at = now(), revision = revision + 1
  where domain_id = $1 and course_status_id = $2 and unit_id = $3 and section_id = $4`;

/** What pages took is spent, from when the section began or from where the clock stood. */
const spendingPageTime = (
  { domainId, userId }: Caller,
  { unitId, sectionId }: SectionCall,
  { id }: CourseStatusRow,
  seconds: number,
): CompiledQuery => CompiledQuery.raw(spendingPages, [domainId, userId, id, unitId, sectionId, seconds]);

const spendingPages = `update page_clocks clock set spent_until = greatest(clock.spent_until, section.started_at) + make_interval(secs => $6)
  from section_statuses section where clock.domain_id = $1 and clock.user_id = $2
   and section.domain_id = $1 and section.course_status_id = $3 and section.unit_id = $4 and section.section_id = $5`;

interface StoredSection {
  status: "C" | "A";
  pages: unknown[];
  /** Since it began. */
  seconds: number;
  /** Of these, what no page of the learner has taken. */
  freeSeconds: number;
}

function readSection(
  section: Section,
  stored: StoredSection,
  { status, pages: states = [] }: SectionBody,
  configuration: TrainingConfiguration,
): { saved: SectionStatus; taken: number } {
  const claimed = new Set(
    status === "C" ? section.pages.map((page) => page.id) : states.filter(({ complete }) => complete).map(({ pageId }) => pageId),
  );
  const { pages, taken } = readPages(section, stored, claimed, states, configuration);
  const complete = stored.status === "C" || sectionComplete(section, pages);
  return { saved: { sectionId: section.id, status: complete ? "C" : "A", pages }, taken };
}

/** Pages in order; each page read takes its minimum time from what is free since the section began, and needs its labs. */
function readPages(
  section: Section,
  stored: Pick<StoredSection, "pages" | "freeSeconds">,
  claimed: ReadonlySet<number>,
  states: readonly PageState[],
  configuration: TrainingConfiguration,
): { pages: PageState[]; taken: number } {
  const before = stored.pages.filter((page): page is PageState => typeof page === "object" && page !== null && "pageId" in page);
  let taken = 0;
  const pages = section.pages.flatMap((page) => {
    const known = before.find(({ pageId }) => pageId === page.id);
    const data = states.find(({ pageId }) => pageId === page.id)?.data ?? known?.data ?? null;
    if (known?.complete === true) return { ...known, data };
    if (!claimed.has(page.id)) return known === undefined ? [] : { ...known, data };
    const minimumSeconds = minimumPageSeconds(configuration, section.pages.length, page.blocks);
    const tookTime = known?.timeMet === true;
    const timeMet = tookTime || stored.freeSeconds - taken >= minimumSeconds;
    if (timeMet && !tookTime) taken += minimumSeconds;
    // what was done in its labs is known here; a claim about it counts for nothing
    const labComplete = known?.labComplete === true || labsComplete(page, known?.labs ?? []);
    const labs = known?.labs === undefined ? {} : { labs: known.labs };
    return { pageId: page.id, complete: timeMet && labComplete, timeMet, labComplete, data, ...labs };
  });
  return { pages, taken };
}

/** In a complete course or program nothing is taken back: all pages of the section are complete. */
const allRead = ({ id, pages }: Section): SectionStatus => ({
  sectionId: id,
  status: "C",
  pages: pages.map((page): PageState => ({ pageId: page.id, complete: true, timeMet: true, labComplete: true, data: null })),
});
