import type { LibraryObject } from "@vigil/model/imageLibrary/objectLibrary";
import { expect, test } from "vitest";
import { advance, resumeSession, type Session } from "@vigil/model/simulator/session";
import type { SessionResults, SessionReview, SessionStart } from "@vigil/model/simulator/wire";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { testApp } from "../../test/http/testApp.ts";
import { onThreat, secrets } from "../../test/simulator/testCourse.ts";
import { beganAgo, imagePath, passed, plain, practice, rejected, seal, started } from "../../test/simulator/testSession.ts";

const app = testApp();
const fields = (value: object | null | undefined): string[] => Object.keys(value ?? {});
/** Every name of the list, whatever else there is. */
const all = (names: string): string[] => expect.arrayContaining(names.split(" "));

test("R-3.147 R-3.149 R-3.150 a session's image library, images and their states have the fields of the specification", async () => {
  const client = await app.as("usr");
  const start = await started(client, (await practice(app)).practice);
  expect(fields(start.imageLibrary)).toEqual(["threatCategories", "templateVersion"]);
  const [image] = start.images;
  expect(fields(image)).toEqual(
    all(
      "index imageId custom state viewConfigs bagType threatDescription innocentItems threatCategory correctDecision threatArray innocentArray json",
    ),
  );
  expect(fields(image?.state)).toEqual(all("found credit selected category decision markedLocations"));
});

test("R-3.146 R-3.151 a marked location comes back as it was set, and a session is Exam or Practice", async () => {
  const client = await app.as("usr");
  const start = await started(client, (await practice(app, { ...plain, practiceMarkThreats: true })).practice);
  expect(start.type).toBe("Practice");
  const { body } = await client.call("PUT", imagePath(start, 0), passed(rejected));
  expect(body.state.markedLocations).toEqual([onThreat]);
});

test("R-3.148 R-7.076 results have passed, passingScore, score and finalExamLocked", async () => {
  const client = await app.as("usr");
  const course = await practice(app);
  const { body } = await seal(client, course.practice, await started(client, course.practice));
  expect(fields(body satisfies SessionResults)).toEqual(all("passed passingScore score finalExamLocked"));
});

test("R-3.152 R-7.068 the objects of the catalogue and of the library are listed for the course, the library's given to its sessions", async () => {
  const client = await app.as("usr");
  const course = await practice(app);
  const owner = await app.database.owner();
  await owner.query(
    `insert into library_objects (owner_domain_id, library_id, category, description)
     select c.owner_domain_id, c.image_library_id, 'guns', 'Blank gun' from courses c where c.id = $1`,
    [course.courseId],
  );
  const path = `/api/training/object-library/programs/${course.programId}/courses/${course.courseId}`;
  const { body } = await client.call<LibraryObject[]>("GET", `${path}?language=ar`);
  expect(body[0]).toEqual({ objectId: expect.any(Number), objectCategory: "guns", objectDescription: "Blank gun", kind: null });
  const knife = body.find(({ kind }) => kind?.kind === "kitchenKnife");
  expect(knife).toMatchObject({
    objectCategory: "knives",
    objectDescription: expect.stringMatching(/^Kitchen knife\. /),
    kind: {
      name: { en: "Kitchen knife", ar: "سكين مطبخ" },
      family: "weapons",
      materials: expect.arrayContaining([{ en: "stainless steel", ar: "فولاذ لا يصدأ" }]),
    },
  });
  expect(body.find(({ kind }) => kind?.kind === "keys")).toMatchObject({ objectCategory: "everyday" });
  const own = body.filter(({ kind }) => kind === null).map(({ objectId, objectCategory, objectDescription }) => ({ objectId, objectCategory, objectDescription })); // prettier-ignore
  expect((await started(client, course.practice)).objects).toEqual(own);
  expect((await (await app.as("usr", "east")).call("GET", path)).status).toBe(404);
});

test("the object library opens within a session where its course allows it, never in an exam unless the configuration says so", async () => {
  const client = await app.as("usr");
  const within = ({ sessionId }: { sessionId: number }) => `/api/training/simulator/sessions/${sessionId}/objects`;
  const course = await practice(app, { ...plain, nOfPractice: 0 });
  const open = await started(client, course.practice);
  expect(open.settings.showLibrary).toBe(true);
  const { body } = await client.call<LibraryObject[]>("GET", within(open));
  expect(body.some(({ kind }) => kind?.kind === "kitchenKnife")).toBe(true);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(secrets.join("|")));
  expect((await (await app.as("usr", "south")).call("GET", within(open))).status).toBe(404);
  await seal(client, course.practice, open);
  const exam = await started(client, course.exam);
  expect(exam.settings.showLibrary).toBe(false);
  expect(await client.call("GET", within(exam))).toMatchObject({ status: 403, body: { code: "LibraryClosed" } });
  const lenient = await practice(app, { ...plain, nOfPractice: 0, showLibraryExam: true, showLibraryPractice: false });
  const shut = await started(client, lenient.practice);
  expect((await client.call("GET", within(shut))).status).toBe(403);
  await seal(client, lenient.practice, shut);
  expect((await client.call("GET", within(await started(client, lenient.exam)))).status).toBe(200);
});

test("R-7.032 R-4.049 R-4.058 the simulator records of a course are its sealed sessions; the Review unit is locked without one and complete with it", async () => {
  const client = await app.as("usr");
  const course = await practice(app);
  const path = `/api/training/status/programs/${course.programId}/courses/${course.courseId}/simulator`;
  expect((await client.call("GET", path)).body).toEqual([]);
  const coursePath = `/api/training/programs/${course.programId}/courses/${course.courseId}`;
  const review = async () => (await client.call<TrainingCourse>("GET", coursePath)).body.unitStatus[1];
  const start = await started(client, course.practice);
  expect((await client.call("GET", path)).body).toEqual([]);
  expect(await review()).toMatchObject({ locked: true, complete: false });
  await seal(client, course.practice, start);
  const { body } = await client.call("GET", path);
  expect(body).toMatchObject([{ id: start.sessionId, type: "Practice", unitId: 1, score: 0, passed: false }]);
  expect(fields(body[0])).toEqual(all("id type unitId score passed duration endAt"));
  expect(await review()).toMatchObject({ locked: false, complete: true });
  const { body: read } = await client.call<TrainingCourse>("GET", coursePath);
  expect(read.unitStatus.map(({ complete }) => complete)).toEqual([false, true, false]);
  expect(read.simulator).toEqual(body);
});

test("R-3.127 R-3.128 R-3.129 R-3.131 R-3.134 R-3.140 a course has the fields of the specification", async () => {
  const client = await app.as("usr");
  const { programId, courseId } = await practice(app);
  const { body } = await client.call<TrainingCourse>("GET", `/api/training/programs/${programId}/courses/${courseId}`);
  expect(fields(body)).toEqual(
    all(
      "id title type isVirtual courseConfig courseStatus unitStatus examStatus content finalExam simConfig simOverride simulator courseUrlPrefix courseUrlSuffix labUrlPrefix labUrlSuffix simUrlPrefix simUrlSuffix corsMode corsCredentials",
    ),
  );
  expect(fields(body.courseConfig)).toEqual(
    all(
      "courseEnforceOrder minTime pageTimerContent sessionTimerContent sessionTimerPractice sessionTimerExam imageTimerPractice imageTimerExam examCategorizeThreats practiceCategorizeThreats examMarkThreats practiceMarkThreats",
    ),
  );
  expect(fields(body.courseStatus)).toEqual(all("status complete bookmark duration totalDuration progress"));
  expect(fields(body.content.units[0])).toEqual(all("type name sections tested examSize passingScore sectionCount"));
  expect(fields(body.unitStatus[0])).toEqual(all("status sectionStatus sectionsComplete"));
  expect(fields(body.simConfig)).toEqual(
    all(
      "layout model imageSet imageDir industry oem simName selectionAlgorithm runMode reviewMode overrides viewCount viewRequired markType multipleMarks templateVersion",
    ),
  );
});

test("R-8.072 an image that is not in the session is reported as a simulator image not found", async () => {
  const client = await app.as("usr");
  const course = await practice(app);
  const start = await started(client, course.practice);
  expect(await client.call("PUT", imagePath(start, 99), passed())).toMatchObject({ status: 404, body: { code: "SimulatorImageNotFound" } });
  await seal(client, course.practice, start);
  const review = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`);
  expect(fields(review.body)).toEqual(all("imageLibrary images objects results categoryRequired markRequired"));
});

test("R-3.145 a session has its ids, kind, place, images, objects, library and requirements; from them follow step, whether it is active, and index", async () => {
  const client = await app.as("usr");
  const course = await practice(app);
  const start = await started(client, course.practice);
  expect(fields(start)).toEqual(all("sessionId itemId type isQuiz isReview images objects imageLibrary categoryRequired markRequired"));
  expect(start).toMatchObject({ itemId: 1, isQuiz: false, isReview: false, settings: { orientation: "landscape" } });
  const machine = ({ settings, images, elapsedMs }: SessionStart) =>
    resumeSession(
      settings,
      images.map(({ viewConfigs }) => ({ viewCount: viewConfigs.length })),
      images.map(({ state }) => state),
      elapsedMs,
    );
  const told = (session: Session) => ({
    step: session.phase === "review" ? "complete" : "simulator",
    active: session.phase !== "review",
    index: "index" in session ? session.index : -1,
  });
  expect(told(machine(start))).toEqual({ step: "simulator", active: true, index: 0 });
  await client.call("PUT", imagePath(start, 0), passed());
  expect(told(machine(await started(client, course.practice)))).toEqual({ step: "simulator", active: true, index: 1 });
  await seal(client, course.practice, start);
  const { body: review } = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`);
  expect(review).toMatchObject({ isReview: true, results: { passingScore: 60 } });
  expect(told(advance(machine(start), { type: "end", elapsedMs: start.elapsedMs }))).toEqual({ step: "complete", active: false, index: 0 });
});

test("R-5.019 R-9.011 R-9.012 R-9.013 R-9.015 times and what a decision needs come from the configuration of the kind: seconds become milliseconds, 0 is no time", async () => {
  const client = await app.as("usr");
  const course = await practice(app, {
    ...plain,
    nOfPractice: 0,
    sessionTimerPractice: 600,
    imageTimerPractice: 0,
    practiceMarkThreats: true,
    practiceCategorizeThreats: false,
    sessionTimerExam: 1200,
    imageTimerExam: 12,
    examMarkThreats: false,
    examCategorizeThreats: true,
  });
  const first = await started(client, course.practice);
  expect(first).toMatchObject({ markRequired: true, categoryRequired: false, settings: { sessionTimerMs: 600_000, imageTimerMs: 0 } });
  await beganAgo(app, first.sessionId, 500); // a bag takes as long as it takes
  expect((await client.call("PUT", imagePath(first, 0), passed())).body.state.decision).toBe("VP");
  await seal(client, course.practice, first);
  const exam = await client.call<SessionStart>("POST", course.exam);
  expect(exam.body).toMatchObject({
    markRequired: false,
    categoryRequired: true,
    settings: { sessionTimerMs: 1_200_000, imageTimerMs: 12_000 },
  });
});

test("R-7.077 R-9.050 the credit of an image is none, half or full, and their mean is the score", async () => {
  const client = await app.as("usr");
  const course = await practice(app, { ...plain, practiceMarkThreats: true });
  const start = await started(client, course.practice);
  const decisions = [rejected, {}, { ...rejected, decision: "VH" }];
  for (const [index, decision] of decisions.entries()) await client.call("PUT", imagePath(start, index), passed(decision));
  const sealed = await seal(client, course.practice, start);
  const { body } = await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`);
  expect(body.images.map(({ state }) => state.credit)).toEqual(["full", "full", "half"]);
  expect(sealed.body).toMatchObject({ score: 83.33 }); // 1, 1 and ½ of three
});

test("R-4.004 R-4.022 a session that is started after another begins with images nobody has touched", async () => {
  const client = await app.as("usr");
  const course = await practice(app);
  const first = await started(client, course.practice);
  await client.call("PUT", imagePath(first, 0), passed());
  await seal(client, course.practice, first);
  const again = await started(client, course.practice);
  expect(again.sessionId).not.toBe(first.sessionId);
  expect(again.images.length).toBeGreaterThan(0);
  for (const { state } of again.images)
    expect(state).toMatchObject({ decision: null, opened: false, category: null, markedLocations: [], selected: false });
});

test("a unit whose session is open is told as such, so that its page offers to resume", async () => {
  const client = await app.as("usr");
  const course = await practice(app);
  const open = async () =>
    (await client.call<TrainingCourse>("GET", `/api/training/programs/${course.programId}/courses/${course.courseId}`)).body.openUnits;
  expect(await open()).toEqual([]);
  const start = await started(client, course.practice);
  expect(await open()).toEqual([1]);
  await seal(client, course.practice, start);
  expect(await open()).toEqual([]);
});
