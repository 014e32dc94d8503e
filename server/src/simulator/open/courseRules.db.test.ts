import { describe, expect, test } from "vitest";
import type { DecisionAnswer, OpenAnswer, SessionReview } from "@vigil/model/simulator/wire";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestCourse } from "../../../test/simulator/testCourse.ts";
import { imagePath, passed, plain, practice, rejected, seal, started } from "../../../test/simulator/testSession.ts";

const app = testApp();

/** A course of three bags (threat, innocent, threat) whose own simulator data are these. */
async function courseWith(simConfig: Record<string, unknown>, settings: Record<string, unknown> = {}): Promise<TestCourse> {
  const course = await practice(app, { ...plain, practiceFeedback: true, showOpenPractice: true, ...settings });
  const owner = await app.database.owner();
  await owner.query("update courses set simulator_config = simulator_config || $2 where id = $1", [course.courseId, simConfig]);
  return course;
}

describe("what a course says about its simulator", () => {
  test("R-3.075 threatCategoryOverrides: the categories offered, asked for and told are the course's own", async () => {
    const client = await app.as("usr");
    const course = await courseWith(
      { threatCategoryOverrides: { guns: "Weapons", knives: "Weapons" } },
      { practiceMarkThreats: true, practiceCategorizeThreats: true },
    );
    const start = await started(client, course.practice);
    expect(start.imageLibrary.threatCategories).toEqual(["Weapons"]);
    const right = await client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed({ ...rejected, category: "Weapons" }));
    expect(right.body).toMatchObject({
      state: { credit: "full" },
      feedback: { threatCategory: "Weapons", threatArray: [{ category: "Weapons" }] },
    });
    await client.call("PUT", imagePath(start, 1), passed());
    const old = await client.call<DecisionAnswer>("PUT", imagePath(start, 2), passed({ ...rejected, category: "guns" }));
    expect(old.body.state.credit).toBe("half");
    expect((await seal(client, course.practice, start)).body.score).toBe(83.33);
    const review = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`);
    expect(review.body.images.map(({ threatCategory, state }) => [threatCategory, state.credit])).toEqual([
      ["Weapons", "full"],
      [null, "full"],
      ["Weapons", "half"],
    ]);
  });

  test("R-3.075 showInnocentArrays: where it is off, nothing tells where everyday things lie", async () => {
    const client = await app.as("usr");
    const [shown, hidden] = [await courseWith({}), await courseWith({ showInnocentArrays: false })];
    for (const { course, told } of [
      { course: shown, told: true },
      { course: hidden, told: false },
    ]) {
      const start = await started(client, course.practice);
      const opened = await client.call<OpenAnswer>("POST", `${imagePath(start, 0)}/open`);
      expect(opened.body.innocentItems).toHaveLength(1);
      expect(opened.body.innocentArray !== null).toBe(told);
      const { body } = await client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed());
      expect(body.feedback?.threatArray).toHaveLength(1);
      expect(body.feedback?.innocentArray?.length).toBe(told ? 1 : undefined);
      await seal(client, course.practice, start);
      const review = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`);
      expect(review.body.images.every(({ innocentArray }) => (innocentArray !== null) === told)).toBe(true);
    }
  });

  test("viewCount: a session shows so many views of each image, and its last one makes the image viewed", async () => {
    const client = await app.as("usr");
    const course = await courseWith({ viewCount: 1, viewRequired: true });
    const start = await started(client, course.practice);
    expect(start.images.map(({ viewConfigs }) => viewConfigs.length)).toEqual([1, 1, 1]);
    const url = start.images[0]?.viewConfigs[0]?.url ?? "";
    expect((await client.call("GET", url)).status).toBe(200);
    expect((await client.call("GET", url.replace(/0$/, "1"))).status).toBe(404);
    const { body } = await client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed());
    expect(body.state.decision).toBe("VP");
    const both = await started(client, (await courseWith({})).practice);
    expect(both.images[0]?.viewConfigs).toHaveLength(2);
  });

  test("what the simulator does not know is refused where the course is edited, not when a learner begins", async () => {
    const { courseId } = await courseWith({});
    const administrator = await app.as("web");
    expect((await administrator.call("PUT", "/api/courses", { id: courseId, simConfig: { runMode: "autohold" } })).status).toBe(200);
    for (const simConfig of [{ runMode: "automatic" }, { viewCount: 40 }, { threatCategoryOverrides: { guns: "" } }]) {
      const put = await administrator.call("PUT", "/api/courses", { id: courseId, simConfig });
      expect(put).toMatchObject({ status: 422, body: { field: "simConfig" } });
    }
  });
});
