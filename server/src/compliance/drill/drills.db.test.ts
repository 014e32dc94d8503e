import type { DrillState, OwnDrill } from "@vigil/model/compliance/drill/drillWire";
import { splitViews } from "@vigil/model/training/labs/joinedViews";
import { expect, test } from "vitest";
import { testClientBytes } from "../../../test/http/testClientBytes.ts";
import { testApp } from "../../../test/http/testApp.ts";

const app = testApp();
const nothingWrong = { wires: 6, aluminium: 6, steel: 6, bars: 4, plates: 6, streaks: 0, fringes: 0 };
const shown = (count: number) => ({ least: count, most: count });
const truth = {
  wires: shown(6),
  aluminium: shown(6),
  steel: shown(6),
  bars: shown(4),
  plates: shown(6),
  streaks: shown(0),
  fringes: shown(0),
};

/** A drill whose machine we know, as if it had been drawn. */
async function drawn(
  userId: number,
  { part = null, degree = 0, shows = truth }: { part?: string | null; degree?: number; shows?: object } = {},
) {
  const owner = await app.database.owner();
  const { rows } = await owner.query<{ id: number }>(
    "insert into test_drills (domain_id, user_id, kind, seed, part, degree, truth) values ($1, $2, 'check', 11, $3, $4, $5) returning id",
    [app.world().airport.domainId, userId, part, degree, JSON.stringify(shows)],
  );
  return rows[0]!.id;
}

test(
  "R-16 whoever begins a drill again goes on with the one that is open, and its picture tells nothing but what it shows",
  { timeout: 60_000 },
  async () => {
    const client = await app.as("usr");
    const first = await client.call<DrillState>("POST", "/api/drills", { kind: "practice" });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ kind: "practice", result: null, answeredAt: null });
    expect(JSON.stringify(first.body)).not.toMatch(/seed|part|truth|degree|fault/u);
    const again = await client.call<DrillState>("POST", "/api/drills", { kind: "practice" });
    expect(again.body.id).toBe(first.body.id);
    const { body: well } = await client.call<{ code: string }>("GET", `/api/drills/${first.body.id}/picture?well=yes`);
    expect(well.code).toBe("DrillOpen");
  },
);

test("R-16 a worn machine's picture is as long as a well one's, and is not told before it was answered", { timeout: 60_000 }, async () => {
  const client = await app.as("usr");
  const { usr } = app.world().airport.north.users;
  const lengths: number[] = [];
  for (const worn of [{}, { part: "source", degree: 3 }]) {
    const id = await drawn(usr, worn);
    const bytes = await testClientBytes(client, `/api/drills/${id}/picture`);
    lengths.push(bytes.length);
    expect(splitViews(bytes)[0]!.length).toBeLessThan(bytes.length);
    expect(JSON.stringify((await client.call("GET", `/api/drills/${id}`)).body)).not.toContain("source");
    const list = await (await app.as("adm")).call<{ rows: unknown[] }>("GET", "/api/testdrills");
    expect(JSON.stringify(list.body)).not.toContain("source");
    await client.call("PUT", `/api/drills/${id}`, { answers: nothingWrong, decision: "inOrder" });
  }
  expect(lengths[0]).toBe(lengths[1]);
  const list = await (await app.as("adm")).call<{ rows: unknown[] }>("GET", "/api/testdrills");
  expect(JSON.stringify(list.body)).toContain("source");
});

test("R-16 what is handed in is marked line by line, stands, and is the learner's own", async () => {
  const client = await app.as("usr");
  const id = await drawn(app.world().airport.north.users.usr, { part: "blur", degree: 3, shows: { ...truth, bars: shown(2) } });
  expect((await client.call("PUT", `/api/drills/${id}`, { answers: { ...nothingWrong, wires: 9 }, decision: "inOrder" })).status).toBe(422);
  const { body } = await client.call<DrillState>("PUT", `/api/drills/${id}`, {
    answers: { ...nothingWrong, wires: 3 },
    decision: "inOrder",
  });
  expect(body).toMatchObject({ score: 71, passed: false });
  expect(body.result).toMatchObject({ verdict: "outOfService", decisionRight: false, fault: "blur", degree: 3 });
  expect(body.result!.right).toEqual(["aluminium", "steel", "plates", "streaks", "fringes"]);
  const same = await client.call<DrillState>("PUT", `/api/drills/${id}`, { answers: { ...nothingWrong, wires: 3 }, decision: "inOrder" });
  expect(same.body.result).toMatchObject({ verdict: "outOfService" });
  const other = await client.call<{ code: string }>("PUT", `/api/drills/${id}`, { answers: nothingWrong, decision: "outOfService" });
  expect(other.body.code).toBe("DrillAnswered");
  expect((await (await app.as("usr", "south")).call("GET", `/api/drills/${id}`)).status).toBe(404);
  const own = await client.call<OwnDrill[]>("GET", "/api/drills");
  expect(own.body[0]).toMatchObject({ id, kind: "check", score: 71, passed: false });
});
