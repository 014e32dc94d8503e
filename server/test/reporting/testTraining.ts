import type { TestApp } from "../http/testApp.ts";

export interface TestTraining {
  programId: number;
  courseId: number;
  libraryId: number;
}

/** A program of one course; learners of North and South with what each is told to have done. Days count from today. */
export async function testTraining(app: TestApp): Promise<TestTraining> {
  const one = async (text: string, values: unknown[] = []) =>
    (await app.database.ask<{ id: number }>(`${text} returning id`, values)).rows[0]!.id;
  const { airport } = app.world();
  const name = crypto.randomUUID();
  const own = [airport.domainId, name];
  return {
    programId: await one("insert into programs (owner_domain_id, name, name_key, title) values ($1, $2, $2, $2)", own),
    courseId: await one(
      "insert into courses (owner_domain_id, name, name_key, title, code, type) values ($1, $2, $2, $2, $2, 'simulator')",
      own,
    ),
    libraryId: await one("insert into image_libraries (owner_domain_id, name, name_key) values ($1, $2, $2)", own),
  };
}

interface Run {
  userId: number;
  programId: number;
  courseId: number;
  status?: "a" | "c" | "n";
  /** days from now; behind us where they are negative */
  ended?: number;
  due?: number;
  expires?: number;
}

/** One run of the program with its course; answers both numbers. */
export async function testRun(app: TestApp, { userId, programId, courseId, status = "a", ended, due, expires }: Run) {
  const { domainId } = app.world().airport;
  const { rows } = await app.database.ask<{ id: number }>(
    `insert into program_statuses (domain_id, user_id, program_id, sequence, status, complete, start_date, end_at, due_at, expiry_at, total_duration)
     select $1, $2, $3, 1 + count(*), $4, $4 = 'c', current_date - 90, now() + $5 * interval '1 day', now() + $6 * interval '1 day',
            now() + $7 * interval '1 day', 600
       from program_statuses where domain_id = $1 and user_id = $2 and program_id = $3 returning id`,
    [domainId, userId, programId, status, ended ?? null, due ?? null, expires ?? null],
  );
  const runId = rows[0]!.id;
  const course = await app.database.ask<{ id: number }>(
    `insert into course_statuses (domain_id, program_status_id, course_id, status, complete, progress, total_duration)
     values ($1, $2, $3, $4, $4 = 'c', 5000, 600) returning id`,
    [domainId, runId, courseId, status],
  );
  const courseStatusId = course.rows[0]!.id;
  await app.database.ask("select add_time_spent($1, $2, now(), 'reading', $3, 600)", [domainId, userId, courseStatusId]);
  return { runId, courseStatusId };
}

interface Session {
  userId: number;
  courseStatusId: number;
  libraryId: number;
  sealedDaysAgo?: number;
  score: number;
  hits: number;
  misses: number;
  falseAlarms?: number;
  correctRejections?: number;
}

export async function testSealedSession(app: TestApp, session: Session): Promise<number> {
  const { userId, courseStatusId, libraryId, sealedDaysAgo = 0, score, hits, misses, falseAlarms = 0, correctRejections = 0 } = session;
  const { rows } = await app.database.ask<{ id: number }>(
    `insert into simulator_sessions (domain_id, user_id, type, course_status_id, unit_id, image_library_id, settings, sealed_at, sealed_by,
       score, passed, hits, misses, false_alarms, correct_rejections, critical_errors, duration)
     values ($1, $2, 'Practice', $3, 1, $4, '{}', now() - $5 * interval '1 day', 'submit', $6 * 100, $6 >= 80, $7, $8::integer, $9, $10, $8::integer, 120) returning id`,
    [app.world().airport.domainId, userId, courseStatusId, libraryId, sealedDaysAgo, score, hits, misses, falseAlarms, correctRejections],
  );
  return rows[0]!.id;
}
