import { describe, expect, test } from "vitest";
import type { LearnerQuiz } from "@vigil/model/quiz/quizWire";
import type { QuizImages } from "@vigil/model/quiz/quizImages";
import type { SessionStart } from "@vigil/model/simulator/wire";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { innocent, secrets, testCourse, threat } from "../../../test/simulator/testCourse.ts";
import { imagesOfPaper, plain } from "../../../test/simulator/testSession.ts";

const app = testApp();
const inDomain = <T>(work: Parameters<typeof app.database.asDomain<T>>[1]) => app.database.asDomain(app.world().airport.domainId, work);
const many = (count: number, bag: typeof threat) => Array.from({ length: count }, () => bag);

/** A quiz over a library of thirty bags, nine of them kept for exams, and those that are. */
async function madeQuiz() {
  const { courseId } = await testCourse(app, [...many(10, threat), ...many(20, innocent)], plain);
  const administrator = await app.as("web");
  const { status, body: quiz } = await administrator.call("POST", "/api/quizzes", {
    name: `Quiz ${crypto.randomUUID()}`,
    simulatorCourseId: courseId,
    numberOfImages: 3,
    questionTime: 0,
    users: [app.world().airport.north.users.usr],
  });
  expect(status).toBe(201);
  const images = await inDomain((tx) =>
    tx
      .selectFrom("images as image")
      .innerJoin("courses as course", "course.imageLibraryId", "image.libraryId")
      .select(["image.id", "image.pool", "image.kind", "image.category"])
      .where("course.id", "=", courseId)
      .orderBy("image.id", "desc")
      .execute(),
  );
  const kept = images.filter(({ pool }) => pool === "exam");
  return {
    administrator,
    quiz,
    courseId,
    kept,
    practice: images.filter(({ pool }) => pool === "practice"),
    path: `/api/quizzes/${quiz.id}/images`,
  };
}

const bodyOf = (ids: readonly number[]) => ({ images: ids.map((imageId) => ({ imageId })) });
const choose = (client: TestClient, path: string, ids: readonly number[]) => client.call<QuizImages>("PUT", path, bodyOf(ids));
const takes = ({ id }: { id: number }) => `/api/training/simulator-quiz/${id}`;
const start = (client: TestClient, quiz: { id: number }) => client.call<SessionStart>("POST", takes(quiz));
const ready = async (quiz: { id: number }) => (await (await app.as("usr")).call("GET", `${takes(quiz)}/ready`)).body;

describe("images of a quiz that were chosen by hand", () => {
  test("are what everybody gets, in their order; nothing tells a learner that they were chosen or what they are", async () => {
    const { administrator, quiz, kept, path } = await madeQuiz();
    const drawn = await start(await app.as("usr"), { id: (await madeQuiz()).quiz.id });
    const chosen = [kept[3]!, kept[0]!, kept[5]!, kept[1]!];
    const ids = chosen.map(({ id }) => id);
    expect(await choose(administrator, path, ids)).toMatchObject({
      status: 200,
      body: {
        id: quiz.id,
        pools: ["exam", "both"],
        images: chosen.map(({ id, kind, category }) => ({ imageId: id, fault: null, kind, threatCategory: category })),
      },
    });
    expect((await administrator.call("GET", `/api/quizzes/${quiz.id}`)).body).toMatchObject({
      numberOfImages: 4,
      pickedImages: 4,
      imageGone: false,
    });
    const student = await app.as("usr");
    expect(await ready(quiz)).toEqual({ code: null, images: 4 });
    const { body: session } = await start(student, quiz);
    expect((await imagesOfPaper(app, session)).map(({ id }) => id)).toEqual(ids);
    expect(Object.keys(session).toSorted()).toEqual(Object.keys(drawn.body).toSorted());
    expect(Object.keys(session.settings).toSorted()).toEqual(Object.keys(drawn.body.settings).toSorted());
    for (const secret of secrets) expect(JSON.stringify(session)).not.toContain(secret);
    expect((await student.call<LearnerQuiz[]>("GET", "/api/training/quizzes")).body.find(({ id }) => id === quiz.id)).toMatchObject({
      numberOfImages: 4,
    });
    expect((await student.call("GET", path)).status).toBe(403);
    expect((await choose(student, path, [])).status).toBe(403);
  });

  test("are of its library and kept for exams; what practice shows, another library's and one that is there twice are refused", async () => {
    const { administrator, kept, practice, path } = await madeQuiz();
    const elsewhere = await madeQuiz();
    const unfit = { status: 422, body: { code: "QuizImageUnfit", field: "images.1" } };
    for (const wrong of [practice[0]!.id, elsewhere.kept[0]!.id, 2_000_000_000])
      expect(await choose(administrator, path, [kept[0]!.id, wrong])).toMatchObject(unfit);
    expect((await choose(administrator, path, [kept[0]!.id, kept[0]!.id])).status).toBe(422);
    expect((await administrator.call<QuizImages>("GET", path)).body.images).toEqual([]);
  });

  test("tell their author what cannot be shown any more, and why; until then the quiz does not begin, and a learner is told no more than that", async () => {
    const { administrator, quiz, kept, path } = await madeQuiz();
    const ids = kept.slice(0, 2).map(({ id }) => id);
    await choose(administrator, path, ids);
    const [first] = ids;
    const goes = {
      archived: { state: "archived" },
      unapproved: { state: "returned" },
      off: { active: false },
      practice: { pool: "practice" },
    } as const;
    for (const [fault, change] of Object.entries(goes)) {
      await inDomain((tx) => tx.updateTable("images").set(change).where("id", "=", first!).execute());
      const { body } = await administrator.call<QuizImages>("GET", path);
      expect(body.images).toMatchObject([
        { imageId: first, fault },
        { imageId: ids[1], fault: null },
      ]);
      expect((await administrator.call("GET", `/api/quizzes?imageGone=true&fields=name`)).body.rows).toContainEqual(
        expect.objectContaining({ id: quiz.id }),
      );
      expect(await ready(quiz)).toEqual({ code: "QuizImagesGone", images: null });
      expect(await start(await app.as("usr"), quiz)).toMatchObject({ status: 412, body: { code: "QuizImagesGone" } });
      await inDomain((tx) =>
        tx.updateTable("images").set({ state: "approved", active: true, pool: "exam" }).where("id", "=", first!).execute(),
      );
      expect(await ready(quiz)).toEqual({ code: null, images: 2 });
    }
    const { domainId } = app.world().airport;
    await inDomain((tx) => tx.insertInto("imagesOut").values({ domainId, imageId: first! }).execute());
    expect((await administrator.call<QuizImages>("GET", path)).body.images[0]).toMatchObject({ fault: "leftOut" });
    expect(await ready(quiz)).toMatchObject({ code: "QuizImagesGone" });
    await inDomain(async (tx) => {
      await tx.deleteFrom("imagesOut").where("domainId", "=", domainId).execute();
      await tx.deleteFrom("imageTruths").where("imageId", "=", first!).execute();
      await tx.deleteFrom("images").where("id", "=", first!).execute();
    });
    expect((await administrator.call<QuizImages>("GET", path)).body.images[0]).toMatchObject({ imageId: first, fault: "deleted" });
    expect(await ready(quiz)).toMatchObject({ code: "QuizImagesGone" });
    expect((await choose(administrator, path, ids)).status).toBe(200); // nothing is changed by it
    expect(await choose(administrator, path, ids.toReversed())).toMatchObject({ status: 422, body: { field: "images.1" } });
    expect((await choose(administrator, path, ids.slice(1))).body.images).toMatchObject([{ imageId: ids[1], fault: null }]);
    expect(await ready(quiz)).toEqual({ code: null, images: 1 });
  });

  test("may be few: a library that is too small to be divided gives any of its own", async () => {
    const { courseId } = await testCourse(app, [threat, innocent, innocent], plain);
    const { administrator, quiz } = await madeQuiz();
    await administrator.call("PUT", "/api/quizzes", { id: quiz.id, simulatorCourseId: courseId });
    const images = await inDomain((tx) =>
      tx
        .selectFrom("images as image")
        .innerJoin("courses as course", "course.imageLibraryId", "image.libraryId")
        .select("image.id")
        .where("course.id", "=", courseId)
        .execute(),
    );
    const { status, body } = await choose(
      administrator,
      `/api/quizzes/${quiz.id}/images`,
      images.map(({ id }) => id),
    );
    expect([status, body.pools]).toEqual([200, ["practice", "exam", "both"]]);
    expect(await ready(quiz)).toEqual({ code: null, images: 3 });
  });

  test("stay with who began: the change is a next version's, a copy has the same; none are drawn again", async () => {
    const { administrator, quiz, kept, path } = await madeQuiz();
    const ids = kept.slice(0, 3).map(({ id }) => id);
    await choose(administrator, path, ids);
    const student = await app.as("usr");
    const { body: session } = await start(student, quiz);
    const { body: next } = await choose(administrator, path, ids.slice(1));
    expect(next.id).not.toBe(quiz.id);
    expect((await start(student, quiz)).body.sessionId).toBe(session.sessionId);
    expect((await imagesOfPaper(app, session)).map(({ id }) => id)).toEqual(ids);
    const { body: renewed } = await administrator.call("PUT", "/api/quizzes", { id: next.id, passingScore: 50 });
    expect(renewed).toMatchObject({ pickedImages: 2, numberOfImages: 2 });
    const { status, body: copy } = await administrator.call("POST", `/api/quizzes/${next.id}/copy`);
    expect([status, copy.pickedImages]).toEqual([201, 2]);
    expect(
      (await administrator.call<QuizImages>("GET", `/api/quizzes/${copy.id}/images`)).body.images.map(({ imageId }) => imageId),
    ).toEqual(ids.slice(1));
    expect((await choose(administrator, `/api/quizzes/${next.id}/images`, [])).body.images).toEqual([]);
    expect((await administrator.call("GET", `/api/quizzes/${next.id}`)).body).toMatchObject({ pickedImages: 0, numberOfImages: 2 });
  });

  test("are as many as were chosen, and go with the course they are of", async () => {
    const { administrator, quiz, kept, path } = await madeQuiz();
    const other = await madeQuiz();
    await choose(administrator, path, [kept[0]!.id, kept[1]!.id]);
    expect(await administrator.call("PUT", "/api/quizzes", { id: quiz.id, numberOfImages: 5 })).toMatchObject({
      status: 422,
      body: { code: "QuizImagesPicked", field: "numberOfImages" },
    });
    const moved = await administrator.call("PUT", "/api/quizzes", { id: quiz.id, simulatorCourseId: other.courseId, numberOfImages: 5 });
    expect(moved).toMatchObject({ status: 200, body: { pickedImages: 0, numberOfImages: 5 } });
    await administrator.call("PUT", "/api/quizzes", { id: quiz.id, type: "content" });
    expect(await choose(administrator, path, [])).toMatchObject({ status: 422, body: { code: "QuizHasNoImages" } });
  });
});
