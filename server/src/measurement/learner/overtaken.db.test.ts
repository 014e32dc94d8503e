import type { Examples, OwnMeasures } from "@vigil/model/measurement/observer/measureWire";
import { decisionCode, wasDecided } from "@vigil/model/simulator/decisionCode";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { innocent, onThreat, testCourse, threat } from "../../../test/simulator/testCourse.ts";
import { plain, seal, started } from "../../../test/simulator/testSession.ts";

const app = testApp();
const knife = { ...threat, category: "knives" };

test("bags that a session's end overtook earn nothing, and say nothing about what their learner sees", async () => {
  const course = await testCourse(app, [threat, knife, knife, innocent], { ...plain, practicePassingScore: 0, nOfPractice: 0 });
  const client = await app.as("usr");
  const session = await started(client, course.practice);
  const { imageId } = session.images[0]!;
  const decided = { imageId, decision: "VR", category: "guns", markedLocations: [onThreat], shownMs: 0, elapsedMs: 4000 };
  const { body } = await seal(client, course.practice, session, [decided]);
  expect(body).toMatchObject({ score: 25, hits: 1, misses: 0, falseAlarms: 0, correctRejections: 0, criticalErrors: 2 });

  const told = (await client.call<OwnMeasures>("GET", "/api/measures/own")).body;
  expect(told.total).toMatchObject({ hits: 1, misses: 0, falseAlarms: 0, correctRejections: 0 });
  for (const grouping of ["kind", "category", "family", "level"] as const)
    expect([grouping, told.by[grouping]?.map(({ hits, misses }) => [hits, misses])]).toEqual([grouping, [[1, 0]]]);
  expect((await client.call<Examples>("GET", "/api/measures/own/examples")).body).toEqual({ missed: [], falseAlarms: [] });

  // no proof that an article was trained, and nothing about its image
  const counted = await app.database.asDomain(app.world().airport.domainId, async (tx) => {
    const { rows } = await sql<{ value: string; hits: number; misses: number }>`select value, hits, misses from simulator_measures
      where session_id = ${session.sessionId} and dimension = 'article'`.execute(tx);
    return rows;
  });
  expect(counted.map(({ hits, misses }) => [hits, misses])).toEqual([[1, 0]]);
});

test("the database and the model agree on what was decided", async () => {
  const flags = [false, true];
  const codes = flags.flatMap((viewed) =>
    flags.flatMap((opened) =>
      ([null, "P", "H", "R"] as const).flatMap((letter) => flags.map((timedOut) => decisionCode({ viewed, opened, letter, timedOut }))),
    ),
  );
  const { rows } = await app.database.asDomain(app.world().airport.domainId, (tx) =>
    sql<{ code: string | null; decided: boolean }>`select code, was_decided(code) as decided
      from unnest(${codes}::text[] || null::text) code`.execute(tx),
  );
  expect(rows).toHaveLength(codes.length + 1);
  expect(rows.filter(({ code, decided }) => decided !== wasDecided(code))).toEqual([]);
});
