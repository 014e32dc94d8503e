import { expect, test } from "vitest";
import { migratedDatabase } from "../../test/storage/emptyDatabase.ts";
import { makePaper } from "../../test/ledger/makePaper.ts";
import { testServers } from "../../test/testServers.ts";
import { sessionKind } from "../simulator/sessionKind.ts";
import { sealOverdue } from "./sealOverdue.ts";

const database = migratedDatabase();
const start = testServers({ ...database.environment, DEMO: "on" });
type Start = { sessionId: number; elapsedMs: number };

test(
  "a session that was open when the server stopped goes on where it stood, is closed by nobody meanwhile, and the time is given back once",
  {
    timeout: 120_000,
  },
  async () => {
    const first = await start();
    const superuser = await database.superuser();
    const unit = await makePaper(superuser);
    const open = async (server: typeof first) => {
      const student = await server.signIn("demo", "student", "Vigil-2026");
      const { status, body } = await student.call("POST", unit, {});
      expect([200, 201]).toContain(status);
      return body as Start;
    };
    const { sessionId } = await open(first);
    await superuser.query(
      `update simulator_sessions set deadline_at = started_at + interval '1 minute', settings = settings || '{"maxDisconnectMs": 60000, "sessionTimerMs": 60000}' where id = $1`,
      [sessionId],
    );
    await first.stop();
    // as if that had been ten minutes ago
    await superuser.query("update installation set alive_at = alive_at - interval '10 minutes'");
    await superuser.query(
      "update simulator_sessions set started_at = started_at - interval '10 minutes', deadline_at = deadline_at - interval '10 minutes' where id = $1",
      [sessionId],
    );
    const second = await start();
    expect(await sealOverdue(second.house, sessionKind)).toBe(0);
    const resumed = await open(second);
    expect(resumed.sessionId).toBe(sessionId);
    expect(resumed.elapsedMs).toBeLessThan(60_000);
    const left = async () =>
      (
        await superuser.query(
          "select extract(epoch from deadline_at - clock_timestamp())::int as left from simulator_sessions where id = $1",
          [sessionId],
        )
      ).rows[0].left as number;
    const before = await left();
    expect(before).toBeGreaterThan(0);
    expect((await open(second)).elapsedMs).toBeGreaterThanOrEqual(resumed.elapsedMs);
    expect(await left()).toBeLessThanOrEqual(before);
    await second.stop();
  },
);

test("what nobody comes back to is closed some minutes after the servers are there again", { timeout: 120_000 }, async () => {
  const server = await start();
  const superuser = await database.superuser();
  const { rows } = await superuser.query("select id from simulator_sessions where sealed_at is null");
  expect(rows).toHaveLength(1);
  await superuser.query(
    "update simulator_sessions set forgiven_at = null, started_at = now() - interval '20 minutes', deadline_at = now() - interval '19 minutes'",
  );
  await superuser.query("delete from downtimes");
  await superuser.query("insert into downtimes values (now() - interval '15 minutes', now() - interval '2 minutes')");
  expect(await sealOverdue(server.house, sessionKind)).toBe(0);
  await superuser.query("update downtimes set until_at = now() - interval '4 minutes'");
  expect(await sealOverdue(server.house, sessionKind)).toBe(1);
  await server.stop();
});
