import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { innocent, testCourse, threat, type TestCourse } from "../../../test/simulator/testCourse.ts";
import { imagesOfPaper, plain, seal, started } from "../../../test/simulator/testSession.ts";

const app = testApp();
const some = (threats: number, innocents: number) => [
  ...Array.from({ length: threats }, () => threat),
  ...Array.from({ length: innocents }, () => innocent),
];
const inDomain = <T>(work: Parameters<typeof app.database.asDomain<T>>[1]) => app.database.asDomain(app.world().airport.domainId, work);
const libraryOf = async ({ courseId }: TestCourse): Promise<number> =>
  inDomain(
    async (tx) =>
      (await tx.selectFrom("courses").select("imageLibraryId").where("id", "=", courseId).executeTakeFirst())?.imageLibraryId ?? 0,
  );
const imagesOf = (libraryId: number) =>
  inDomain((tx) => tx.selectFrom("images").select(["id", "kind", "pool"]).where("libraryId", "=", libraryId).orderBy("id").execute());
const coverage = async (libraryId: number) =>
  (await (await app.as("web")).call("GET", `/api/imagelibraries/${libraryId}/coverage`)).body.pools;

test("three of ten images are kept for exams when they are approved, threats and innocent bags alike, and which ones is chance", async () => {
  const kept: string[] = [];
  for (let library = 0; library < 3; library++) {
    const images = await imagesOf(await libraryOf(await testCourse(app, some(20, 40))));
    const exam = images.filter(({ pool }) => pool === "exam");
    expect(exam.filter(({ kind }) => kind === "threat")).toHaveLength(6);
    expect(exam.filter(({ kind }) => kind === "innocent")).toHaveLength(12);
    expect(images.filter(({ pool }) => pool === "practice")).toHaveLength(42);
    kept.push(images.map(({ pool }) => pool?.[0]).join(""));
  }
  expect(new Set(kept).size).toBe(3);
});

test("a draft is in no pool until it is approved; what was made from another image stays where that one is", async () => {
  const libraryId = await libraryOf(await testCourse(app, some(0, 10)));
  const originals = await imagesOf(libraryId);
  const made = await inDomain(async (tx) => {
    const ids: number[] = [];
    for (const { id } of originals) {
      const { ownerDomainId, views } = await tx
        .selectFrom("images")
        .select(["ownerDomainId", "views"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const values = {
        ownerDomainId,
        libraryId,
        kind: "innocent" as const,
        decision: "P" as const,
        category: null,
        state: "draft" as const,
        sourceId: id,
        views: JSON.stringify(views),
      };
      ids.push((await tx.insertInto("images").values(values).returning("id").executeTakeFirstOrThrow()).id);
    }
    return ids;
  });
  expect((await imagesOf(libraryId)).filter(({ id }) => made.includes(id)).map(({ pool }) => pool)).toEqual(made.map(() => null));
  await (await app.as("web")).call("POST", "/api/images/approve", { ids: made });
  expect((await imagesOf(libraryId)).filter(({ id }) => made.includes(id)).map(({ pool }) => pool)).toEqual(
    originals.map(({ pool }) => pool),
  );
});

test("the coverage tells what is kept and how often it was shown; rotating retires what was shown and keeps the share with what nobody saw", async () => {
  const client = await app.as("usr");
  const rules = { ...plain, nOfPractice: 0, maxFailedAttempts: 0, practiceNumberOfImages: 1, examNumberOfImages: 6 };
  const course = await testCourse(app, some(20, 40), rules);
  const libraryId = await libraryOf(course);
  const practised = await started(client, course.practice);
  await seal(client, course.practice, practised);
  const exam = await started(client, course.exam);
  await seal(client, course.exam, exam);
  const pool = (name: string, threats: number, innocents: number, mostShown: number) => ({ pool: name, threats, innocents, mostShown });
  const before = { examShare: 30, divided: true, rows: [pool("practice", 14, 28, 0), pool("exam", 6, 12, 1)] };
  expect(await coverage(libraryId)).toEqual(before);
  const path = `/api/imagelibraries/${libraryId}/rotate`;
  expect((await client.call("POST", path, { shownAtLeast: 1 })).status).toBe(403);
  const keeper = await app.as("web");
  expect((await keeper.call("POST", path, { shownAtLeast: 2 })).body).toEqual({ toPractice: 0, toExams: 0 });
  expect((await keeper.call("POST", path, { shownAtLeast: 1 })).body).toEqual({ toPractice: 6, toExams: 6 });
  expect(await coverage(libraryId)).toEqual({ ...before, rows: [pool("practice", 14, 28, 1), pool("exam", 6, 12, 0)] });
  const shown = [...(await imagesOfPaper(app, exam)), ...(await imagesOfPaper(app, practised))].map(({ id }) => id);
  const kept = (await imagesOf(libraryId)).filter((image) => image.pool === "exam");
  expect(kept.filter(({ id }) => shown.includes(id))).toEqual([]);
});

test("a library that keeps nothing apart shows all in both, until it is told to keep some", async () => {
  const keeper = await app.as("web");
  const { body: library } = await keeper.call("POST", "/api/imagelibraries", { name: `Library ${crypto.randomUUID()}`, examShare: 0 });
  await inDomain((tx) =>
    tx
      .insertInto("images")
      .values(
        Array.from({ length: 30 }, () => ({
          ownerDomainId: app.world().airport.domainId,
          libraryId: library.id,
          kind: "innocent" as const,
          decision: "P" as const,
          category: null,
          views: "[]",
        })),
      )
      .execute(),
  );
  expect(await coverage(library.id)).toMatchObject({ divided: false, rows: [{ pool: "both", innocents: 30 }] });
  await keeper.call("PUT", "/api/imagelibraries", { id: library.id, revision: library.revision, examShare: 40 });
  expect((await keeper.call("POST", `/api/imagelibraries/${library.id}/rotate`, { shownAtLeast: 1 })).status).toBe(200);
  expect(await coverage(library.id)).toMatchObject({
    divided: true,
    rows: [
      { pool: "practice", innocents: 18 },
      { pool: "exam", innocents: 12 },
    ],
  });
});
