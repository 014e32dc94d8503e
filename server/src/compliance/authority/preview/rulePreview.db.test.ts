import { asksOf } from "@vigil/model/compliance/authority/authorityAsks";
import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RulePreview } from "@vigil/model/compliance/authority/rulePreviewWire";
import { beforeAll, expect, test } from "vitest";
import { testPreview } from "../../../../test/compliance/testPreview.ts";
import { testApp } from "../../../../test/http/testApp.ts";
import { testRun, testSealedSession, testTraining } from "../../../../test/reporting/testTraining.ts";
import type { AsDomain } from "../../../storage/asDomain.ts";
import { forgetPreviews } from "./forgetPreviews.ts";
import { workPreview } from "./workPreview.ts";

const app = testApp();
const many = 2600;
const state: { made: AuthorityRule | undefined } = { made: undefined };

/** More people of South than are answered within the call, and than the first part holds. */
beforeAll(async () => {
  const { domainId, south, north } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query("update authority_rules set active = false where domain_id = $1", [domainId]);
  await owner.query(
    `insert into users (domain_id, company_id, username, username_key, last_name, access_level_id)
     select $1, $2, 'many' || n, 'many' || n, 'Many', 1 from generate_series(1, $3::int) n`,
    [domainId, south.companyId, many],
  );
  const { body } = await (
    await app.as("web")
  ).call<AuthorityRule>("POST", "/api/authorityrules", {
    name: "Rule",
    pack: "own",
    validFrom: "2020-01-01",
    minutes: 60,
    periodMonths: 24,
    companies: [north.companyId, south.companyId],
  });
  state.made = body;
});

const draft = (values: object = {}) => {
  const made = state.made!;
  return { ...asksOf(made), id: made.id, companies: made.companies, ...values };
};
const north = (values: object = {}) => draft({ id: null, companies: [app.world().airport.north.companyId], ...values });
const ask = async (body: object, level: "web" | "sup" | "adm" = "web") =>
  (await app.as(level)).call<RulePreview>("POST", "/api/rulepreviews", body);
const read = async (id: number) => (await (await app.as("web")).call<RulePreview>("GET", `/api/rulepreviews/${id}`)).body;
const job = ({ id }: RulePreview) => ({ domainId: app.world().airport.domainId, previewId: id });

test("of many people a preview is a job that tells how far it is, and ends with as many as it named", async () => {
  const { body: asked } = await ask(draft({ minutes: 120 }));
  expect(asked).toMatchObject({ state: "waiting", done: 0, changed: 0 });
  expect(asked.wanted).toBeGreaterThan(many);
  const told = new Set<number>();
  // one part behind the other: two that end at the same moment would be told together
  let turn: Promise<unknown> = Promise.resolve();
  const asDomain: AsDomain = (domainId, work, options) => {
    const mine = turn.then(async () => {
      const result = await app.database.asDomain(domainId, work, options);
      told.add((await read(asked.id)).done);
      return result;
    });
    turn = mine;
    return mine;
  };
  const client = await app.as("web");
  expect((await client.call("GET", `/api/rulepreviews/${asked.id}/lines`)).body).toMatchObject({ code: "RulePreviewNotDone" });
  await workPreview({ ...app.house(), asDomain }, job(asked));
  expect([...told].some((people) => people > 0 && people < asked.wanted)).toBe(true);
  const done = await read(asked.id);
  expect(done).toMatchObject({
    state: "done",
    done: done.wanted,
    changed: done.wanted,
    before: { short: done.wanted },
    after: { short: done.wanted },
  });
  const file = await client.call<string>("GET", `/api/rulepreviews/${asked.id}/export.csv`);
  expect(file.body.trim().split("\n")).toHaveLength(1 + done.wanted);
  expect((await client.call("GET", `/api/rulepreviews/${asked.id}/export.xlsx`)).status).toBe(200);
});

test("who only owes more of the same is named, with what is owed and what was", async () => {
  const { usr } = app.world().airport.north.users;
  const client = await app.as("web");
  const before = await testPreview(client, { ...draft({ minutes: 240 }), companies: [app.world().airport.north.companyId] });
  // of the stored rule South is concerned too: too many for the call
  expect(before.state).toBe("waiting");
  const { body: small } = await client.call<AuthorityRule>("POST", "/api/authorityrules", {
    ...asksOf(state.made!),
    name: "Small",
    pack: "own",
    validFrom: "2020-01-01",
    companies: [app.world().airport.north.companyId],
  });
  const { rows } = await testPreview(client, north({ id: small.id, minutes: 180 }));
  const line = rows.find(({ userId }) => userId === usr);
  expect(line).toMatchObject({ before: "short", after: "short", reasons: [], owed: { seconds: 10_800 }, owedBefore: { seconds: 3600 } });
  expect((await testPreview(client, north({ id: small.id }))).rows).toEqual([]);
});

test("asking again for the same text joins the preview that runs, whatever the order of its lists; another text, or another asker, has one of its own", async () => {
  const [one, other] = state.made!.companies;
  const { body: first } = await ask(draft({ minutes: 77 }));
  const { body: second } = await ask(draft({ minutes: 77, companies: [other, one] }));
  expect([second.id, second.digest]).toEqual([first.id, first.digest]);
  const { body: changed } = await ask(draft({ minutes: 78 }));
  expect(changed.id).not.toBe(first.id);
  expect(changed.digest).not.toBe(first.digest);
  const { body: theirs } = await ask(draft({ minutes: 77 }), "sup");
  expect([theirs.digest, theirs.id === first.id]).toEqual([first.digest, false]);
  await workPreview(app.house(), job(first));
  // just done it is still the answer; once the stored rule has another revision it is none
  expect((await ask(draft({ minutes: 77 }))).body).toMatchObject({ id: first.id, state: "done" });
  await (await app.as("web")).call("PUT", "/api/authorityrules", [{ id: state.made!.id, name: "Rule, renamed" }]);
  expect((await ask(draft({ minutes: 77 }))).body.id).not.toBe(first.id);
});

test("a preview that was called off while it ran ends with the part it is at, and leaves nothing; asked for again it begins anew", async () => {
  const { body: asked } = await ask(draft({ minutes: 200 }));
  const client = await app.as("web");
  const asDomain: AsDomain = async (domainId, work, options) => {
    const result = await app.database.asDomain(domainId, work, options);
    if ((await read(asked.id)).done > 0) await client.call("POST", `/api/rulepreviews/${asked.id}/cancel`);
    return result;
  };
  await workPreview({ ...app.house(), asDomain }, job(asked));
  expect(await read(asked.id)).toMatchObject({ state: "cancelled" });
  const owner = await app.database.owner();
  expect((await owner.query("select from rule_preview_lines where preview_id = $1", [asked.id])).rowCount).toBe(0);
  expect((await client.call("GET", `/api/rulepreviews/${asked.id}/export.csv`)).body).toMatchObject({ code: "RulePreviewNotDone" });
  expect((await ask(draft({ minutes: 200 }))).body).toMatchObject({ state: "waiting" });
});

test("one that failed, or whose server died at each try, says so and why", async () => {
  const owner = await app.database.owner();
  const { body: asked } = await ask(draft({ minutes: 300 }));
  await owner.query("revoke insert on rule_preview_lines from vigil_app");
  try {
    await workPreview(app.house(), job(asked));
  } finally {
    await owner.query("grant insert on rule_preview_lines to vigil_app");
  }
  expect(await read(asked.id)).toMatchObject({ state: "failed", reason: "unexpected" });
  const { body: again } = await ask(draft({ minutes: 300 }));
  expect(again.id).not.toBe(asked.id);
  await workPreview(app.house(), job(again), { last: true, died: true });
  expect(await read(again.id)).toMatchObject({ state: "failed", reason: "cutOff" });
});

test("a preview is its asker's alone, as long as they see as far as they did, and goes after a day with its lines", async () => {
  const { domainId } = app.world().airport;
  const owner = await app.database.owner();
  const { body: asked } = await ask(north({ minutes: 9 }), "adm");
  expect(asked.state).toBe("done");
  const adm = await app.as("adm");
  const of = async (client: typeof adm) => (await client.call("GET", `/api/rulepreviews/${asked.id}`)).status;
  expect([await of(adm), await of(await app.as("web")), await of(await app.as("web", "east"))]).toEqual([200, 404, 404]);
  expect((await (await app.as("usr")).call("POST", "/api/rulepreviews", north())).status).toBe(403);
  await owner.query("update rule_previews set scope = jsonb_set(scope, '{companies}', '\"all\"') where id = $1", [asked.id]);
  expect(await of(adm)).toBe(404);
  await owner.query("update rule_previews set created_at = now() - interval '2 days' where id = $1", [asked.id]);
  await app.database.asDomain(domainId, (tx) => forgetPreviews(tx, domainId, new Date(Date.now() - 86_400_000)));
  const { rows } = await owner.query(
    "select (select count(*)::int from rule_previews where id = $1) as previews, (select count(*)::int from rule_preview_lines where preview_id = $1) as lines",
    [asked.id],
  );
  expect(rows).toEqual([{ previews: 0, lines: 0 }]);
});

test("who sat through what does not count, or began before the period, is counted session by session, everybody else from what is kept by month: both alike", async () => {
  const { domainId, north: here } = app.world().airport;
  const owner = await app.database.owner();
  const training = await testTraining(app);
  const run = await testRun(app, { ...training, userId: here.users.usr });
  const seal = (sealedDaysAgo: number) =>
    testSealedSession(app, { ...training, ...run, userId: here.users.usr, score: 90, hits: 9, misses: 1, sealedDaysAgo });
  const count = (id: number, article: string) =>
    owner.query(
      `insert into simulator_measures (domain_id, session_id, sealed_at, dimension, value, hits, misses, false_alarms, correct_rejections)
       select domain_id, id, sealed_at, m.dimension, m.value, 2, 0, 0, 1 from simulator_sessions x,
         (values ('seconds', '3'), ('article', $3), ('article', 'same')) m (dimension, value) where domain_id = $1 and id = $2`,
      [domainId, id, article],
    );
  const [one, two] = [await seal(0), await seal(1)];
  await count(one, "first");
  await count(two, "second");
  let asked = 0;
  const owed = async () => {
    asked += 1; // another text each time: the same one is answered from what was worked out just now
    const { rows } = await testPreview(await app.as("web"), north({ minutes: 0, images: 100, articles: 50, renewalMinutes: asked }));
    return rows.find(({ userId }) => userId === here.users.usr)?.owed;
  };
  expect(await owed()).toMatchObject({ images: 94, articles: 47 });
  // of a watch nothing is kept by month: all of this person is then read from the sessions
  const third = await seal(2);
  await owner.query("update simulator_sessions set watch = true where id = $1", [third]);
  await count(third, "third");
  expect(await owed()).toMatchObject({ images: 91, articles: 46 });
  // one that began before the period, and was sealed in it, counts for no more
  await owner.query("update simulator_sessions set started_at = '2000-01-01' where id = $1", [two]);
  expect(await owed()).toMatchObject({ images: 94, articles: 47 });
});

test("of whom a rule would no longer concern it is told which other rules keep them from work", async () => {
  const { domainId, north: here } = app.world().airport;
  const owner = await app.database.owner();
  const { programId } = await testTraining(app);
  const web = await app.as("web");
  const made = async (values: object) =>
    (
      await web.call<AuthorityRule>("POST", "/api/authorityrules", {
        ...asksOf(state.made!),
        pack: "own",
        validFrom: "2020-01-01",
        companies: [here.companyId],
        ...values,
      })
    ).body.id;
  const [mine, other] = [await made({ name: "Hours" }), await made({ name: "Certified first", programs: [programId] })];
  const others = north({ id: mine, accessLevels: [2] }); // of learners it says nothing any more
  const { id, rows } = await testPreview(web, others);
  expect(rows.find(({ userId }) => userId === here.users.usr)).toMatchObject({ after: null, barredBy: ["Certified first"] });
  expect(rows.filter(({ after, barredBy }) => after !== null && barredBy.length > 0)).toEqual([]);
  // whom it would keep from work who is not now, and whom no longer
  const [stricter, looser] = [
    await testPreview(web, north({ id: mine, programs: [programId] })),
    await testPreview(web, north({ id: other })),
  ];
  expect(stricter.barred).toBeGreaterThan(0);
  expect(stricter).toMatchObject({ barred: stricter.after.barred, freed: 0 });
  expect(looser).toMatchObject({ barred: 0, freed: looser.before.barred });
  const { body: file } = await web.call<string>("GET", `/api/rulepreviews/${id}/export.csv`);
  expect(file).toContain("Another rule keeps them from work: Certified first.");
  await owner.query("update authority_rules set active = false where domain_id = $1 and id = any($2)", [domainId, [mine, other]]);
});
