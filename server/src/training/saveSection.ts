import { sql } from "kysely";
import { minimumPageSeconds, sectionComplete, sectionLocked } from "@vigil/model/training/completion";
import type { Section, Unit } from "@vigil/model/training/courseContent";
import { labsComplete } from "@vigil/model/training/labs/pageLabs";
import type { TrainingConfiguration } from "@vigil/model/training/settings";
import type { PageState, SectionAnswer, SectionBody, SectionStatus } from "@vigil/model/training/wire";
import type { Caller } from "../identity/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { spendTime } from "./spendTime.ts";
import { courseStatusOf, type CourseStatusRow } from "./openStatuses.ts";
import { courseState, settleCourse, type CourseState } from "./settleCourse.ts";
import { courseStatusAnswer, unitStatusAnswers } from "./trainingAnswers.ts";

export interface SectionCall {
  unitId: number;
  sectionId: number;
}

/** What of a section has been read. Pages count once the server's own time since the section began covers what they ask for. */
export async function saveSection(
  tx: Tx,
  caller: Caller,
  status: CourseStatusRow,
  call: SectionCall,
  body: SectionBody,
): Promise<SectionAnswer> {
  const course = await courseState(tx, caller.companyId, status);
  const { section } = openSection(course, call);
  const saved = status.complete ? await completedBefore(tx, status, call, section) : await store(tx, status, call, section, course, body);
  if (body.courseDuration !== undefined) await spendTime(tx, caller, status, body.courseDuration);
  const settled = await settleCourse(tx, caller, status.id);
  const after = await courseStatusOf(tx, caller.domainId, status.programStatusId, status.courseId);
  return { courseStatus: courseStatusAnswer(after), unitStatus: unitStatusAnswers(settled), section: saved };
}

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

async function store(
  tx: Tx,
  { domainId, id }: CourseStatusRow,
  { unitId, sectionId }: SectionCall,
  section: Section,
  { configuration }: CourseState,
  body: SectionBody,
): Promise<SectionStatus> {
  const key = { domainId, courseStatusId: id, unitId, sectionId };
  await tx
    .insertInto("sectionStatuses")
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await tx
    .selectFrom("sectionStatuses")
    .select(["status", "pages", sql<number>`extract(epoch from clock_timestamp() - started_at)::float8`.as("seconds")])
    .where("domainId", "=", domainId)
    .where("courseStatusId", "=", id)
    .where("unitId", "=", unitId)
    .where("sectionId", "=", sectionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const claimed = new Set(
    body.status === "C"
      ? section.pages.map((page) => page.id)
      : (body.pages ?? []).filter(({ complete }) => complete).map(({ pageId }) => pageId),
  );
  const pages = readPages(section, stored, claimed, body.pages ?? [], configuration);
  const status = stored.status === "C" || sectionComplete(section, pages) ? "C" : "A";
  await tx
    .updateTable("sectionStatuses")
    .set((set) => ({
      status,
      pages: JSON.stringify(pages),
      seconds: Math.min(Math.round(stored.seconds), 2_000_000_000),
      updatedAt: sql`now()`,
      revision: set("revision", "+", 1),
    }))
    .where("domainId", "=", domainId)
    .where("courseStatusId", "=", id)
    .where("unitId", "=", unitId)
    .where("sectionId", "=", sectionId)
    .execute();
  return { sectionId, status, pages };
}

/** Pages in order; each page read takes its minimum time from the time since the section began, and needs its labs. */
function readPages(
  section: Section,
  stored: { pages: unknown[]; seconds: number },
  claimed: ReadonlySet<number>,
  states: readonly PageState[],
  { pageTimerContent, sessionTimerContent }: TrainingConfiguration,
): PageState[] {
  const minimumSeconds = minimumPageSeconds(pageTimerContent, sessionTimerContent, section.pages.length);
  const before = stored.pages.filter((page): page is PageState => typeof page === "object" && page !== null && "pageId" in page);
  let left = stored.seconds - minimumSeconds * before.filter(({ complete }) => complete).length;
  return section.pages.flatMap((page) => {
    const known = before.find(({ pageId }) => pageId === page.id);
    const data = states.find(({ pageId }) => pageId === page.id)?.data ?? known?.data ?? null;
    if (known?.complete === true) return { ...known, data };
    if (!claimed.has(page.id)) return known === undefined ? [] : { ...known, data };
    const timeMet = left >= minimumSeconds;
    if (timeMet) left -= minimumSeconds;
    // what was done in its labs is known here; a claim about it counts for nothing
    const labComplete = known?.labComplete === true || labsComplete(page, known?.labs ?? []);
    const labs = known?.labs === undefined ? {} : { labs: known.labs };
    return { pageId: page.id, complete: timeMet && labComplete, timeMet, labComplete, data, ...labs };
  });
}

/** In a complete course nothing is taken back: all pages of the section are complete. */
async function completedBefore(
  tx: Tx,
  { domainId, id }: CourseStatusRow,
  { unitId, sectionId }: SectionCall,
  section: Section,
): Promise<SectionStatus> {
  const pages = section.pages.map((page): PageState => ({ pageId: page.id, complete: true, timeMet: true, labComplete: true, data: null }));
  await tx
    .insertInto("sectionStatuses")
    .values({ domainId, courseStatusId: id, unitId, sectionId, status: "C", pages: JSON.stringify(pages) })
    .onConflict((conflict) =>
      conflict.columns(["domainId", "courseStatusId", "unitId", "sectionId"]).doUpdateSet({ status: "C", pages: JSON.stringify(pages) }),
    )
    .execute();
  return { sectionId, status: "C", pages };
}
