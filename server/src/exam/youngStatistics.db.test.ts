import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOf, examPath, readUnits, rightOf, submitBody, testExamCourse } from "../../test/exam/testExamCourse.ts";
import type { ExamStart } from "@vigil/model/exam/examWire";
import { testApp } from "../../test/http/testApp.ts";
import { TestClient } from "../../test/http/testClient.ts";
import { tellPlans, watchedPool, type Watched } from "../../test/storage/watchedPool.ts";
import { buildApp } from "../app.ts";
import { domainsOf } from "../storage/asDomain.ts";

const small = testApp();
/** Rows that a step of a plan may take up: what one learner did, and what is asked. */
const mostRead = 100;
const many = 3000;
const seen: Record<string, Watched> = {};
let sought: string;
let end: () => Promise<void>;

/** The plans are made, and kept, while nobody has an attempt; then an exam begins for thousands, and statistics have not heard of it. */
beforeAll(async () => {
  const learner = await small.as("usr");
  const exam = await testExamCourse(small, { courseEnforceOrder: false });
  await readUnits(learner, exam, 1, 2);
  const others = await Promise.all([small.as("ins"), small.as("adm")]);
  const { domainId, north } = small.world().airport;
  await small.database.asDomain(domainId, (tx) =>
    tx
      .insertInto("programAssignments")
      .values(
        [north.users.ins, north.users.adm].map((userId) => ({ domainId, userId, programId: exam.programId, source: "user" as const })),
      )
      .execute(),
  );
  for (const other of others) {
    await other.call("POST", `/api/training/status/programs/${exam.programId}`);
    await readUnits(other, exam, 1, 2);
  }
  const owner = await small.database.owner();
  const { rows: months } = await owner.query<{ name: string }>(
    "select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'exam_answers'::regclass",
  );
  for (const table of ["exam_attempts", "course_statuses", "program_statuses", ...months.map(({ name }) => name)]) {
    await owner.query(`alter table ${table} set (autovacuum_enabled = off)`);
    await owner.query(`vacuum (analyze) ${table}`);
  }
  await owner.query("set plan_cache_mode = force_generic_plan; set enable_seqscan = off"); // as where a crowd starts
  await owner.query(
    "prepare sought (bigint, bigint) as select 1 from only exam_attempts x where domain_id = $1 and id = $2 for key share of x",
  );
  const { rows } = await owner.query<Record<string, string>>("explain execute sought (1, 1)");
  sought = rows.map((row) => Object.values(row).join("")).join(" ");
  await owner.query("deallocate sought; reset plan_cache_mode; reset enable_seqscan");
  await tellPlans(owner, "vigil_app");
  const { pool, watch } = watchedPool(small.database.url);
  const app = await buildApp({ ...small.house(), pool, asDomain: domainsOf(pool) });
  await app.ready();
  end = async () => {
    await app.close();
    await pool.end();
  };
  const there = ({ cookie, token, device }: TestClient) => Object.assign(new TestClient(app), { cookie, token, device });
  const client = there(learner);
  const crowd = others.map(there);
  await Promise.all(crowd.map((each) => each.call("POST", "/api/user/refresh"))); // their sessions are known to this node
  const call = async <T>(name: string, method: "POST" | "PUT", path: string, body?: object) => {
    const { result, ...watched } = await watch(() => client.call<T>(method, path, body));
    if (result.status !== 200) throw new Error(`${name} was answered ${result.status} ${JSON.stringify(result.body)}`);
    seen[name] = watched;
    return result.body;
  };
  const attempt = async (which: string) => {
    const start = await call<ExamStart>(`${which} start`, "POST", examPath(exam, 1));
    for (const [index, question] of start.questions.slice(0, 2).entries())
      await call(`${which} answer`, "PUT", `/api/training/exam/attempts/${start.examId}/answers/${index}`, answerOf(rightOf(question)));
    await call(`${which} hand-in`, "PUT", examPath(exam, 1), submitBody(start));
  };
  const together = async (which: string) => {
    const { result, ...watched } = await watch(() => Promise.all(crowd.map((each) => each.call<ExamStart>("POST", examPath(exam, 1)))));
    if (result.some(({ status }) => status !== 200)) throw new Error(JSON.stringify(result.map(({ body }) => body)));
    seen[`${which} start of two`] = watched;
    const { result: sealed, ...ended } = await watch(() =>
      Promise.all(crowd.map((each, index) => each.call("PUT", examPath(exam, 1), submitBody(result[index]!.body)))),
    );
    if (sealed.some(({ status }) => status !== 200)) throw new Error(JSON.stringify(sealed.map(({ body }) => body)));
    seen[`${which} hand-in of two`] = ended;
  };
  await together("first");
  await attempt("first");
  await owner.query("set session_replication_role = replica");
  for (const sealed of ["null, null", "now(), 'submit'"])
    await owner.query(
      `insert into exam_attempts (domain_id, user_id, kind, course_status_id, unit_id, content_id, number, settings, sealed_at, sealed_by)
       select domain_id, user_id + n * 1000000::bigint, kind, course_status_id + n * 1000000::bigint, unit_id, content_id, n, settings, ${sealed}
         from (select * from exam_attempts order by id limit 1) a, generate_series(1, $1::int) as n`,
      [many],
    );
  await owner.query(
    `insert into exam_answers
     select (jsonb_populate_record(null::exam_answers, to_jsonb(a) || jsonb_build_object('attempt_id', a.attempt_id + n * 1000000::bigint))).*
       from (select * from exam_answers order by attempt_id limit 16) a, generate_series(1, $1::int) as n`,
    [many],
  );
  await owner.query("reset session_replication_role");
  await attempt("next");
  await together("next");
}, 60_000);
afterAll(() => end());

test("while statistics have not heard that thousands take an exam, each start, answer and hand-in reads its own rows alone", () => {
  const greedy = Object.entries(seen).flatMap(([call, { plans }]) =>
    plans.flatMap(({ statement, steps }) =>
      steps.filter(({ rows }) => rows > mostRead).map(({ what, rows }) => `${call}: ${what} ${rows} in ${statement.trim().slice(0, 150)}`),
    ),
  );
  expect(seen["next hand-in"]?.plans.length).toBeGreaterThan(10);
  expect(seen["next start of two"]?.statements.filter((text) => text.includes("insert into exam_attempts"))).toHaveLength(1);
  expect(greedy).toEqual([]);
});

test("while statistics have heard of no attempts, each row of a paper finds its own by an index that has nothing else before it", () =>
  expect(sought).toMatch(/exam_attempts_(?:sought|pkey) on/u));

test("that index is made last in a copy of the database as well", async () => {
  const owner = await small.database.owner();
  const { rows } = await owner.query<{ last: string }>("select max(indexname) as last from pg_indexes where tablename = 'exam_attempts'");
  expect(rows[0]?.last).toBe("exam_attempts_sought");
});
