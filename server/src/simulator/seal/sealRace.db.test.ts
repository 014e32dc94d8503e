import { encodeTrace, noTrace } from "@vigil/model/simulator/trace";
import { expect, test, vi } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { imagePath, passed, practice, started } from "../../../test/simulator/testSession.ts";

const app = testApp();

test("a decision with a trace waits for a seal and not the seal for it: neither is thrown out", async () => {
  const client = await app.as("usr");
  const session = await started(client, (await practice(app)).practice);
  const owner = await app.database.owner();
  await owner.query("begin");
  await owner.query("select from simulator_sessions where id = $1 for update", [session.sessionId]);
  const trace = encodeTrace(noTrace);
  const deciding = client.call("PUT", imagePath(session, 0), passed({ trace }));
  await vi.waitFor(async () => {
    const { rows } = await owner.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()");
    expect(rows).toHaveLength(1);
  });
  await owner.query("select from simulator_decisions where session_id = $1 for update", [session.sessionId]);
  await owner.query("update simulator_sessions set sealed_at = now(), sealed_by = 'submit' where id = $1", [session.sessionId]);
  await owner.query("commit");
  const { status, body } = await deciding;
  expect([status, body.code]).toEqual([409, "SimulatorSessionSealed"]);
});
