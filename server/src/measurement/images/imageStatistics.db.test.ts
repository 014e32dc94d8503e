import type { ImageStatisticsPage } from "@vigil/model/measurement/images/imageStatistics";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { keepImageStatistics } from "./keptStatistics.ts";
import { fitDomain } from "../difficulty/fitDomain.ts";
import { innocent, testCourse, threat } from "../../../test/simulator/testCourse.ts";
import { plain, seal, started } from "../../../test/simulator/testSession.ts";

const app = testApp();
const given = { libraryId: 0, images: [] as number[] };
const sessions = 24;

/**
 * Many sessions of seven bags. The first threat is found by the weak half and passed by the good half: its key is doubted. Nobody finds the second,
 * everybody the third.
 */
beforeAll(async () => {
  const course = await testCourse(app, [threat, threat, threat, innocent, innocent, innocent, innocent], {
    ...plain,
    practicePassingScore: 0,
    nOfPractice: 0,
  });
  const client = await app.as("usr");
  for (let number = 0; number < sessions; number++) {
    const good = number % 2 === 0;
    const session = await started(client, course.practice);
    const [found, stopped] = good ? ["VP", "VP"] : ["VR", "VR"];
    const codes = [found, "VP", "VR", stopped, stopped, stopped, "VP"];
    const state = session.images.map(({ imageId }, index) => ({
      imageId,
      decision: codes[index]!,
      category: null,
      markedLocations: [],
      shownMs: index * 10_000,
      elapsedMs: index * 10_000 + 3000,
    }));
    if ((await seal(client, course.practice, session, state)).status !== 200) throw new Error("A session was not sealed.");
  }
  const { rows } = await app.database.ask<{ id: number; library: number }>(
    `select i.id, i.library_id as library from images i join courses c on c.image_library_id = i.library_id where c.id = $1 order by i.id`,
    [course.courseId],
  );
  given.images = rows.map(({ id }) => id);
  given.libraryId = rows[0]!.library;
});

const page = async (query = "") =>
  (await (await app.as("web")).call<ImageStatisticsPage>("GET", `/api/imagelibraries/${given.libraryId}/measures${query}`)).body;

test("images of a library fare as their sessions say: a key that the good disagree with is doubted, not one that nobody finds", async () => {
  const { rows, count, remarks } = await page();
  const [doubted, nobody, everybody, clear] = given.images;
  expect(rows.map(({ imageId, remark }) => [imageId, remark]).slice(0, 3)).toEqual([
    [doubted, "doubted"],
    [nobody, "nobody"],
    [everybody, "everybody"],
  ]);
  expect(count).toBe(7);
  expect(remarks).toEqual({ doubted: 1, nobody: 1, everybody: 2 });
  expect(rows[0]).toMatchObject({
    shown: sessions,
    right: sessions / 2,
    good: sessions / 2,
    goodWrong: sessions / 2,
    pointBiserial: expect.closeTo(-1, 5),
  });
  expect(rows.find(({ imageId }) => imageId === clear)).toMatchObject({
    kind: "innocent",
    right: sessions / 2,
    pointBiserial: expect.closeTo(1, 5),
  });
  expect((await page("?remark=doubted")).rows.map(({ imageId }) => imageId)).toEqual([doubted]);
  expect((await page("?page=2")).rows).toEqual([]);
});

test("what is kept of a large library says the same as its facts, by page and narrowed, follows a correction in the next night, and tells of when it is", async () => {
  const { domainId } = app.world().airport;
  const night = (largeFrom: number) => keepImageStatistics(app.database.asDomain, domainId, undefined, largeFrom);
  const live = await page();
  expect(live.countedAt).toBeNull();
  await night(10);
  const kept = await page();
  expect(kept).toEqual({ ...live, countedAt: expect.stringMatching(/^2/u) });
  expect((await page("?remark=nobody")).rows).toEqual(live.rows.slice(1, 2));
  expect(await page("?page=2")).toMatchObject({ rows: [], count: 7 });
  const client = await app.database.owner();
  const [doubted] = given.images;
  const credited = (credit: string) =>
    client.query("update simulator_decisions set credit = $2 where domain_id = $3 and image_id = $1 and decision = 'VP'", [
      doubted,
      credit,
      domainId,
    ]);
  await credited("out");
  expect((await page()).rows).toEqual(kept.rows);
  await night(10);
  const corrected = await page();
  expect(corrected.rows.find(({ imageId }) => imageId === doubted)).toMatchObject({ shown: sessions / 2, right: sessions / 2 });
  await night(1_000_000);
  expect(await page()).toEqual({ ...corrected, countedAt: null });
  await credited("none");
  expect(await page()).toEqual(live);
  const many = (times: string) =>
    client.query(
      `update simulator_sessions set correct_rejections = correct_rejections ${times} where domain_id = $1 and image_library_id = $2`,
      [domainId, given.libraryId],
    );
  await many("+ 10000");
  expect(await page()).toMatchObject({ rows: [], count: 0, countedAt: null, waiting: true });
  // what is older than all that is looked at waits for no night
  const begun = (month: string) =>
    client.query(`update simulator_sessions set started_month = ${month} where domain_id = $1 and image_library_id = $2`, [
      domainId,
      given.libraryId,
    ]);
  await begun("started_month - interval '10 years'");
  expect(await page()).toMatchObject({ count: 7, countedAt: null, waiting: false });
  await begun("started_month + interval '10 years'");
  await many("- 10000");
  // months that went after their time are missing from what is counted, which says so; those before the months that are looked at are not
  const gone = (months: number) =>
    client.query(
      "insert into kept_months (domain_id, kind, month, removed) values ($1, 'decisions', date_trunc('month', now()) - make_interval(months => $2), 3)",
      [domainId, months],
    );
  await gone(30);
  expect((await page()).lacking).toBe(false);
  await gone(20);
  expect((await page()).lacking).toBe(true);
});

test("images are told with how hard people found them, narrowed by it, and as a file", async () => {
  const { domainId } = app.world().airport;
  const [hard] = given.images;
  await fitDomain(app.database.asDomain, domainId);
  const { rows } = await page();
  for (const { measured } of rows) {
    expect(measured).toMatchObject({ answers: sessions, level: null }); // fewer than thirty
    expect(measured!.low).toBeLessThan(measured!.value);
  }
  await app.database.ask("update image_difficulties set answers = 40, difficulty = 2000, deviation = 200, level = 5 where image_id = $1", [
    hard,
  ]);
  expect((await page("?measured=5")).rows).toMatchObject([{ imageId: hard, measured: { answers: 40, value: 2, level: 5 } }]);
  expect((await page("?measured=4")).count).toBe(0);
  const client = await app.as("web");
  const file = (await client.call<string>("GET", `/api/imagelibraries/${given.libraryId}/measures/export.csv?measured=5`)).body
    .trim()
    .split("\r\n");
  expect([file.length, file[1]]).toEqual([2, expect.stringMatching(new RegExp(`^${hard},Key doubted,.*,40,2,1\\.6`, "u"))]);
});

test("what is true about images is told to those who keep them, and to nobody of another domain", async () => {
  const path = `/api/imagelibraries/${given.libraryId}/measures`;
  for (const level of ["usr", "ins", "adm", "aud"] as const)
    expect([level, (await (await app.as(level)).call("GET", path)).status]).toEqual([level, 403]);
  expect((await (await app.as("web", "east")).call("GET", path)).status).toBe(404);
});
