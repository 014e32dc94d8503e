import { expect, test } from "vitest";
import {
  answerOf,
  chosen,
  examPath,
  readUnits,
  rightOf,
  saved,
  startedExam,
  submitBody,
  testExamCourse,
} from "../../../test/exam/testExamCourse.ts";
import { imagePath, passed, plain, started } from "../../../test/simulator/testSession.ts";
import { innocent, testCourse, threat } from "../../../test/simulator/testCourse.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { TestClient } from "../../../test/http/testClient.ts";
import { watchedPool } from "../../../test/storage/watchedPool.ts";
import { buildApp } from "../../app.ts";
import { domainsOf } from "../../storage/asDomain.ts";

const app = testApp();

test("answers that come together are stored together, each as it would be alone; what is not theirs, not valid or not there spoils nothing", async () => {
  const [atExam, elsewhere] = [await app.as("usr"), await app.as("ins")];
  const course = await testExamCourse(app, { courseEnforceOrder: false, examResults: "review" });
  const reading = `/api/training/status/programs/${course.programId}`;
  await atExam.call("POST", reading);
  await atExam.call("POST", `${reading}/courses/${course.courseId}`);
  await readUnits(atExam, course, 1, 2);
  const start = await startedExam(atExam, course, 1);
  const bags = await testCourse(app, [innocent, threat], plain);
  const { pool, watch } = watchedPool(app.database.url);
  const crowded = await buildApp({ ...app.house(), pool, asDomain: domainsOf(pool) });
  const client = ({ cookie, token, device }: TestClient) => Object.assign(new TestClient(crowded), { cookie, token, device });
  const [learner, other] = [client(atExam), client(elsewhere)];
  try {
    await Promise.all([learner, other].map((each) => each.call("POST", "/api/user/refresh"))); // their sessions are known to this node
    const right = answerOf(rightOf(start.questions[0]!));
    const { result, statements } = await watch(() =>
      Promise.all([
        saved(learner, start, 0, right),
        saved(learner, start, 1, answerOf(chosen(start, 1, 3))),
        saved(learner, start, 2, answerOf(chosen(start, 2, 3))),
        saved(learner, start, 2, answerOf(rightOf(start.questions[2]!), { revision: 2 })),
        saved(learner, start, 3, answerOf([999_999])),
        saved(learner, start, 99, right),
        saved(other, start, 0, answerOf(chosen(start, 0, 3), { revision: 9 })),
      ]),
    );
    expect(result.map(({ status }) => status)).toEqual([200, 200, 200, 200, 422, 404, 404]);
    const asked = statements.filter((text) => text.includes("answer_place")).length;
    const stored = statements.filter((text) => text.includes("store_answer")).length;
    expect([asked, stored]).toEqual([2, 1]); // what was not found this month is looked for once more, in all
    // one that began in another month, of which the node that is asked has not heard
    const owner = await app.database.owner();
    await owner.query("update exam_answers set started_month = '2026-01-01' where attempt_id = $1", [start.examId]);
    await owner.query("update exam_attempts set started_month = '2026-01-01' where id = $1", [start.examId]);
    const earlier = await saved(atExam, start, 1, answerOf(chosen(start, 1, 3), { revision: 2 }));
    expect([earlier.status, earlier.body]).toMatchObject([200, { revision: 2 }]);
    const { body } = await learner.call("PUT", examPath(course, 1), submitBody(start));
    expect(body).toMatchObject({ result: { score: 50 } });
    const session = await started(learner, bags.practice);
    const twice = await watch(() => Promise.all([1, 2].map(() => learner.call("PUT", imagePath(session, 0), passed()))));
    expect(twice.result.map(({ status, body: { state } }) => [status, state.decision])).toEqual([
      [200, "VP"],
      [200, "VP"],
    ]);
    expect(twice.statements.filter((text) => text.includes("store_decision"))).toHaveLength(1);
  } finally {
    await crowded.close();
    await pool.end();
  }
});
