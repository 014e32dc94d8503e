import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import type { Tx } from "../storage/asDomain.ts";
import { raiseFlags } from "./raiseFlags.ts";

const app = testApp();

const flagsOf = (tx: Tx, sessionId: number) =>
  tx
    .selectFrom("integrityFlags")
    .select(["userId", "kind", "position", "facts", "verdict"])
    .where("simulatorSessionId", "=", sessionId)
    .orderBy("id")
    .execute();

test("a flag is raised once for each kind, place and position, and what was looked at stays so", async () => {
  const { domainId, north } = app.world().airport;
  const learner = { domainId, userId: north.users.usr };
  const place = { simulatorSessionId: 4711 };
  const flags = [
    { kind: "tooFast", position: 0, facts: { tookMs: 40, leastMs: 500 } },
    { kind: "tooFast", position: 1, facts: { tookMs: 41, leastMs: 500 } },
    { kind: "implausibleSession", facts: { images: 20, tookMs: 700 } },
  ] as const;
  const rows = await app.database.asDomain(domainId, async (tx) => {
    await raiseFlags(tx, learner, place, []);
    await raiseFlags(tx, learner, place, flags);
    await tx.updateTable("integrityFlags").set({ verdict: "harmless", reviewedAt: new Date() }).where("position", "=", 1).execute();
    await raiseFlags(tx, learner, place, [...flags, { kind: "neverFetched", position: 0, facts: {} }]);
    await raiseFlags(tx, learner, { examAttemptId: 4711 }, [flags[0]]);
    return flagsOf(tx, 4711);
  });
  const { userId } = learner;
  expect(rows).toEqual([
    { userId, kind: "tooFast", position: 0, facts: { tookMs: 40, leastMs: 500 }, verdict: "open" },
    { userId, kind: "tooFast", position: 1, facts: { tookMs: 41, leastMs: 500 }, verdict: "harmless" },
    { userId, kind: "implausibleSession", position: null, facts: { images: 20, tookMs: 700 }, verdict: "open" },
    { userId, kind: "neverFetched", position: 0, facts: {}, verdict: "open" },
  ]);
});
