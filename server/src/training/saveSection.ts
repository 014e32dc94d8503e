import { sql } from "kysely";
import { minimumPageSeconds, sectionComplete, sectionLocked } from "@vigil/model/training/completion";
import type { Section, Unit } from "@vigil/model/training/courseContent";
import { labsComplete } from "@vigil/model/training/labs/pageLabs";
import type { TrainingConfiguration } from "@vigil/model/training/settings";
import type { PageState, SectionAnswer, SectionBody, SectionStatus } from "@vigil/model/training/wire";
import type { Caller } from "../identity/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { together } from "../storage/together.ts";
import { contentOf } from "./contentOf.ts";
import { factQueries, factsOf } from "./courseFacts.ts";
import { assertAsRead, type OpenCourse } from "./openCourse.ts";
import { lockingQuery, stateOf, storeCourse, type CourseState } from "./settleCourse.ts";
import { spendingQuery } from "./spendTime.ts";
import { courseStatusAnswer, unitStatusAnswers } from "./trainingAnswers.ts";

export interface SectionCall {
  unitId: number;
  sectionId: number;
}

/** What of a section has been read. Pages count once the server's own time since the section began covers what they ask for. */
export async function saveSection(
  tx: Tx,
  caller: Caller,
  { status: { domainId, id, contentId }, configuration }: OpenCourse,
  call: SectionCall,
  body: SectionBody,
): Promise<SectionAnswer> {
  const content = await contentOf(tx, domainId, contentId);
  const key = { domainId, courseStatusId: id, unitId: call.unitId, sectionId: call.sectionId };
  // the section first and then its course, as whatever else writes to both
  const [, [stored], [status], sections, sessions] = await together(tx, [
    beginningQuery(tx, key),
    storedQuery(tx, key),
    lockingQuery(tx, domainId, id),
    ...factQueries(tx, { domainId, id }, "incomplete"),
  ]);
  if (stored === undefined || status === undefined) throw new Error("The section or its course is gone.");
  assertAsRead(status, contentId);
  const { section } = openSection(stateOf(content, configuration, factsOf(status.complete, sections, sessions)), call);
  const saved = status.complete ? allRead(section) : readSection(section, stored, body, configuration);
  const others = sections.filter(({ unitId, sectionId }) => unitId !== call.unitId || sectionId !== call.sectionId);
  const facts = factsOf(status.complete, [...others, { unitId: call.unitId, ...saved }], sessions);
  const spending = body.courseDuration === undefined ? [] : [spendingQuery(tx, status, body.courseDuration)];
  const leading = [storingQuery(tx, key, saved, stored.seconds), ...spending];
  const settled = await storeCourse(tx, caller, status, stateOf(content, configuration, facts), leading);
  return { courseStatus: courseStatusAnswer(settled.status), unitStatus: unitStatusAnswers(settled.state, call), section: saved };
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

interface SectionKey {
  domainId: number;
  courseStatusId: number;
  unitId: number;
  sectionId: number;
}

const beginningQuery = (tx: Tx, key: SectionKey) =>
  tx
    .insertInto("sectionStatuses")
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .compile();

const storedQuery = (tx: Tx, { domainId, courseStatusId, unitId, sectionId }: SectionKey) =>
  tx
    .selectFrom("sectionStatuses")
    .select(["status", "pages", sql<number>`extract(epoch from clock_timestamp() - started_at)::float8`.as("seconds")])
    .where("domainId", "=", domainId)
    .where("courseStatusId", "=", courseStatusId)
    .where("unitId", "=", unitId)
    .where("sectionId", "=", sectionId)
    .forUpdate()
    .compile();

const storingQuery = (tx: Tx, key: SectionKey, { status, pages }: SectionStatus, seconds: number) =>
  tx
    .updateTable("sectionStatuses")
    .set((set) => ({
      status,
      pages: JSON.stringify(pages),
      seconds: Math.min(Math.round(seconds), 2_000_000_000),
      updatedAt: sql`now()`,
      revision: set("revision", "+", 1),
    }))
    .where("domainId", "=", key.domainId)
    .where("courseStatusId", "=", key.courseStatusId)
    .where("unitId", "=", key.unitId)
    .where("sectionId", "=", key.sectionId)
    .compile();

interface Stored {
  status: "C" | "A";
  pages: unknown[];
  seconds: number;
}

function readSection(
  section: Section,
  stored: Stored,
  { status, pages: states = [] }: SectionBody,
  configuration: TrainingConfiguration,
): SectionStatus {
  const claimed = new Set(
    status === "C" ? section.pages.map((page) => page.id) : states.filter(({ complete }) => complete).map(({ pageId }) => pageId),
  );
  const pages = readPages(section, stored, claimed, states, configuration);
  return { sectionId: section.id, status: stored.status === "C" || sectionComplete(section, pages) ? "C" : "A", pages };
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
const allRead = ({ id, pages }: Section): SectionStatus => ({
  sectionId: id,
  status: "C",
  pages: pages.map((page): PageState => ({ pageId: page.id, complete: true, timeMet: true, labComplete: true, data: null })),
});
