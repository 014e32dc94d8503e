import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testRun, testTraining, type TestTraining } from "../../test/reporting/testTraining.ts";

const app = testApp();
type Level = Parameters<typeof app.as>[0];
interface Row {
  id: number;
  "user.username": string;
  companyName: string;
  kind: string;
  number: number;
  score: number | null;
  passed: boolean | null;
  openFlags: number;
  place: { title: string; of: string; item: number; sealed: boolean };
}

/** A final that was passed, one that is open and has a flag, a quiz of somebody of South; of two programs. */
async function attempts() {
  const { domainId, north, south } = app.world().airport;
  const owner = await app.database.owner();
  const [first, second] = [await testTraining(app), await testTraining(app)];
  const one = async (columns: string, values: unknown[]) =>
    (
      await owner.query<{ id: number }>(
        `insert into exam_attempts (domain_id, settings, ${columns})
         select $1, '{}', ${values.map((_, index) => `$${index + 2}`).join(", ")} returning id`,
        [domainId, ...values],
      )
    ).rows[0]!.id;
  const contentOf = async ({ courseId }: TestTraining) =>
    (
      await owner.query<{ id: number }>(
        "insert into course_contents (owner_domain_id, course_id, content, content_hash) values ($1, $2, '{}', 'of a test') returning id",
        [domainId, courseId],
      )
    ).rows[0]!.id;
  const passed = await one("user_id, kind, content_id, course_status_id, number, started_at, sealed_at, sealed_by, score, passed", [
    north.users.usr,
    "final",
    await contentOf(first),
    (await testRun(app, { ...first, userId: north.users.usr })).courseStatusId,
    2,
    "2026-05-01T08:00Z",
    "2026-05-01T09:00Z",
    "submit",
    8750,
    true,
  ]);
  const open = await one("user_id, kind, content_id, course_status_id, unit_id, number, started_at", [
    north.users.ins,
    "unit",
    await contentOf(second),
    (await testRun(app, { ...second, userId: north.users.ins })).courseStatusId,
    1,
    1,
    "2026-05-02T08:00Z",
  ]);
  const quiz = await owner.query<{ id: number }>(
    "insert into quizzes (domain_id, name, name_key, type) values ($1, 'Signs', 'signs', 'content') returning id",
    [domainId],
  );
  const asked = await one("user_id, kind, quiz_id, number, started_at, sealed_at, sealed_by, score, passed", [
    south.users.usr,
    "quiz",
    quiz.rows[0]!.id,
    1,
    "2026-05-03T08:00Z",
    "2026-05-03T09:00Z",
    "deadline",
    2000,
    false,
  ]);
  await owner.query("insert into user_words (domain_id, word, id) values ($1, 'ins', $2)", [domainId, north.users.ins]);
  await owner.query("insert into integrity_flags (domain_id, user_id, exam_attempt_id, kind) values ($1, $2, $3, 'tooFast')", [
    domainId,
    north.users.ins,
    open,
  ]);
  return { first, second, quizId: quiz.rows[0]!.id, ids: { passed, open, asked } };
}

const list = async (level: Level, query = "") =>
  (await (await app.as(level)).call<{ rows: Row[]; count: number }>("GET", `/api/examattempts?${query}`)).body.rows;

test("the attempts at exams and quizzes of all people are listed, filtered, searched and written to a file, each as far as one may see", async () => {
  const { domainId, north } = app.world().airport;
  const { first, second, quizId, ids } = await attempts();
  const all = await list("web");
  expect(all.map(({ id }) => id)).toEqual([ids.asked, ids.open, ids.passed]);
  expect(all[2]).toMatchObject({
    "user.username": "usr",
    companyName: "North",
    kind: "final",
    number: 2,
    score: 87.5,
    passed: true,
    openFlags: 0,
    place: { of: "courses", item: first.courseId, sealed: true },
  });
  expect(all[1]).toMatchObject({ passed: null, openFlags: 1, place: { item: second.courseId, sealed: false } });
  expect(all[0]).toMatchObject({ place: { of: "quizzes", item: quizId, title: "Signs" } });
  for (const [query, found] of [
    ["kind=final,unit", [ids.open, ids.passed]],
    ["open=true", [ids.open]],
    ["passed=false", [ids.asked]],
    [`courseId=${first.courseId}`, [ids.passed]],
    [`quizId=${quizId}`, [ids.asked]],
    [`userId=${north.users.usr}`, [ids.passed]],
    ["startedAtFrom=2026-05-02T00:00:00Z&startedAtTo=2026-05-02T23:00:00Z", [ids.open]],
    ["search=ins", [ids.open]],
    ["order=asc(startedAt)", [ids.passed, ids.open, ids.asked]],
  ] as const)
    expect([query, (await list("web", query)).map(({ id }) => id)]).toEqual([query, found]);
  const client = await app.as("web");
  const file = await client.call<string>("GET", "/api/examattempts/export.csv?fields=kind,number,score&order=asc(startedAt)");
  expect(file.body.replace("\u{FEFF}", "").trim().split("\r\n").slice(1)).toEqual([
    `${ids.passed},final,2,87.5`,
    `${ids.open},unit,1,`,
    `${ids.asked},quiz,1,20`,
  ]);
  expect((await client.call("GET", "/api/examattempts/sheet?format=xlsx")).status).toBe(200);
  expect((await client.call("GET", `/api/examattempts/${ids.passed}`)).body).toMatchObject({ score: 87.5 });
  // as in audit: the own sites, and there the own programs and groups; a quiz belongs to no program
  for (const level of ["adm", "ins", "aud"] as const) {
    expect((await list(level)).map(({ id }) => id)).toEqual([ids.open, ids.passed]);
    expect((await list(level, "search=ins")).map(({ id }) => id)).toEqual([ids.open]);
  }
  expect((await (await app.as("usr")).call("GET", "/api/examattempts")).status).toBe(403);
  expect((await (await app.as("web", "east")).call("GET", "/api/examattempts")).body.rows).toEqual([]);
  const owner = await app.database.owner();
  await owner.query("insert into user_scope_programs (domain_id, user_id, program_id) values ($1, $2, $3)", [
    domainId,
    north.users.web,
    first.programId,
  ]);
  expect((await list("web")).map(({ id }) => id)).toEqual([ids.passed]);
  await owner.query("update user_scope_programs set program_id = $2 where user_id = $1", [north.users.web, second.programId]);
  expect((await list("web")).map(({ id }) => id)).toEqual([ids.open]);
  const group = await owner.query<{ id: number }>("insert into groups (domain_id, name, name_key) values ($1, 'Few', 'few') returning id", [
    domainId,
  ]);
  await owner.query("insert into user_scope_groups (domain_id, user_id, group_id) values ($1, $2, $3)", [
    domainId,
    north.users.web,
    group.rows[0]!.id,
  ]);
  expect(await list("web")).toEqual([]);
  await owner.query("insert into group_members (domain_id, user_id, group_id) values ($1, $2, $3)", [
    domainId,
    north.users.ins,
    group.rows[0]!.id,
  ]);
  expect((await list("web")).map(({ id }) => id)).toEqual([ids.open]);
});
