import { sql } from "kysely";
import { expect } from "vitest";
import type { DecisionBody, SessionResults, SessionStart } from "@vigil/model/simulator/wire";
import type { Answer, TestClient } from "../http/testClient.ts";
import type { TestApp } from "../http/testApp.ts";
import { innocent, onThreat, testCourse, threat, type TestBag, type TestCourse } from "./testCourse.ts";

/** No timers, nothing required in practice, no feedback: the decision alone. */
export const plain = {
  practiceMarkThreats: false,
  practiceCategorizeThreats: false,
  practiceFeedback: false,
  practicePassingScore: 60,
  examMarkThreats: true,
  examCategorizeThreats: true,
  imageTimerExam: 0,
  sessionTimerExam: 0,
};

/** A threat, an innocent bag, a threat. */
export const practice = (app: TestApp, settings: Record<string, unknown> = plain): Promise<TestCourse> =>
  testCourse(app, [threat, innocent, threat], settings);

export const imagePath = ({ sessionId }: SessionStart, index: number): string =>
  `/api/training/simulator/sessions/${sessionId}/images/${index}`;

export const passed = (parts: Partial<DecisionBody> = {}): DecisionBody => ({
  decision: "VP",
  category: null,
  markedLocations: [],
  opened: false,
  shownMs: 0,
  elapsedMs: 0,
  ...parts,
});
export const rejected = { decision: "VR", category: "guns", markedLocations: [onThreat] };

export async function started(client: TestClient, address: string): Promise<SessionStart> {
  const { status, body } = await client.call<SessionStart>("POST", address);
  expect(status).toBe(200);
  return body;
}

export const seal = (
  client: TestClient,
  address: string,
  { sessionId }: SessionStart,
  state: unknown[] = [],
): Promise<Answer<SessionResults>> => client.call<SessionResults>("PUT", address, { sessionId, duration: 1, state });

/** As if everything of the session had happened so many seconds earlier. */
export const beganAgo = (app: TestApp, sessionId: number, seconds: number): Promise<unknown> =>
  app.database.asDomain(app.world().airport.domainId, async (tx) => {
    const earlier = sql`make_interval(secs => ${seconds}::float8)`;
    await tx
      .updateTable("simulatorSessions")
      .set({ startedAt: sql`started_at - ${earlier}`, deadlineAt: sql`deadline_at - ${earlier}`, seenAt: sql`seen_at - ${earlier}` })
      .where("id", "=", sessionId)
      .execute();
    await tx
      .updateTable("simulatorDecisions")
      .set({ receivedAt: sql`received_at - ${earlier}`, issuedAt: sql`issued_at - ${earlier}` })
      .where("sessionId", "=", sessionId)
      .execute();
  });

/** The images of a session in the order of its paper, which in an exam is any: what the database knows of them and nobody is told. */
export const imagesOfPaper = ({ database, world }: TestApp, { sessionId }: SessionStart) =>
  database.asDomain(world().airport.domainId, (tx) =>
    tx
      .selectFrom("simulatorDecisions as decision")
      .innerJoin("images as image", "image.id", "decision.imageId")
      .select(["image.id", "image.decision", "image.category", "image.pool"])
      .where("decision.sessionId", "=", sessionId)
      .orderBy("decision.position")
      .execute(),
  );

/** Every bag decided rightly, or only so many of its threats stopped. */
export function rightCodes(bags: readonly TestBag[], stopped = bags.length): string[] {
  let threats = 0;
  return bags.map(({ category }) => (category !== null && threats++ < stopped ? "VR" : "VP"));
}
