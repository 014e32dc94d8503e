import { CompiledQuery, sql } from "kysely";
import { minimumPageSeconds, sectionComplete, sectionLocked } from "@vigil/model/training/completion";
import type { Section, Unit } from "@vigil/model/training/courseContent";
import { labsComplete } from "@vigil/model/training/labs/pageLabs";
import type { TrainingConfiguration } from "@vigil/model/training/settings";
import type { PageState, SectionAnswer, SectionBody, SectionStatus } from "@vigil/model/training/wire";
import { requirePaid } from "../compliance/requireCredit.ts";
import { configurationsQuery } from "../curriculum/configuration/settingsFor.ts";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";
import { assignedQuery, foundProgram, type AssignedProgram } from "./assignedPrograms.ts";
import { contentOf } from "./contentOf.ts";
import { examFacts, factsOf, sessionFacts, type SectionRow } from "./courseFacts.ts";
import { openConfiguration, type CourseCall } from "./openCourse.ts";
import { courseStatusOf, courseStatusSelection, openProgramStatus, type CourseStatusRow } from "./openStatuses.ts";
import { courseStateOf, storeCourse, type CourseState } from "./settleCourse.ts";
import { courseStatusAnswer, unitStatusAnswers } from "./trainingAnswers.ts";
import { configurationsIn, type Configurations } from "./trainingConfiguration.ts";
import { leaseBinds, leaseTimes } from "./trainingLease.ts";

export interface SectionCall {
  unitId: number;
  sectionId: number;
}

interface Saving extends SectionCall, CourseCall {
  /** Of the browser that calls. */
  tabId: string;
}

/** What of a section has been read. Pages count once the server's own time, since the section began and taken by no other page, covers what they ask for. */
export async function saveSection(tx: Tx, caller: Caller, call: Saving, body: SectionBody): Promise<SectionAnswer> {
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
  const { seconds } = stored;
  const storing = { ...call, ...saved, userId: caller.userId, seconds, taken, claimedSeconds: body.courseDuration };
  const settled = await storeCourse(tx, caller, status, courseStateOf(content, configuration, facts), storing);
  return { courseStatus: courseStatusAnswer(settled.status), unitStatus: unitStatusAnswers(settled.state, call), section: saved };
}

interface Held {
  applied: Configurations;
  status: CourseStatusRow;
  /** It may be, without the course: one that was put into the program afterwards. */
  programComplete: boolean;
  stored: StoredSection;
  sections: readonly SectionRow[];
}

/** The section, begun where it was not, and its course, both locked; the run is started where the call comes before its start. */
async function heldSection(tx: Tx, caller: Caller, call: Saving): Promise<Held> {
  const held = await holdSection(tx, caller, call);
  if (held !== null) return held;
  const run = await openProgramStatus(tx, caller, call.programId);
  await courseStatusOf(tx, caller.domainId, run.id, call.courseId);
  const begun = await holdSection(tx, caller, call);
  if (begun === null) throw new Problem(409, "CourseBegunAnew");
  return begun;
}

/** All that a save asks for in one statement; null where the course was not begun. */
async function holdSection(tx: Tx, caller: Caller, call: Saving): Promise<Held | null> {
  const { domainId, userId, companyId, sessionId } = caller;
  const { programId, courseId, unitId, sectionId, tabId } = call;
  const browser = leaseBinds(caller) ? sessionId : null;
  const values = [domainId, userId, companyId, programId, courseId, unitId, sectionId, browser, tabId];
  const [[found]] = await together(tx, [CompiledQuery.raw(holding(tx), values) as CompiledQuery<HeldRow>]);
  if (found === undefined) throw new Error("A statement without rows.");
  const { elsewhere, held, assigned, applied, programComplete, sectionStatus, pages, seconds, freeSeconds, sections, ...status } = found;
  if (elsewhere === true) throw new Problem(423, "TrainingOpenElsewhere");
  await requirePaid(tx, caller, foundProgram(assigned === null ? [] : [assigned], programId));
  if (held === null) return null;
  // between looking and locking an administrator may have closed the run, or begun another one
  if (!held) throw new Problem(409, "CourseBegunAnew");
  const rows = sections.map(([unit, section, state, read]) => ({ unitId: unit, sectionId: section, status: state, pages: read }));
  const stored = { status: sectionStatus, pages, seconds, freeSeconds };
  return { applied: configurationsIn(applied), status, programComplete, stored, sections: rows };
}

/** The section, begun where it was not, and all sections of its run. */
interface HeldRow extends CourseStatusRow {
  /** null where the course was not begun. */
  held: boolean | null;
  elsewhere: boolean | null;
  assigned: AssignedProgram | null;
  applied: string;
  programComplete: boolean;
  sectionStatus: "C" | "A";
  pages: unknown[];
  seconds: number;
  freeSeconds: number;
  sections: [number, number, "C" | "A", unknown[]][];
}

let held: string | undefined;
/** Whether the program is assigned, by which settings, and the section with its course: by domain, learner, company, program, course, unit, section, browser and tab. */
const holding = (tx: Tx): string =>
  (held ??= `
  select (select row_to_json(one) from (${assignedQuery({ domainId: 0, userId: 0, companyId: 0 }, 0).sql}) one) as assigned,
    (select coalesce(json_agg(one), '[]')::text from (${appliedBy(tx)}) one) as applied,
    elsewhere, held, section_status, pages, seconds, free_seconds, sections, program_complete, ${courseStatusSelection}
  from (select) one left join lateral hold_section($1, $2, $4, $5, $6, $7, $8, $9, ${leaseTimes}) course on true`);

const appliedBy = (tx: Tx): string =>
  configurationsQuery(tx, { domainId: sql.raw("$1"), companyId: sql.raw("$3"), courseId: sql.raw("$5") }).sql;

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
