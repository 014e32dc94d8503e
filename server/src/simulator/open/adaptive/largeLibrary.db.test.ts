import { expect, test } from "vitest";
import { testApp } from "../../../../test/http/testApp.ts";
import { innocent, testCourse, threat } from "../../../../test/simulator/testCourse.ts";
import { imagesOfPaper, plain, started } from "../../../../test/simulator/testSession.ts";
import { chooseForLearner } from "./chooseForLearner.ts";
import { readCandidates, smallLibrary } from "./readCandidates.ts";
import { readLearner } from "./readLearner.ts";
import { measureNew } from "./measureNew.ts";
import { sql } from "kysely";

const app = testApp();
const size = Number(process.env["LARGE_LIBRARY"] ?? smallLibrary + 2000);

test("of a large library only what lies near the aim is read, and what may not be shown or was seen is left out", async () => {
  const { domainId, north } = app.world().airport;
  const course = await testCourse(app, [threat, innocent], { ...plain, practiceNumberOfImages: 50 });
  const owner = await app.database.owner();
  const { rows } = await owner.query<{ id: number }>(
    `update courses set simulator_config = '{"selectionAlgorithm": "adaptive"}' where id = $1 returning image_library_id::int as id`,
    [course.courseId],
  );
  const libraryId = rows[0]!.id;
  await owner.query(
    `insert into images (owner_domain_id, library_id, kind, decision, category, views, state, pool, difficulty, article)
     select i.owner_domain_id, i.library_id, i.kind, i.decision, case when i.kind = 'threat' then (array['guns', 'knives'])[1 + n % 2] end, i.views,
            case when n % 50 = 0 then 'archived' else 'approved' end, case when n % 10 < 3 then 'exam' else 'practice' end, 1 + n % 5,
            case when i.kind = 'threat' then 'article' || n % 40 end
       from images i, generate_series(1, $2::int / 2) n where i.library_id = $1`,
    [libraryId, size],
  );
  await owner.query(
    `insert into image_truths (image_id, owner_domain_id, measures)
     select id, owner_domain_id, jsonb_build_object('views', jsonb_build_array(jsonb_build_object('clutter', (id % 97) / 97.0, 'opacity', (id % 31) / 90.0,
       'threat', case when kind = 'threat' then jsonb_build_object('visiblePixels', 500 + id % 9000, 'superposition', (id % 71) / 80.0, 'contrastToNoise', 20 + id % 200, 'viewDifficulty', (id % 53) / 90.0) end)))
       from images where library_id = $1 on conflict do nothing`,
    [libraryId],
  );
  for (let round = 0; round * 5000 <= size; round++) await app.database.asDomain(domainId, (tx) => measureNew(tx, domainId, libraryId));
  await owner.query("vacuum analyze image_difficulties");
  await owner.query("vacuum analyze images");

  const client = await app.as("usr");
  const start = await started(client, course.practice);
  const paper = await imagesOfPaper(app, start);
  expect(paper).toHaveLength(50);
  expect(new Set(paper.map(({ id }) => id)).size).toBe(50);
  expect(new Set(paper.map(({ pool }) => pool))).toEqual(new Set(["practice"]));
  const { rows: shown } = await owner.query<{ state: string; reason: string | null }>(
    "select i.state, d.reason from simulator_decisions d join images i on i.id = d.image_id where d.session_id = $1",
    [start.sessionId],
  );
  expect(new Set(shown.map(({ state }) => state))).toEqual(new Set(["approved"]));
  expect(shown.filter(({ reason }) => reason === null)).toEqual([]);
  await owner.query("update simulator_decisions set issued_at = now() where session_id = $1", [start.sessionId]);

  const wanted = {
    domainId,
    userId: north.users.usr,
    libraryId,
    count: 50,
    chance: 70,
    threatShare: 40,
    shown: sql`image.state = 'approved' and image.pool = 'practice'`,
  };
  for (let round = 0; round < 4 && process.env["LARGE_LIBRARY"] !== undefined; round++) {
    const began = performance.now();
    await app.database.asDomain(domainId, (tx) => chooseForLearner(tx, wanted, Math.random));
    console.log(`choice of 50 from ${size}: ${(performance.now() - began).toFixed(1)} ms`);
  }
  const next = await app.database.asDomain(domainId, (tx) => chooseForLearner(tx, wanted, Math.random));
  expect(next).toHaveLength(50);
  const read = await app.database.asDomain(domainId, async (tx) => readCandidates(tx, wanted, await readLearner(tx, wanted), Math.random));
  expect(read.whole).toBe(false);
  expect(read.candidates.length).toBeLessThan(800);
  const before = new Set(paper.map(({ id }) => id));
  expect(next!.filter(({ id }) => before.has(id))).toEqual([]);
  const threats = next!.filter(({ kind }) => kind === "threat");
  const mean = threats.reduce((sum, { chance }) => sum + chance, 0) / threats.length;
  expect(Math.abs(mean - 0.7)).toBeLessThan(0.12);
});
