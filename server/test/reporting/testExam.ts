import type { TestApp } from "../http/testApp.ts";

interface Exam {
  userId: number;
  courseId: number;
  courseStatusId: number;
  kind: "unit" | "final";
  score: number;
  duration: number;
  missed: number[];
}

/** A sealed exam of a course whose objectives are called First and Second, 1 and 2. */
export async function testExam(app: TestApp, { userId, courseId, courseStatusId, kind, score, duration, missed }: Exam): Promise<void> {
  await app.database.ask(
    `with content as (insert into course_contents (course_id, content_hash, content) values ($1, 'objectives', $2)
        on conflict (course_id, content_hash) do update set locale = 'en' returning id)
     insert into exam_attempts (domain_id, user_id, kind, course_status_id, unit_id, number, content_id, settings, sealed_at, sealed_by, score, passed, missed, duration)
     select $3, $4, $5, $6, case when $5 = 'unit' then 1 end, 1, content.id, '{}', now(), 'submit', $7::integer * 100, $7 >= 80, $8, $9 from content`,
    [
      courseId,
      JSON.stringify({
        objectives: [
          { id: 1, text: "First" },
          { id: 2, text: "Second" },
        ],
      }),
      app.world().airport.domainId,
      userId,
      kind,
      courseStatusId,
      score,
      missed,
      duration,
    ],
  );
}
