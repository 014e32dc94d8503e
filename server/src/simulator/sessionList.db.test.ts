import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { testRun, testSealedSession, testTraining } from "../../test/reporting/testTraining.ts";

const app = testApp();

test("the list of sessions tells practice, exams and quizzes apart: shown, filtered and written as reports count them", async () => {
  const { domainId, north } = app.world().airport;
  const training = await testTraining(app);
  const { courseStatusId } = await testRun(app, { ...training, userId: north.users.usr });
  const sealed = () => testSealedSession(app, { ...training, courseStatusId, userId: north.users.usr, score: 80, hits: 8, misses: 2 });
  const [practice, exam, quiz, tried] = [await sealed(), await sealed(), await sealed(), await sealed()];
  const owner = await app.database.owner();
  const { rows } = await owner.query<{ id: number }>(
    "insert into quizzes (domain_id, name, name_key, type) values ($1, 'Q', 'q', 'simulator') returning id",
    [domainId],
  );
  await owner.query("update simulator_sessions set type = 'Exam' where id = any($1)", [[exam, quiz]]);
  await owner.query("update simulator_sessions set quiz_id = $2, course_status_id = null, unit_id = null where id = any($1)", [
    [quiz, tried],
    rows[0]!.id,
  ]);

  const client = await app.as("web");
  const list = async (query: string) =>
    (await client.call<{ rows: { id: number; kind: string }[] }>("GET", `/api/simulatorsessions?${query}`)).body.rows;
  expect((await list("order=asc(startedAt)")).map(({ id, kind }) => [id, kind])).toEqual([
    [practice, "practice"],
    [exam, "exam"],
    [quiz, "quiz"],
    [tried, "quiz"],
  ]);
  for (const [kind, ids] of [
    ["practice", [practice]],
    ["exam", [exam]],
    ["quiz", [quiz, tried]],
    ["practice,quiz", [practice, quiz, tried]],
  ] as const) {
    expect((await list(`kind=${kind}&order=asc(startedAt)`)).map(({ id }) => id)).toEqual(ids);
    const asked = { sessionKinds: kind.split(",") };
    const { body: run } = await client.call<ReportRun>("POST", "/api/reports/S10/runs", asked);
    expect((await client.call<ReportLines>("GET", `/api/reportruns/${run.id}/lines`)).body.count).toBe(ids.length);
  }
  expect(await client.call("GET", "/api/simulatorsessions?kind=Exam")).toMatchObject({ status: 422, body: { field: "kind" } });
  const file = await client.call<string>("GET", "/api/simulatorsessions/export.csv?fields=kind&kind=quiz");
  expect(file.body.replace("\u{FEFF}", "").trim().split("\r\n").slice(1)).toEqual([`${tried},quiz`, `${quiz},quiz`]);
  expect((await client.call("GET", `/api/simulatorsessions/${quiz}`)).body).toMatchObject({ kind: "quiz", type: "Exam" });
});
