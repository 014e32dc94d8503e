import { sql } from "kysely";
import type { CourseVersion, VersionLearner } from "@vigil/model/curriculum/coursePackage";
import type { Caller } from "../../../identity/access/caller.ts";
import { Problem } from "../../../problem.ts";
import { writeEvent } from "../../../reporting/writeEvent.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import { courseToChange } from "./courseToChange.ts";
import { wireInstant } from "../../../http/wireInstant.ts";

/** Only who is within the caller's scope is counted and named. */
export const inScope = ({ companies }: Caller) =>
  companies === "all" ? sql`true` : sql`learner.company_id = any(${[...companies]}::bigint[])`;

/** The versions of a course, newest first, with how many learners are on each. */
export async function courseVersions(tx: Tx, caller: Caller, courseId: number): Promise<CourseVersion[]> {
  const course = await tx.selectFrom("courses").select(["id", "currentContentId"]).where("id", "=", courseId).executeTakeFirst();
  if (course === undefined) throw new Problem(404, "NotFound");
  const { rows } = await sql<VersionRow>`
    select content.id, content.version, content.title, content.locale, content.installed_at,
           (select concat_ws(' ', installer.first_name, installer.last_name) from users installer
             where installer.domain_id = ${caller.domainId} and content.created_by_domain_id = ${caller.domainId} and installer.id = content.created_by) as installed_by,
           (select coalesce(array_agg(edition.locale order by edition.locale), '{}') from course_content_editions edition
             where edition.content_id = content.id) as editions,
           (select count(*)::int from jsonb_path_query(content.content, '$.units[*].sections[*].pages[*]')) as pages,
           on_it.begun, on_it.completed
      from course_contents content
      cross join lateral (
        select count(*) filter (where status.status = 'a')::int as begun, count(*) filter (where status.complete)::int as completed
          from course_statuses status
          join program_statuses run on run.domain_id = status.domain_id and run.id = status.program_status_id
          join users learner on learner.domain_id = run.domain_id and learner.id = run.user_id
         where status.domain_id = ${caller.domainId} and status.content_id = content.id and status.closed_at is null and ${inScope(caller)}
      ) on_it
     where content.course_id = ${courseId} order by content.id desc limit 200`.execute(tx);
  return rows.map(({ installedAt, installedBy, locale, editions, ...row }) => ({
    ...row,
    locales: [locale, ...editions],
    installedAt: wireInstant(installedAt),
    installedBy: installedBy === "" ? null : installedBy,
    current: row.id === course.currentContentId,
  }));
}

interface VersionRow {
  id: number;
  version: string;
  title: string;
  locale: string;
  editions: string[];
  installedAt: Date;
  installedBy: string | null;
  pages: number;
  begun: number;
  completed: number;
}

/** Who has begun or completed this version, by name. */
export async function versionLearners(tx: Tx, caller: Caller, courseId: number, contentId: number): Promise<VersionLearner[]> {
  await contentOfCourse(tx, courseId, contentId);
  const { rows } = await sql<Omit<VersionLearner, "progress"> & { progress: number }>`
    select status.id as course_status_id, learner.id as user_id, concat_ws(' ', learner.first_name, learner.last_name) as name,
           company.name as company, status.progress, status.complete,
           status.status = 'a' and status.course_id = ${courseId} as movable
      from course_statuses status
      join program_statuses run on run.domain_id = status.domain_id and run.id = status.program_status_id
      join users learner on learner.domain_id = run.domain_id and learner.id = run.user_id
      join companies company on company.domain_id = learner.domain_id and company.id = learner.company_id
     where status.domain_id = ${caller.domainId} and status.content_id = ${contentId} and status.closed_at is null and status.status <> 'n'
       and ${inScope(caller)}
     order by learner.last_name, learner.first_name, status.id limit 500`.execute(tx);
  return rows.map((row) => ({ ...row, progress: row.progress / 10_000 }));
}

/** Who begins from now on gets this version; who has begun stays. */
export async function makeCurrent(tx: Tx, caller: Caller, courseId: number, contentId: number): Promise<void> {
  const { currentContentId } = await courseToChange(tx, caller, courseId, { lock: true });
  const { version } = await contentOfCourse(tx, courseId, contentId);
  if (currentContentId === contentId) return;
  await tx.updateTable("courses").set({ currentContentId: contentId, updatedAt: new Date() }).where("id", "=", courseId).execute();
  const subject = { entity: "course", id: courseId };
  await writeEvent(tx, caller, { type: "course.makeCurrent", subject, data: { contentId, version, before: currentContentId } });
}

export async function contentOfCourse(tx: Tx, courseId: number, contentId: number) {
  const content = await tx
    .selectFrom("courseContents")
    .select(["id", "version", "title", "locale", "content"])
    .where("courseId", "=", courseId)
    .where("id", "=", contentId)
    .executeTakeFirst();
  if (content === undefined) throw new Problem(404, "NotFound");
  return content;
}
