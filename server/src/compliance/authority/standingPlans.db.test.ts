import { asksOf } from "@vigil/model/compliance/authority/authorityAsks";
import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RulePreview } from "@vigil/model/compliance/authority/rulePreviewWire";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { TestClient } from "../../../test/http/testClient.ts";
import { testRun, testSealedSession, testTraining } from "../../../test/reporting/testTraining.ts";
import { tellPlans, watchedPool } from "../../../test/storage/watchedPool.ts";
import { buildApp } from "../../app.ts";
import { domainsOf } from "../../storage/asDomain.ts";
import { workPreview } from "./preview/workPreview.ts";
import { fromPrimary } from "../../storage/replica/apart.ts";

const app = testApp();

test("who stands otherwise among many is put together once, not each with each", async () => {
  const { domainId, north: here } = app.world().airport;
  const training = await testTraining(app);
  await testSealedSession(app, {
    ...training,
    ...(await testRun(app, { ...training, userId: here.users.usr })),
    userId: here.users.usr,
    score: 90,
    hits: 9,
    misses: 1,
  });
  const people = 1200;
  const client = await app.database.owner();
  await client.query("set session_replication_role = replica");
  await client.query(
    `with made as (insert into users (domain_id, company_id, username, username_key, access_level_id, active)
       select $1, $2, 'many' || n, 'many' || n, access_level_id, true from users, generate_series(1, $3::int) n where domain_id = $1 and id = $4 returning id)
     insert into simulator_sessions (domain_id, user_id, type, course_status_id, unit_id, image_library_id, settings, started_at, sealed_at, sealed_by, duration)
       select $1, made.id, 'Practice', s.course_status_id, 1, s.image_library_id, '{}', now() - interval '1 hour', now(), 'submit', 600
         from made, (select * from simulator_sessions where domain_id = $1 limit 1) s`,
    [domainId, here.companyId, people, here.users.usr],
  );
  await client.query("reset session_replication_role; analyze users; analyze simulator_sessions");
  await tellPlans(client, "vigil_app");
  const { pool, watch } = watchedPool(app.database.url);
  const watched = await buildApp({ ...app.house(), pool, asDomain: domainsOf(pool), apart: fromPrimary(domainsOf(pool)) });
  const { cookie, token, device } = await app.as("web");
  const web = Object.assign(new TestClient(watched), { cookie, token, device });
  const { body: rule } = await web.call<AuthorityRule>("POST", "/api/authorityrules", {
    name: "Many",
    pack: "own",
    validFrom: "2020-01-01",
    minutes: 5,
    periodMonths: 24,
    companies: [here.companyId],
  });
  const draft = { ...asksOf(rule), id: null, companies: [here.companyId] };
  const { body: asked } = await web.call<RulePreview>("POST", "/api/rulepreviews", draft);
  expect(asked).toMatchObject({ state: "waiting", done: 0 });
  const { plans } = await watch(() => workPreview({ ...app.house(), asDomain: domainsOf(pool) }, { domainId, previewId: asked.id }));
  const { body: done } = await web.call<RulePreview>("GET", `/api/rulepreviews/${asked.id}`);
  await watched.close();
  await pool.end();
  expect(done.after).toMatchObject({ met: people });
  const steps = plans.flatMap(({ steps: each }) => each);
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.filter(({ rows }) => rows > 20 * people)).toEqual([]);
}, 60_000);
