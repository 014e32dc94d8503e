import { imageSelections } from "@vigil/model/simulator/settings";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { innocent, testCourse, threat, type TestBag } from "../../../test/simulator/testCourse.ts";
import { imagePath, imagesOfPaper, passed, plain, seal, started } from "../../../test/simulator/testSession.ts";

const app = testApp();
const many = (count: number, bag: TestBag): TestBag[] => Array.from({ length: count }, () => bag);
const settings = {
  ...plain,
  practicePassingScore: 0,
  practiceNumberOfImages: 6,
  examNumberOfImages: 6,
  examThreatShareLeast: 50,
  examThreatShareMost: 50,
  examMarkThreats: false,
  examCategorizeThreats: false,
  finalPassingScore: 100,
  maxFailedAttempts: 0,
};

/** Nine threats and nine innocent bags, drawn by an algorithm. */
async function courseBy(algorithm: string) {
  const course = await testCourse(app, [...many(9, threat), ...many(9, innocent)], settings);
  const owner = await app.database.owner();
  await owner.query("update courses set simulator_config = simulator_config || $2 where id = $1", [
    course.courseId,
    { selectionAlgorithm: algorithm },
  ]);
  return course;
}

/** Which images of the library a session shows; each is passed, and the session handed in. */
async function played(client: TestClient, address: string): Promise<number[]> {
  const session = await started(client, address);
  const paper = await imagesOfPaper(app, session);
  for (const { index } of session.images) expect((await client.call("PUT", imagePath(session, index), passed())).status).toBe(200);
  expect((await seal(client, address, session)).status).toBe(200);
  return paper.map(({ id }) => id).toSorted((one, other) => one - other);
}

async function sessions(client: TestClient, address: string, count: number): Promise<number[][]> {
  const shown: number[][] = [];
  for (let session = 0; session < count; session++) shown.push(await played(client, address));
  return shown;
}

/** How many different bags the first three sessions showed, and whether those after them began the round again. */
const roundOf = (shown: readonly number[][]) => ({
  different: new Set(shown.slice(0, 3).flat()).size,
  again: shown.slice(3).every((session, place) => session.join() === shown[place]?.join()),
});

test.each(imageSelections.filter((algorithm) => algorithm !== "balanced" && algorithm !== "adaptive"))(
  "practice (%s) shows what was not seen, then what was seen longest ago",
  async (algorithm) => {
    const { practice } = await courseBy(algorithm);
    expect(roundOf(await sessions(await app.as("usr"), practice, 5))).toEqual({ different: 18, again: true });
  },
);

test.each(["random", "balanced"])("an exam (%s) shows what was not seen, then what was seen longest ago", async (algorithm) => {
  const { exam, practice } = await courseBy(algorithm);
  const client = await app.as("usr");
  const practised = await played(client, practice);
  const shown = await sessions(client, exam, 3);
  // six bags are known from practice: an exam that needs three threats and three innocent bags takes them last
  expect(new Set(shown.slice(0, 2).flat()).size).toBeGreaterThanOrEqual(11);
  const known = shown[0]!.filter((id) => practised.includes(id));
  expect(known).toEqual([]);
});

test("a quiz shows what was not seen, in practice and in quizzes, then what was seen longest ago; nobody else's sessions count", async () => {
  const { courseId, practice } = await courseBy("unseen");
  const { airport } = app.world();
  const body = {
    name: crypto.randomUUID(),
    simulatorCourseId: courseId,
    numberOfImages: 6,
    questionTime: 0,
    users: [airport.north.users.usr],
  };
  const quiz = (await (await app.as("web")).call("POST", "/api/quizzes", body)).body;
  const client = await app.as("usr");
  await sessions(await app.as("usr", "south"), practice, 2);
  const shown = await sessions(client, `/api/training/simulator-quiz/${quiz.id}`, 4);
  expect(roundOf(shown)).toEqual({ different: 18, again: true });
});

test("a session that was left before its pictures came has shown nothing", async () => {
  const { practice } = await courseBy("sequential");
  const client = await app.as("usr");
  const left = await started(client, practice);
  const paper = (await imagesOfPaper(app, left)).map(({ id }) => id);
  await seal(client, practice, left);
  expect(await played(client, practice)).toEqual(paper);
});
