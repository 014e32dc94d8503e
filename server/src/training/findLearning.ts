import { fits, foundInCourse, mayHave, type LearningFound } from "@vigil/model/training/learningFound";
import type { CourseEntry } from "@vigil/model/training/wire";
import { sql } from "kysely";
import { editionOf } from "../curriculum/course/versions/editionOf.ts";
import type { House } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import { contentOf } from "./contentOf.ts";
import { readPrograms } from "./readPrograms.ts";
import { openOrNull } from "./readNext.ts";

interface Search {
  words: string;
  locale?: string | undefined;
}

const most = 12;
/** Whether its pages are open is asked of so many courses at most: it is what costs. */
const mostCourses = 4;

/** Courses, pages and terms that the caller may open today, by the words of their titles. */
export async function findLearning(
  tx: Tx,
  house: Pick<House, "settings" | "now">,
  caller: Caller,
  { words, locale }: Search,
): Promise<LearningFound[]> {
  const open = openCourses(await readPrograms(tx, caller, true));
  const contents = await contentsOf(tx, caller, open);
  const found: LearningFound[] = [];
  let looked = 0;
  for (const { programId, course } of open) {
    if (found.length >= most || looked >= mostCourses) break;
    const contentId = contents.get(course.id) ?? null;
    const shown =
      contentId === null
        ? null
        : ((await editionOf(tx, { ...caller, contentId, locale })) ?? (await contentOf(tx, caller.domainId, contentId)));
    if (shown === null ? !fits(words, course.title) : !mayHave(words, course.title, shown)) continue;
    looked += 1;
    const taken = await openOrNull(tx, house, caller, { programId, courseId: course.id, locale });
    if (taken !== null) found.push(...foundInCourse(words, programId, taken));
  }
  return found.slice(0, most);
}

interface Open {
  programId: number;
  course: CourseEntry;
}

/** Each once, in the first program that has it open. */
function openCourses(programs: readonly { id: number; courses: readonly CourseEntry[] }[]): Open[] {
  const seen = new Set<number>();
  return programs.flatMap(({ id: programId, courses }) =>
    courses.flatMap((course) => {
      if (course.locked || seen.has(course.id)) return [];
      seen.add(course.id);
      return [{ programId, course }];
    }),
  );
}

/** The version that each course is taken in, or would begin with. */
async function contentsOf(tx: Tx, { domainId }: Caller, open: readonly Open[]): Promise<Map<number, number | null>> {
  const [ids, statuses] = [open.map(({ course }) => course.id), open.map(({ course }) => course.courseStatus.id)];
  const { rows } = await sql<{ id: number; contentId: number | null }>`
    select course.id, coalesce(status.content_id, course.current_content_id) as content_id
      from unnest(${ids}::bigint[], ${statuses}::bigint[]) as taken (course_id, status_id)
      join courses course on course.id = taken.course_id
      left join course_statuses status on status.domain_id = ${domainId} and status.id = taken.status_id`.execute(tx);
  return new Map(rows.map(({ id, contentId }) => [id, contentId]));
}
