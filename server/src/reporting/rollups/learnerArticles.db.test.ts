import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testRun, testSealedSession, testTraining } from "../../../test/reporting/testTraining.ts";

const app = testApp();

test("the different articles of a month are those of its sessions, whoever is counted at once, and what goes from one and stays in another stays", async () => {
  const { domainId, north } = app.world().airport;
  const userId = north.users.usr;
  const [one, other] = [await app.database.owner(), await app.database.owner()];
  const session = async () => {
    const training = await testTraining(app);
    const run = await testRun(app, { ...training, userId });
    return testSealedSession(app, { ...training, ...run, userId, score: 90, hits: 2, misses: 0 });
  };
  const [first, second, third] = [await session(), await session(), await session()];
  const add = (client: typeof one, id: number, articles: string[]) =>
    client.query(
      "insert into simulator_measures select domain_id, id, sealed_at, 'article', a, 1, 0, 0, 0 from simulator_sessions, unnest($2::text[]) a where id = $1",
      [id, articles],
    );
  const met = async () => {
    const { rows } = await one.query(
      `select n.name from learner_articles l, unnest(array['a', 'b', 'c', 'd', 'e']) n (name)
        where l.domain_id = $1 and l.user_id = $2 and article_key(n.name) = any(tsvector_to_array(l.articles)) order by 1`,
      [domainId, userId],
    );
    return rows.map(({ name }) => name).join("");
  };
  const wrong = async () => (await one.query("select wrong_learner_measures($1, $2) as count", [domainId, [userId]])).rows[0].count;
  await add(one, first, ["a", "b"]);
  await add(one, second, ["b", "c"]);
  expect(await met()).toBe("abc");
  // two who are counted at once wait for each other
  await one.query("begin");
  await other.query("begin");
  await add(one, first, ["d"]);
  const late = add(other, third, ["e"]);
  await one.query("commit");
  await late;
  await other.query("commit");
  expect(await met()).toBe("abcde");
  await one.query("delete from simulator_measures where session_id = $1", [first]);
  expect(await met()).toBe("bce");
  expect(await wrong()).toBe(0);
  await one.query("update learner_articles set articles = ts_delete(articles, (tsvector_to_array(articles))[1]) where user_id = $1", [
    userId,
  ]);
  expect(await wrong()).toBeGreaterThan(0);
  await one.query("select keep_learner_measures($1, $2)", [domainId, [userId]]);
  expect(await met()).toBe("bce");
  await one.query("delete from simulator_measures where session_id = any($1)", [[second, third]]);
  expect((await one.query("select from learner_articles where user_id = $1", [userId])).rowCount).toBe(0);
});

test("the images of a month are those that its sessions were decided on, whoever is counted at once, also where no threat was among them", async () => {
  const { domainId, north } = app.world().airport;
  const userId = north.users.ins;
  const [one, other] = [await app.database.owner(), await app.database.owner()];
  const training = await testTraining(app);
  const run = await testRun(app, { ...training, userId });
  const session = () => testSealedSession(app, { ...training, ...run, userId, score: 90, hits: 2, misses: 0 });
  const [first, second] = [await session(), await session()];
  const add = (client: typeof one, id: number, dimension: string, hits: number) =>
    client.query(
      "insert into simulator_measures select domain_id, id, sealed_at, $2, '3', $3, 1, 2, 3 from simulator_sessions where id = $1",
      [id, dimension, hits],
    );
  const kept = async () =>
    (await one.query("select images, length(articles) as articles from learner_articles where user_id = $1", [userId])).rows;
  const wrong = async () => (await one.query("select wrong_learner_measures($1, $2) as count", [domainId, [userId]])).rows[0].count;
  await add(one, first, "seconds", 4);
  await add(one, first, "level", 4); // the same answers told otherwise are not counted again
  expect(await kept()).toEqual([{ images: 10, articles: 0 }]);
  // of the same seconds and course, at once: one is added to what the other wrote
  await one.query("begin");
  await add(one, second, "seconds", 10);
  const late = other.query("update simulator_measures set hits = hits + 5 where session_id = $1 and dimension = 'seconds'", [first]);
  await one.query("commit");
  await late;
  expect(await kept()).toEqual([{ images: 31, articles: 0 }]);
  expect(await wrong()).toBe(0);
  // an answer that is judged otherwise is still one
  await one.query("update simulator_measures set hits = hits - 1, misses = misses + 1 where session_id = $1 and dimension = 'seconds'", [
    first,
  ]);
  await add(one, second, "article", 1);
  expect(await kept()).toEqual([{ images: 31, articles: 1 }]);
  await one.query("delete from simulator_measures where session_id = $1", [first]);
  expect(await kept()).toEqual([{ images: 16, articles: 1 }]);
  await one.query("update learner_articles set images = images + 1 where user_id = $1", [userId]);
  expect(await wrong()).toBeGreaterThan(0);
  await one.query("select keep_learner_measures($1, $2)", [domainId, [userId]]);
  expect(await kept()).toEqual([{ images: 16, articles: 1 }]);
  await one.query("delete from simulator_measures where session_id = $1", [second]);
  expect(await kept()).toEqual([]);
});
