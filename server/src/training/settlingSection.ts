import { CompiledQuery } from "kysely";
import type { SectionStatus } from "@vigil/model/training/wire";
import { courseStatusSelection, type CourseStatusRow } from "./openStatuses.ts";
import { readingQuarter } from "./readingQuarter.ts";
import { settledBy, statusOf, type Settled } from "./settledBy.ts";

/** A section as it is stored with what its course comes to. */
export interface StoringSection extends SectionStatus {
  unitId: number;
  userId: number;
  /** Since it began. */
  seconds: number;
  /** Seconds that its pages take of the learner's clock. */
  taken: number;
  /** Whole seconds of the learner in the course, as the page tells them. */
  claimedSeconds: number | undefined;
}

/** Section, clock of pages, course, run and time in one statement: each row is written once for a page. */
export function settlingSection(
  { domainId, id, programStatusId }: CourseStatusRow,
  settled: Settled,
  section: StoringSection,
): CompiledQuery<CourseStatusRow> {
  const { progress, complete, completes } = settled;
  const { unitId, sectionId, userId, status, pages, seconds, taken, claimedSeconds = null } = section;
  const course = [domainId, id, progress, statusOf(settled), complete, completes, programStatusId, claimedSeconds];
  const stored = [unitId, sectionId, status, JSON.stringify(pages), Math.min(Math.round(seconds), mostSeconds)];
  return CompiledQuery.raw(text, [...course, ...stored, userId, taken]);
}

const mostSeconds = 2_000_000_000;

/**
 * What pages took is spent, from when the section began or from where the clock stood. Of the time in the course as `spendingQuery` counts it: never
 * more than the server saw pass since the time was last told, and nothing once it was complete.
 */
const text = `
  with section as (
    update section_statuses set status = $11, pages = $12, seconds = $13, updated_at = now(), revision = revision + 1
     where domain_id = $1 and course_status_id = $2 and unit_id = $9 and section_id = $10 returning started_at),
  clock as (
    update page_clocks clock set spent_until = greatest(clock.spent_until, section.started_at) + make_interval(secs => $15::float8)
      from section where $15::float8 > 0 and clock.domain_id = $1 and clock.user_id = $14),
  spent as (
    select domain_id, id, user_id, $8::integer is not null as told,
        case when complete or $8 is null then 0
          else least($8, greatest(0, floor(extract(epoch from clock_timestamp() - coalesce(timed_at, last_accessed_at, initiated_at))))::int) end as seconds
      from course_statuses where domain_id = $1 and id = $2),
  quarter as (${readingQuarter("spent")}),
  run as (
    update program_statuses run set duration = run.duration + spent.seconds, total_duration = run.total_duration + spent.seconds,
           last_accessed_at = clock_timestamp(), updated_at = now()
      from spent where spent.told and run.domain_id = $1 and run.id = $7)
  update course_statuses course set ${settledBy("$3", "$4", "$5", "$6")},
         timed_at = case when spent.told then clock_timestamp() else course.timed_at end,
         duration = course.duration + spent.seconds, total_duration = course.total_duration + spent.seconds
    from spent where course.domain_id = $1 and course.id = $2 returning ${courseStatusSelection}`;
