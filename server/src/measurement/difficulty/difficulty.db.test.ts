import type { ImageDifficulty } from "@vigil/model/measurement/difficulty/difficultyWire";
import type { DecisionAnswer, SessionReview, SessionStart } from "@vigil/model/simulator/wire";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { innocent, testCourse, threat, type TestBag, type TestCourse } from "../../../test/simulator/testCourse.ts";
import { imagePath, imagesOfPaper, passed, plain, seal, started } from "../../../test/simulator/testSession.ts";
import { fitDomain } from "./fitDomain.ts";
import { readKnown } from "./readKnown.ts";
import { writeDifficulties } from "./writeScale.ts";

const app = testApp();
const knife: TestBag = { decision: "R", category: "knives" };
const bagsOf = (each: number, innocents: number): TestBag[] =>
  Array.from({ length: 2 * each + innocents }, (_, at) => (at < each ? threat : at < 2 * each ? knife : innocent));
const settings = { ...plain, practicePassingScore: 0, practiceNumberOfImages: 10, practiceFeedback: true, nOfPractice: 0 };
const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.ask(text, values)).rows as T[];
const domainId = () => app.world().airport.domainId;

/** Guns and knives of four articles each, in practice alone, chosen for their learner. */
async function adaptiveCourse(bags = bagsOf(30, 60)): Promise<TestCourse & { libraryId: number }> {
  const course = await testCourse(app, bags, settings);
  const [{ libraryId } = { libraryId: 0 }] = await query<{ libraryId: number }>(
    `update courses set simulator_config = '{"selectionAlgorithm": "adaptive"}' where id = $1 returning image_library_id::int as "libraryId"`,
    [course.courseId],
  );
  await query("update images set article = category || id % 4, pool = 'practice' where library_id = $1 and kind = 'threat'", [libraryId]);
  await query("update images set pool = 'practice' where library_id = $1", [libraryId]);
  return { ...course, libraryId };
}

/** Decides all of it: guns and innocent bags rightly, knives wrongly. */
async function decided(client: TestClient, course: TestCourse): Promise<{ start: SessionStart; feedback: DecisionAnswer[] }> {
  const start = await started(client, course.practice);
  const paper = await imagesOfPaper(app, start);
  const feedback: DecisionAnswer[] = [];
  for (const [index, { category }] of paper.entries())
    feedback.push(
      (await client.call<DecisionAnswer>("PUT", imagePath(start, index), passed({ decision: category === "guns" ? "VR" : "VP" }))).body,
    );
  expect((await seal(client, course.practice, start)).status).toBe(200);
  return { start, feedback };
}

describe("practice that is chosen for its learner", () => {
  const given: { course?: Awaited<ReturnType<typeof adaptiveCourse>> } = {};
  // so many that eleven sessions of one learner use up no kind, and nothing need come twice
  beforeAll(async () => {
    given.course = await adaptiveCourse(bagsOf(60, 68));
  });

  test("says why an image was chosen after its decision, and nothing of it before", async () => {
    const client = await app.as("usr");
    const { start, feedback } = await decided(client, given.course!);
    expect(JSON.stringify(start.images)).not.toMatch(/reason|unmet|weak/);
    expect(feedback.map(({ feedback: told }) => told?.reason).filter((reason) => reason === undefined)).toEqual([]);
    const innocents = feedback.filter(({ feedback: told }) => told?.threatCategory === null);
    expect(new Set(innocents.map(({ feedback: told }) => told?.reason))).toEqual(new Set(innocents.length > 0 ? ["level"] : []));
    const { body } = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`);
    expect(body.images.map(({ reason }) => reason)).toEqual(feedback.map(({ feedback: told }) => told?.reason));
  });

  test("goes by what the learner misses: the seal moves abilities, knives come more often, and missed articles again in other bags", async () => {
    const client = await app.as("usr");
    const shown: { category: string | null; id: number }[] = [];
    const again = async () =>
      (
        await query<{ missed: number }>(
          "select count(*)::int as missed from simulator_decisions where domain_id = $1 and reason like 'missed%'",
          [domainId()],
        )
      )[0]!.missed;
    const count = (category: string) => shown.filter((image) => image.category === category).length;
    // all of it comes by lot: three quarters of the threats of eight sessions are knives, and something missed came in nearly all of them
    for (let session = 0; session < 8 || (session < 10 && ((await again()) === 0 || count("knives") <= count("guns"))); session++)
      shown.push(...(await imagesOfPaper(app, (await decided(client, given.course!)).start)));
    const abilities = new Map(
      (
        await query<{ family: string; ability: number }>(
          "select family, ability from learner_abilities where domain_id = $1 and user_id = $2",
          [domainId(), app.world().airport.north.users.usr],
        )
      ).map(({ family, ability }) => [family, ability]),
    );
    expect(abilities.get("knives")).toBeLessThan(0);
    expect(abilities.get("guns")).toBeGreaterThan(1000);
    expect(abilities.get("innocent")).toBeGreaterThan(1000);
    expect(count("knives")).toBeGreaterThan(count("guns"));
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    expect(await again()).toBeGreaterThan(0);
  });

  test("is as balanced where the library is too small, and whoever edits the course is told what it lacks", async () => {
    const client = await app.as("usr", "south");
    const web = await app.as("web");
    const { libraryId } = given.course!;
    const lack = async () => (await web.call("GET", `/api/imagelibraries/${libraryId}/adaptive`)).body.lack;
    expect(await lack()).toBeNull();
    await query("update images set active = false where library_id = $1 and kind = 'innocent' and id % 4 > 0", [libraryId]);
    expect(await lack()).toMatchObject({ what: "innocents", needs: 18 });
    const { feedback } = await decided(client, given.course!);
    expect(feedback.map(({ feedback: told }) => told?.reason).filter((reason) => reason !== undefined)).toEqual([]);
    expect((await client.call("GET", `/api/imagelibraries/${libraryId}/adaptive`)).status).toBe(403);
    await query("update images set active = true where library_id = $1", [libraryId]);
  });

  test("never shows what is kept for exams, nor articles that are kept for tests", async () => {
    const { libraryId } = given.course!;
    await query("update images set pool = 'exam' where library_id = $1 and id % 3 = 0", [libraryId]);
    const web = await app.as("web");
    const library = (await web.call("GET", `/api/imagelibraries/${libraryId}`)).body;
    const put = (transferArticles: string[]) =>
      web.call("PUT", "/api/imagelibraries", { id: libraryId, revision: library.revision, transferArticles });
    expect(await put(["knives1", "knives1"])).toMatchObject({
      status: 422,
      body: { code: "TransferArticleTwice", field: "transferArticles" },
    });
    expect(await put(["spoon"])).toMatchObject({ status: 422, body: { code: "TransferArticleUnknown" } });
    expect(await put([0, 1, 2, 3].map((number) => `knives${number}`))).toMatchObject({
      status: 422,
      body: { code: "TransferArticlesAll" },
    });
    expect((await put(["knives1", "guns1"])).status).toBe(200);
    const client = await app.as("usr", "south");
    const shown = [];
    for (let session = 0; session < 4; session++) shown.push(...(await imagesOfPaper(app, (await decided(client, given.course!)).start)));
    const kept = await query<{ id: number }>(
      "select id::int as id from images where library_id = $1 and (pool = 'exam' or article in ('knives1', 'guns1'))",
      [libraryId],
    );
    expect(kept.length).toBeGreaterThan(40);
    expect(shown.filter(({ id }) => kept.some((image) => image.id === id))).toEqual([]);
    await query('update courses set simulator_config = \'{"selectionAlgorithm": "random"}\' where id = $1', [given.course!.courseId]);
    const random = await imagesOfPaper(app, (await decided(client, given.course!)).start);
    expect(random.filter(({ id }) => kept.some((image) => image.id === id))).toEqual([]);
  });
});

describe("the difficulty of images", () => {
  test("is worked out anew from all decisions, twice the same, and told with its interval to who keeps images", async () => {
    const course = await adaptiveCourse();
    for (const place of ["north", "south"] as const) {
      const client = await app.as("usr", place);
      for (let session = 0; session < 3; session++) await decided(client, course);
    }
    const rows = () =>
      query<{ imageId: number; difficulty: number; deviation: number; answers: number; family: string }>(
        `select image_id::int as "imageId", difficulty, deviation, answers, family from image_difficulties where domain_id = $1 order by 1`,
        [domainId()],
      );
    const abilities = () => query("select * from learner_abilities where domain_id = $1 order by user_id, family", [domainId()]);
    await fitDomain(app.database.asDomain, domainId());
    const [first, could] = [await rows(), await abilities()];
    await query("update image_difficulties set difficulty = 9999 where domain_id = $1", [domainId()]);
    await query("delete from learner_abilities where domain_id = $1", [domainId()]);
    await fitDomain(app.database.asDomain, domainId());
    expect(await rows()).toEqual(first);
    expect(await abilities()).toEqual(could);
    const mean = (family: string) => {
      const of = first.filter((row) => row.family === family && row.answers > 0);
      return of.reduce((sum, { difficulty }) => sum + difficulty, 0) / of.length;
    };
    expect(mean("knives")).toBeGreaterThan(mean("guns") + 300);
    const answered = first.find(({ answers, family }) => answers > 0 && family === "knives")!;
    const web = await app.as("web");
    const { body } = await web.call<ImageDifficulty>("GET", `/api/images/${answered.imageId}/difficulty`);
    expect(body).toMatchObject({ answers: answered.answers, answeredLevel: null, level: 1, leastAnswers: 30 });
    expect(body.difficulty.value).toBeCloseTo(answered.difficulty / 1000);
    expect(body.difficulty.low).toBeLessThan(body.difficulty.value);
    expect(body.rightly.low).toBeLessThanOrEqual(body.rightly.value);
    expect((await (await app.as("usr")).call("GET", `/api/images/${answered.imageId}/difficulty`)).status).toBe(403);
    expect((await (await app.as("web", "east")).call("GET", `/api/images/${answered.imageId}/difficulty`)).status).toBe(404);
  });

  test("gives an image its level where enough is known, tells how many changed, and leaves runs in progress and a library that keeps its levels alone", async () => {
    const course = await adaptiveCourse();
    const { libraryId } = course;
    await query('update courses set simulator_config = \'{"selectionAlgorithm": "random"}\' where id = $1', [course.courseId]);
    await query("update images set difficulty = 2 where library_id = $1", [libraryId]);
    const client = await app.as("usr");
    const web = await app.as("web");
    const levels = async (start: SessionStart) =>
      (
        await query<{ level: number }>("select level from simulator_decisions where domain_id = $1 and session_id = $2 order by position", [
          domainId(),
          start.sessionId,
        ])
      ).map(({ level }) => level);
    const levelOf = async (start: SessionStart) =>
      (
        await query<{ level: number }>("select (settings ->> 'level')::int as level from simulator_sessions where id = $1", [
          start.sessionId,
        ])
      )[0]!.level;
    const listed = async (filter: string) => (await web.call("GET", `/api/images?imageLibraryId=${libraryId}&${filter}`)).body.count;
    const before = await started(client, course.practice);
    // as if thirty and more people had decided them: a third far too hard, a third known too little, a third as before
    await fitDomain(app.database.asDomain, domainId());
    const known =
      "update image_difficulties set difficulty = 2000, deviation = 200, answers = 60, level = 5 where library_id = $1 and image_id % 3 = 0";
    await query(known, [libraryId]);
    const [{ hard } = { hard: 0 }] = await query<{ hard: number }>(
      "select count(*)::int as hard from image_difficulties where domain_id = $1 and library_id = $2 and level = 5",
      [domainId(), libraryId],
    );
    expect(hard).toBe(40);
    expect(await listed("level=5")).toBe(40);
    expect(await listed("difficulty=2")).toBe(120);
    const sorted = (await web.call("GET", `/api/images?imageLibraryId=${libraryId}&order=desc(level)&limit=50`)).body;
    expect(sorted.rows.slice(0, 41).map(({ level }: { level: number }) => level)).toEqual([...Array.from({ length: 40 }, () => 5), 2]);
    const drawn = await started(await app.as("usr", "south"), course.practice);
    const paper = await imagesOfPaper(app, drawn);
    const expected = paper.map(({ id }) => (id % 3 === 0 ? 5 : 2));
    expect(await levels(drawn)).toEqual(expected);
    expect(await levelOf(drawn)).toBe(Math.round(expected.reduce((sum, level) => sum + level, 0) / expected.length));
    expect(await levels(before)).toEqual(Array.from({ length: 10 }, () => 2));
    for (let index = 0; index < 10; index++) await client.call("PUT", imagePath(before, index), passed({ decision: "VP" }));
    await seal(client, course.practice, before);
    const { body: review } = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${before.sessionId}`);
    expect(new Set(review.images.map(({ difficulty }) => difficulty))).toEqual(new Set([2]));
    expect(
      await query("select distinct value from simulator_measures where domain_id = $1 and session_id = $2 and dimension = 'level'", [
        domainId(),
        before.sessionId,
      ]),
    ).toEqual([{ value: "2" }]);
    // the next night takes these levels back: nobody answered so often
    await fitDomain(app.database.asDomain, domainId());
    const told = () =>
      query<{ images: number }>(
        "select (data ->> 'images')::int as images from events where domain_id = $1 and type = 'imageLibrary.moveLevels' and subject_id = $2 order by id",
        [domainId(), libraryId],
      );
    expect(await told()).toEqual([{ images: 40 }]);
    await query(known, [libraryId]);
    const { body: library } = await web.call("GET", `/api/imagelibraries/${libraryId}`);
    expect(library.measuredLevels).toBe(true);
    expect(
      (await web.call("PUT", "/api/imagelibraries", { id: libraryId, revision: library.revision, measuredLevels: false })).status,
    ).toBe(200);
    expect(await listed("level=5")).toBe(0);
    expect(await listed("level=2")).toBe(120);
    await fitDomain(app.database.asDomain, domainId());
    expect(await told()).toEqual([{ images: 40 }]);
    const south = await app.as("usr", "south");
    await seal(south, course.practice, drawn);
    const { body: kept } = await south.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${drawn.sessionId}`);
    expect(kept.images.map(({ difficulty }) => difficulty)).toEqual(expected);
  });

  test("keeps the level of an image between two levels from one night to the next", async () => {
    const { libraryId } = await adaptiveCourse();
    await query("update images set difficulty = 2 where library_id = $1", [libraryId]);
    const known = await app.database.asDomain(domainId(), (tx) => readKnown(tx, libraryId, 0));
    const night = async (value: number) => {
      const images = known.slice(0, 10).map((image) => ({ ...image, value, variance: 0.09, answers: 60 }));
      const moved = await app.database.asDomain(domainId(), (tx) => writeDifficulties(tx, domainId(), images));
      const [{ level } = { level: 0 }] = await query<{ level: number }>(
        "select distinct level from image_difficulties where domain_id = $1 and library_id = $2",
        [domainId(), libraryId],
      );
      return [level, moved];
    };
    const all = [{ libraryId, images: 10 }];
    expect(await night(-0.4)).toEqual([2, []]); // a third says so, but not by more than it is unsure of
    expect(await night(0.4)).toEqual([4, all]);
    expect(await night(0.1)).toEqual([4, []]);
    expect(await night(0.4)).toEqual([4, []]);
    expect(await night(-0.1)).toEqual([3, all]);
  });

  test("follows what was corrected: decisions that are not there any more are in no difficulty after the next night", async () => {
    await fitDomain(app.database.asDomain, domainId());
    const [counted] = await query<{ answers: number }>("select sum(answers)::int as answers from image_difficulties where domain_id = $1", [
      domainId(),
    ]);
    await query(
      "update simulator_decisions set decision = null where domain_id = $1 and (started_month, session_id, position) in (select started_month, session_id, position from simulator_decisions d join images i on i.id = d.image_id and i.kind = 'innocent' where d.domain_id = $1 and d.decision is not null limit 3)",
      [domainId()],
    );
    await fitDomain(app.database.asDomain, domainId());
    const [now] = await query<{ answers: number }>("select sum(answers)::int as answers from image_difficulties where domain_id = $1", [
      domainId(),
    ]);
    expect(now!.answers).toBe(counted!.answers - 3);
  });
});
