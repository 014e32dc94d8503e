import { orderedSettings } from "@vigil/model/curriculum/orderedSettings";
import type { Ordered } from "@vigil/model/entity/ordered";
import { listEntities } from "@vigil/model/lists";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { matrixRecords, type MatrixRecords } from "../../test/matrix/matrixRecords.ts";

const app = testApp();
let client: TestClient;
let records: MatrixRecords;
beforeAll(async () => {
  client = await app.as("sup");
  records = await matrixRecords(await app.database.owner(), app.world());
});

const days = { early: "2031-07-01", late: "2031-07-02" };
/** What each pair is tried with: a first value above the second, and one that is not. */
const tried: Record<string, { above: unknown; second: unknown; within: unknown; also?: object }> = {
  "programs.startDate": { above: days.late, second: days.early, within: days.early },
  "programs.cycleDuration": { above: 2 * 28 * 86_400 + 1, second: 2, within: 2 * 28 * 86_400 },
  "credits.activationDate": { above: days.late, second: days.early, within: days.early },
  "quizzes.questionTime": { above: 61, second: 60, within: 60, also: { type: "content" } },
  // only the expiry of a certificate is written by people, and it was completed today
  "programcertificates.completionDate": { above: undefined, second: "2001-01-01", within: undefined },
};
/** Made of more than the matrix has: see trainingEvents.db.test.ts. */
const elsewhere = ["trainingevents.startDate"];

const pairs = Object.values(listEntities).flatMap(({ url, ...e }) =>
  ("ordered" in e ? (e.ordered as readonly Ordered[]) : []).map((pair) => ({ url, pair, place: `${url}.${pair.first}` })),
);

test("every pair of fields that a list declares is tried", () => {
  expect(pairs.map(({ place }) => place).toSorted()).toEqual([...Object.keys(tried), ...elsewhere].toSorted());
});

describe("two fields that contradict each other are refused at one of them, however they come", () => {
  test.each(pairs.filter(({ place }) => place in tried))("$place", async ({ url, pair, place }) => {
    const { above, second, within, also = {} } = tried[place]!;
    const id = records[url]!["own domain"] ?? records[url]!["own company"]!;
    const put = (change: object) => client.call("PUT", `/api/${url}`, { id, ...change });
    const asked = ({ status, body }: Awaited<ReturnType<typeof put>>) => [status, body.code, body.field];
    const refused = [422, pair.code, pair.at];
    const isWritten = above !== undefined;
    const both = { ...(isWritten ? { [pair.first]: above } : {}), [pair.second]: second };

    const answer = await put({ ...also, ...both });
    expect(asked(answer)).toEqual(refused);
    expect(answer.body.message.length).toBeGreaterThan(40);
    // of many, each says why not
    const edited = await client.call("POST", `/api/${url}/edit`, { on: { ids: [id] }, values: both });
    expect([edited.status, edited.body.changed, edited.body.refused]).toEqual([201, 0, 1]);
    if (!isWritten) return;

    expect((await put({ ...also, [pair.first]: within, [pair.second]: second })).status).toBe(200);
    // each alone beside what stands there
    expect(asked(await put({ [pair.first]: above }))).toEqual(refused);
    const read = await client.call("GET", `/api/${url}/${id}`);
    expect(read.body[pair.first]).toEqual(within);

    const made = {
      name: crypto.randomUUID(),
      title: "T",
      companyId: app.world().airport.north.companyId,
      programId: records["programs"]!["own domain"],
    };
    const named = Object.fromEntries(
      Object.entries({ ...made, unlimitedCredits: true, unlimitedDuration: true }).filter(([name]) => name in declared(url)),
    );
    expect(asked(await client.call("POST", `/api/${url}`, { ...named, ...also, ...both }))).toEqual(refused);
    expect((await client.call("POST", `/api/${url}`, { ...named, ...also, ...both, [pair.first]: within })).status).toBe(201);
  });
});

const declared = (url: string) => Object.values(listEntities).find((e) => e.url === url)!.fields;

describe("two settings of a configuration that contradict each other are refused at one of them", () => {
  const wrong: Record<string, object> = {
    questionTimerUnit: { questionTimerUnit: 61, examTimerUnit: 60 },
    questionTimerFinal: { questionTimerFinal: 61, examTimerFinal: 60 },
    imageTimerPractice: { imageTimerPractice: 61, sessionTimerPractice: 60 },
    imageTimerExam: { imageTimerExam: 61, sessionTimerExam: 60 },
    examLeastImageMs: { examLeastImageMs: 1001, imageTimerExam: 1 },
    watchBurstImages: { watchBurstImages: 11, watchBurstEvery: 10 },
    examThreatShareLeast: { examThreatShareLeast: 41, examThreatShareMost: 40 },
    seconds: { practiceDurationMax: { seconds: 120, lookBackSeconds: 60 } },
  };
  test.each([...orderedSettings])("$first", async ({ first, code, at }) => {
    const body = { name: crypto.randomUUID(), json: wrong[first] };
    const id = records["configurations"]!["own domain"];
    for (const answer of [
      await client.call("POST", "/api/configurations", body),
      await client.call("PUT", "/api/configurations", { id, json: body.json }),
    ])
      expect([answer.status, answer.body.code, answer.body.field]).toEqual([422, code, `json.${at}`]);
  });

  test("a limit of 0 is none", async () => {
    const json = { questionTimerUnit: 61, examTimerUnit: 0, imageTimerExam: 0, examLeastImageMs: 500 };
    expect((await client.call("POST", "/api/configurations", { name: crypto.randomUUID(), json })).status).toBe(201);
  });
});

test("what was saved before the rule is read, copied, and saved in its other fields", async () => {
  const id = records["programs"]!["own domain"]!;
  await app.database.ask(
    "update programs set start_date = '2031-07-02', end_date = '2031-07-01', cycle_seconds = null, cycle_months = null where id = $1",
    [id],
  );
  expect((await client.call("GET", `/api/programs/${id}`)).status).toBe(200);
  const { body } = await client.call("GET", `/api/programs/${id}`);
  expect((await client.call("PUT", "/api/programs", { id, title: "Other", startDate: body.startDate, endDate: body.endDate })).status).toBe(
    200,
  );
  expect((await client.call("POST", `/api/programs/${id}/copy`)).status).toBe(201);
});

describe("what the table holds as well is asked before it is written", () => {
  test.each([
    ["assignmentrules", "own company", { startsOn: "2031-01-01", startsAfter: 1 }, "startsAfter", "AssignmentRuleTwoDates"],
    ["assignmentrules", "own company", { value: "night" }, "field", "AssignmentRuleWithoutField"],
    ["assignmentrules", "own company", { field: "shift" }, "value", "AssignmentRuleWithoutValue"],
    ["notifications", "shared", { content: { en: "Read" }, everyone: false }, "domains", "NotificationAudience"],
  ] as const)("%s of %s %j", async (url, whose, change, field, code) => {
    const id = records[url]![whose]!;
    const also = url === "assignmentrules" ? { programs: [records["programs"]!["own domain"]] } : {};
    const { status, body } = await client.call("PUT", `/api/${url}`, { id, ...also, ...change });
    expect([status, body.code, body.field]).toEqual([422, code, field]);
  });
});
