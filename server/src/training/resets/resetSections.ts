import { sql } from "kysely";
import { resetPages } from "@vigil/model/training/completion";
import type { PageState } from "@vigil/model/training/wire";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { CourseStatusRow } from "../openStatuses.ts";
import type { Learner } from "../learner.ts";

/** The sections of a course are to be gone through again; attempts and sessions stay. */
export async function resetSections(tx: Tx, learner: Learner, { domainId, id, courseId }: CourseStatusRow): Promise<void> {
  const sections = await tx
    .selectFrom("sectionStatuses")
    .select(["unitId", "sectionId", "pages"])
    .where("domainId", "=", domainId)
    .where("courseStatusId", "=", id)
    .forUpdate()
    .execute();
  for (const { unitId, sectionId, pages } of sections)
    await tx
      .updateTable("sectionStatuses")
      .set({
        status: "A",
        pages: JSON.stringify(resetPages(pages as PageState[])),
        startedAt: sql`now()`,
        seconds: 0,
        updatedAt: sql`now()`,
        revision: sql`revision + 1`,
      })
      .where("domainId", "=", domainId)
      .where("courseStatusId", "=", id)
      .where("unitId", "=", unitId)
      .where("sectionId", "=", sectionId)
      .execute();
  await sql`delete from unit_statuses unit where unit.domain_id = ${domainId} and unit.course_status_id = ${id}
    and unit.unit_id in (select unit_id from section_statuses section where section.domain_id = ${domainId} and section.course_status_id = ${id})`.execute(
    tx,
  );
  await tx
    .updateTable("courseStatuses")
    .set({ resetAt: sql`now()`, progress: 0, bookmark: null, updatedAt: sql`now()` })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
  await writeEvent(tx, learner, {
    type: "courseStatus.sectionsReset",
    subject: { entity: "courseStatus", id },
    data: { courseId, sections: sections.length, by: "configuration" },
  });
}
