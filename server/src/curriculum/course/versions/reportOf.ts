import { sql } from "kysely";
import type { PackageFault, PackageReport } from "@vigil/model/curriculum/coursePackage";
import { courseContent, type CourseContent, type Page } from "@vigil/model/training/courseContent";
import type { Caller } from "../../../identity/access/caller.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import { courseToChange } from "./courseToChange.ts";
import type { ReadPackage } from "./readPackage.ts";
import { higherFirst, versionNumbers } from "./versionOrder.ts";

/** What a package would install, and what that changes for the course. */
export async function reportOf(
  tx: Tx,
  caller: Caller,
  courseId: number,
  course: ReadPackage,
  { ticket, bytes }: Pick<PackageReport, "ticket" | "bytes">,
): Promise<PackageReport> {
  const { code, currentContentId } = await courseToChange(tx, caller, courseId);
  const { manifest, content, editions, questions, files, warnings } = course;
  const contents = await tx.selectFrom("courseContents").select(["id", "version", "content"]).where("courseId", "=", courseId).execute();
  const installed = contents.find(({ id }) => id === currentContentId);
  const current = courseContent.safeParse(installed?.content);
  const { rows } = await sql<{ staying: number }>`
    select count(*)::int as staying from course_statuses
     where domain_id = ${caller.domainId} and course_id = ${courseId} and closed_at is null and status = 'a'`.execute(tx);
  const sections = content.units.flatMap((unit) => unit.sections);
  const own = code.split("_").slice(0, -1).join("_");
  const known: PackageFault[] = [
    ...(manifest.code === own ? [] : [warning("otherCourse", { found: manifest.code, course: own })]),
    ...(contents.some(({ version }) => version === manifest.version)
      ? [warning("sameVersionOtherContent", { version: manifest.version })]
      : []),
    ...(installed !== undefined && isBelow(manifest.version, installed.version)
      ? [warning("versionBelow", { version: manifest.version, current: installed.version })]
      : []),
  ];
  return {
    ticket,
    title: manifest.title,
    code: manifest.code,
    version: manifest.version,
    locales: [manifest.locale, ...editions.map(({ locale }) => locale)],
    bytes,
    counts: {
      units: content.units.length,
      sections: sections.length,
      pages: pagesOf(content).length,
      labs: content.labs.length,
      questions: questions.length,
      objectives: content.objectives.length,
      terms: content.glossary.length,
      attachments: sections.flatMap(({ attachments }) => attachments).length,
      files: files.length,
    },
    change: current.success ? changeOf(pagesOf(current.data), pagesOf(content)) : null,
    staying: rows[0]?.staying ?? 0,
    warnings: [...known, ...warnings],
  };
}

function isBelow(version: string, current: string): boolean {
  const [own, there] = [versionNumbers(version), versionNumbers(current)];
  return own !== undefined && there !== undefined && higherFirst(own, there) > 0;
}

const warning = (code: PackageFault["code"], details: Record<string, string>): PackageFault => ({
  file: "course.json",
  line: null,
  code,
  details,
});

const pagesOf = ({ units }: CourseContent): Page[] => units.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages));

/** Pages keep their numbers from version to version, so that they can be compared. */
function changeOf(before: readonly Page[], after: readonly Page[]): NonNullable<PackageReport["change"]> {
  const was = new Map(before.map((page) => [page.id, JSON.stringify(page)]));
  const kept = after.filter(({ id }) => was.has(id));
  const same = kept.filter((page) => was.get(page.id) === JSON.stringify(page)).length;
  return { added: after.length - kept.length, changed: kept.length - same, removed: before.length - kept.length, same };
}
