import { sql } from "kysely";
import { sectionComplete } from "@vigil/model/training/completion";
import type { Page, Section } from "@vigil/model/training/courseContent";
import type { Lab } from "@vigil/model/training/labs/lab";
import type { LabAnswer } from "@vigil/model/training/labs/labState";
import { courseAnswer, namedView, type LabNames } from "@vigil/model/training/labs/labNames";
import { labView } from "@vigil/model/training/labs/markLab";
import { answerLab, labStateOf, newPageState } from "@vigil/model/training/labs/pageLabs";
import type { LabAnswered, PageState } from "@vigil/model/training/wire";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { assertAsRead } from "../openCourse.ts";
import { courseStatusOf, type CourseStatusRow } from "../openStatuses.ts";
import { openSection } from "../saveSection.ts";
import { courseState, lockingQuery, settleCourse } from "../settleCourse.ts";
import { namesFor } from "./namesFor.ts";
import { courseStatusAnswer, unitStatusAnswers } from "../trainingAnswers.ts";

export interface LabCall {
  unitId: number;
  sectionId: number;
  pageId: number;
  labId: number;
}

interface Place {
  section: Section;
  page: Page;
  lab: Lab;
  /** What this learner calls its parts. */
  names: LabNames;
}

type Keeper = Pick<House, "settings">;

/** From here on the page has a state that its labs can be written to. */
export const openLab = (tx: Tx, house: Keeper, caller: Caller, status: CourseStatusRow, call: LabCall): Promise<LabAnswered> =>
  inLab(tx, house, caller, status, call, ({ page }, pages, complete) =>
    pages.some(({ pageId }) => pageId === page.id) ? pages : [...pages, { ...newPageState(page), complete }],
  );

export const answerInLab = (
  tx: Tx,
  house: Keeper,
  caller: Caller,
  status: CourseStatusRow,
  call: LabCall,
  answer: LabAnswer,
): Promise<LabAnswered> =>
  inLab(tx, house, caller, status, call, ({ page, lab, names }, pages) => {
    if (!pages.some(({ pageId }) => pageId === page.id)) throw new Problem(412, "LabNotOpened");
    if (lab.type !== answer.type) throw new Problem(422, "FieldInvalid", { field: "type" });
    return answerLab(pages, page, lab, courseAnswer(answer, names));
  });

async function inLab(
  tx: Tx,
  house: Keeper,
  caller: Caller,
  status: CourseStatusRow,
  call: LabCall,
  change: (place: Place, pages: PageState[], complete: boolean) => PageState[],
): Promise<LabAnswered> {
  const { section, page, lab } = await placeOf(tx, caller, status, call);
  const names = namesFor(house, caller, status.courseId, lab);
  const row = { domainId: caller.domainId, courseStatusId: status.id, unitId: call.unitId, sectionId: call.sectionId };
  const stored = await lockSection(tx, row);
  const [locked = status] = (await tx.executeQuery(lockingQuery(tx, caller.domainId, status.id))).rows;
  assertAsRead(locked, status.contentId);
  const pages = change({ section, page, lab, names }, stored.pages, status.complete || stored.status === "C");
  const complete = stored.status === "C" || status.complete || sectionComplete(section, pages);
  await tx
    .updateTable("sectionStatuses")
    .set((set) => ({
      status: complete ? "C" : "A",
      pages: JSON.stringify(pages),
      updatedAt: sql`now()`,
      revision: set("revision", "+", 1),
    }))
    .where("domainId", "=", row.domainId)
    .where("courseStatusId", "=", row.courseStatusId)
    .where("unitId", "=", row.unitId)
    .where("sectionId", "=", row.sectionId)
    .execute();
  const settled = await settleCourse(tx, caller, status.id);
  const after = await courseStatusOf(tx, caller.domainId, status.programStatusId, status.courseId);
  const state = pages.find(({ pageId }) => pageId === page.id) ?? newPageState(page);
  return {
    view: namedView(labView(lab, labStateOf(state, lab.id)), names),
    courseStatus: courseStatusAnswer(after),
    unitStatus: unitStatusAnswers(settled, call),
  };
}

/** The lab of a page that is open to its learner. */
export const labOfPage = async (tx: Tx, caller: Caller, status: CourseStatusRow, call: LabCall): Promise<Lab> =>
  (await placeOf(tx, caller, status, call)).lab;

async function placeOf(tx: Tx, caller: Caller, status: CourseStatusRow, call: LabCall): Promise<Omit<Place, "names">> {
  const course = await courseState(tx, caller.companyId, status);
  const { section } = openSection(course, call);
  const page = section.pages.find(({ id }) => id === call.pageId);
  const lab = page?.labs.some(({ id }) => id === call.labId) ? course.content.labs.find(({ id }) => id === call.labId) : undefined;
  if (page === undefined || lab === undefined) throw new Problem(404, "TrainingPositionNotFound");
  return { section, page, lab };
}

/** The section's row, begun where it was not, held against a second window of the same learner. */
async function lockSection(
  tx: Tx,
  row: { domainId: number; courseStatusId: number; unitId: number; sectionId: number },
): Promise<{ status: "C" | "A"; pages: PageState[] }> {
  await tx
    .insertInto("sectionStatuses")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { status, pages } = await tx
    .selectFrom("sectionStatuses")
    .select(["status", "pages"])
    .where("domainId", "=", row.domainId)
    .where("courseStatusId", "=", row.courseStatusId)
    .where("unitId", "=", row.unitId)
    .where("sectionId", "=", row.sectionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { status, pages: pages.filter((page): page is PageState => typeof page === "object" && page !== null && "pageId" in page) };
}
