import type { CompanyProgram, PersonExams, PersonProgram } from "@vigil/model/audit/personWire";
import type { AssignedLearners } from "@vigil/model/curriculum/assignmentWire";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const { as, world, database } = testApp();
let learner = 0;
let foreign = 0;

beforeAll(async () => {
  const owner = await database.owner();
  const { domainId, north, south } = world().airport;
  learner = north.users.usr;
  foreign = south.users.usr;
  const program = async (title: string) =>
    (
      await owner.query<{ id: number }>(
        "insert into programs (owner_domain_id, name, name_key, title, code, active) values ($1, $2, lower($2), $2, '', true) returning id",
        [domainId, title],
      )
    ).rows[0]!.id;
  const [dueOne, begunOne, gone] = [await program("Cabin"), await program("Hold"), await program("Old")];
  const rule = (
    await owner.query<{ id: number }>(
      "insert into assignment_rules (domain_id, name, name_key) values ($1, 'Night shift', 'night shift') returning id",
      [domainId],
    )
  ).rows[0]!.id;
  const assign = (userId: number, programId: number, source: string, sourceId: number | null, dueOn: string | null) =>
    owner.query(
      "insert into program_assignments (domain_id, user_id, program_id, source, source_id, due_on) values ($1, $2, $3, $4, $5, $6)",
      [domainId, userId, programId, source, sourceId, dueOn],
    );
  await assign(learner, dueOne, "user", null, "2020-01-31");
  await assign(learner, dueOne, "rule", rule, "2020-03-31");
  await assign(learner, begunOne, "user", null, null);
  await assign(foreign, dueOne, "user", null, null);
  const run = (userId: number, programId: number, complete: boolean) =>
    owner.query(
      "insert into program_statuses (domain_id, user_id, program_id, sequence, status, complete) values ($1, $2, $3, 1, $4, $5)",
      [domainId, userId, programId, complete ? "c" : "a", complete],
    );
  await run(learner, begunOne, true);
  await run(learner, gone, false);
});

const programsOf = async (level: "adm" | "web", id: number) => (await as(level)).call<PersonProgram[]>("GET", `/api/users/${id}/programs`);

describe("a person's page", () => {
  test("tells each program with its days, by which ways it is assigned, and how far it is", async () => {
    const { status, body } = await programsOf("adm", learner);
    expect(status).toBe(200);
    expect(
      body.map(({ title, dueOn, overdue, ways, run }) => [
        title,
        dueOn,
        overdue,
        ways.map(({ source, name }) => name ?? source),
        run?.complete,
      ]),
    ).toEqual([
      ["Cabin", "2020-01-31", true, ["Night shift", "user"], undefined],
      ["Hold", null, false, ["user"], true],
      ["Old", null, false, [], false],
    ]);
  });

  test("has the days of the direct assignment, and takes an expired certificate for overdue since its last day, as the reports do", async () => {
    const owner = await database.owner();
    await owner.query(
      "update program_statuses set end_at = '2020-05-01', expiry_at = '2021-05-01T12:00:00Z' where user_id = $1 and status = 'c'",
      [learner],
    );
    const { body } = await programsOf("adm", learner);
    const hold = body.find(({ title }) => title === "Hold");
    expect(hold).toMatchObject({ dueOn: "2021-05-01", overdue: true, direct: { startsOn: null, dueOn: null, endsOn: null } });
    expect(body.find(({ title }) => title === "Cabin")?.direct).toEqual({ startsOn: null, dueOn: "2020-01-31", endsOn: null });
    expect(body.find(({ title }) => title === "Old")?.direct).toBeNull();
    const learners = await (await as("web")).call<AssignedLearners>("GET", `/api/programs/${hold?.programId}/learners`);
    expect(learners.body.rows).toMatchObject([{ userId: learner, dueOn: "2021-05-01", overdue: true }]);
  });

  test("tells nothing of people out of reach, nor to who may not see statuses", async () => {
    expect((await programsOf("adm", foreign)).status).toBe(404);
    expect((await programsOf("web", foreign)).status).toBe(200);
    expect((await (await as("adm")).call("GET", `/api/users/${foreign}/exams`)).status).toBe(404);
    expect((await (await as("usr")).call("GET", `/api/users/${learner}/programs`)).status).toBe(403);
    expect((await (await as("adm", "east")).call("GET", `/api/users/${learner}/programs`)).status).toBe(404);
  });

  test("tells the exams, the newest first, page by page", async () => {
    const owner = await database.owner();
    const { domainId } = world().airport;
    const { rows } = await owner.query<{ id: number }>(
      "insert into quizzes (domain_id, name, name_key, type) values ($1, 'Knives', 'knives', 'content') returning id",
      [domainId],
    );
    const seal = (number: number, score: number) =>
      owner.query(
        `insert into exam_attempts (domain_id, user_id, kind, quiz_id, number, settings, sealed_at, sealed_by, score, passed)
         values ($1, $2, 'quiz', $3, $4, '{}', now(), 'submit', $5, $6)`,
        [domainId, learner, rows[0]!.id, number, score, score >= 8000],
      );
    await seal(1, 5000);
    await seal(2, 9000);
    const { body } = await (await as("adm")).call<PersonExams>("GET", `/api/users/${learner}/exams?limit=1`);
    expect(body).toMatchObject({ count: 2, rows: [{ title: "Knives", kind: "quiz", of: "quizzes", number: 2, score: 90, passed: true }] });
    const next = await (await as("adm")).call<PersonExams>("GET", `/api/users/${learner}/exams?limit=1&page=2`);
    expect(next.body.rows).toMatchObject([{ number: 1, score: 50, passed: false }]);
  });
});

test("a company's page counts its own people only, program by program", async () => {
  const { north, south } = world().airport;
  const client = await as("adm");
  const { body } = await client.call<CompanyProgram[]>("GET", `/api/companies/${north.companyId}/programs`);
  expect(body.map(({ title, people, begun, complete, overdue }) => [title, people, begun, complete, overdue])).toEqual([
    ["Cabin", 1, 0, 0, 1],
    ["Hold", 1, 1, 1, 0],
  ]);
  expect((await client.call("GET", `/api/companies/${south.companyId}/programs`)).status).toBe(404);
});

test("lists of what people did name the person and the company", async () => {
  const { body } = await (
    await as("adm")
  ).call<{ rows: Record<string, unknown>[] }>("GET", `/api/programstatuses?userId=${learner}&fields=personName,companyName`);
  const owner = await database.owner();
  const { rows } = await owner.query(
    "select trim(first_name || ' ' || last_name) as name, c.name as company from users u join companies c on c.id = u.company_id where u.id = $1",
    [learner],
  );
  expect(body.rows.length).toBe(2);
  for (const row of body.rows) expect([row["personName"], row["companyName"]]).toEqual([rows[0].name, rows[0].company]);
});
