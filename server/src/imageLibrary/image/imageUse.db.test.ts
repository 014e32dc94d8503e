import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { imagePath, passed, practice, rejected, seal, started } from "../../../test/simulator/testSession.ts";

const nothing = async () => {};
const app = testApp({ jobs: { ready: nothing, work: nothing, stop: nothing, send: nothing } });

test("an image tells where it is used, how often it was shown and stopped, and what was made from it; learners are told nothing of it", async () => {
  const learner = await app.as("usr");
  const { practice: address, courseId } = await practice(app);
  const start = await started(learner, address);
  for (const [index, decision] of [passed(rejected), passed(rejected), passed()].entries())
    expect((await learner.call("PUT", imagePath(start, index), decision)).status).toBe(200);
  await seal(learner, address, start);

  const { domainId } = app.world().airport;
  const [first, ...others] = await app.house().asDomain(domainId, async (tx) => {
    const course = await tx.selectFrom("courses").select("imageLibraryId").where("id", "=", courseId).executeTakeFirstOrThrow();
    return tx.selectFrom("images").select(["id", "kind"]).where("libraryId", "=", course.imageLibraryId!).orderBy("id").execute();
  });
  const innocent = [first!, ...others].find(({ kind }) => kind === "innocent")!;
  const threats = [first!, ...others].filter(({ kind }) => kind === "threat");
  await app
    .house()
    .asDomain(domainId, (tx) => tx.updateTable("images").set({ supersedesId: threats[0]!.id }).where("id", "=", threats[1]!.id).execute());
  const keeper = await app.as("web");
  const useOf = async (id: number) => (await keeper.call("GET", `/api/images/${id}/use`)).body;
  const told = await Promise.all(threats.map(({ id }) => useOf(id)));
  expect(told.map(({ shown }) => shown)).toEqual([1, 1]);
  expect(told.reduce((sum, { stopped }) => sum + stopped.all, 0)).toBe(2);
  expect(await useOf(innocent.id)).toMatchObject({ shown: 1, supersedes: null, successors: [] });
  const name = crypto.randomUUID();
  const { body: quiz } = await keeper.call<{ id: number }>("POST", "/api/quizzes", {
    name,
    type: "simulator",
    simulatorCourseId: courseId,
  });
  expect(await useOf(innocent.id)).toMatchObject({
    quizzes: [{ id: quiz.id, name }],
    configurations: [{ id: expect.any(Number), name: expect.any(String) }], // the test course has settings of its own
  });
  expect(told[0].courses.map(({ id }: { id: number }) => id)).toEqual([courseId]);
  expect([told[0].successors, told[1].supersedes]).toEqual([[threats[1]!.id], threats[0]!.id]);
  expect(told[0].by).toMatchObject({ practice: { shown: 1 }, exam: { shown: 0 }, quiz: { shown: 0 } });
  await app
    .house()
    .asDomain(domainId, (tx) => tx.updateTable("simulatorSessions").set({ type: "Exam" }).where("id", "=", start.sessionId).execute());
  expect((await useOf(innocent.id)).by).toMatchObject({ practice: { shown: 0 }, exam: { shown: 1 } });
  expect((await useOf(innocent.id)).lacking).toBe(false);
  const owner = await app.database.owner();
  await owner.query("insert into kept_months (domain_id, kind, month, removed) values ($1, 'decisions', date_trunc('month', now()), 3)", [
    domainId,
  ]);
  expect((await useOf(innocent.id)).lacking).toBe(true);
  expect((await learner.call("GET", `/api/images/${innocent.id}/use`)).status).toBe(403);
  expect((await (await app.as("web", "east")).call("GET", `/api/images/${innocent.id}/use`)).status).toBe(404);
});
