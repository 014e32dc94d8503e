import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { testApp, testPassword } from "../../test/http/testApp.ts";
import { testCompanyConfiguration } from "../../test/training/testCompanyConfiguration.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

/**
 * Section 7 of the specification, "Training structure and status" and "Time tracking", as any client may speak it:
 * plain HTTP to a server that listens, a cookie, the cross-site token, JSON. Each call once, in the order in which a learner makes them.
 */

const seconds = z.int().min(0);
const share = z.number().min(0).max(1);
const status = z.enum(["a", "c", "n"]);
const programStatus = z.object({ status, complete: z.boolean() });
const bookmark = z.looseObject({ unitId: z.int(), sectionId: z.int(), pageId: z.int() });
const courseStatus = z.object({
  status,
  complete: z.boolean(),
  bookmark: bookmark.nullable(),
  duration: seconds,
  totalDuration: seconds,
  progress: share,
});
const pageState = z.object({
  pageId: z.int(),
  complete: z.boolean(),
  timeMet: z.boolean(),
  labComplete: z.boolean(),
  data: z.unknown(),
});
const sectionStatus = z.object({ sectionId: z.int(), status: z.enum(["C", "A"]), pages: z.array(pageState) });
const unitStatus = z.object({ status, sectionStatus: z.array(sectionStatus), sectionsComplete: z.int() });
const courseConfig = z.object({
  courseEnforceOrder: z.boolean(),
  minTime: seconds,
  pageTimerContent: seconds,
  sessionTimerContent: seconds,
  sessionTimerPractice: seconds,
  sessionTimerExam: seconds,
  imageTimerPractice: seconds,
  imageTimerExam: seconds,
  examCategorizeThreats: z.boolean(),
  practiceCategorizeThreats: z.boolean(),
  examMarkThreats: z.boolean(),
  practiceMarkThreats: z.boolean(),
});
const courseEntry = z.object({ id: z.int(), title: z.string(), type: z.enum(["content", "simulator", "ilt"]), courseStatus });
const program = z.object({
  id: z.int(),
  title: z.string(),
  priority: z.int(),
  courses: z.array(courseEntry),
  programConfig: courseConfig.extend({ programEnforceOrder: z.boolean(), displaySequenceOnly: z.boolean() }),
  programStatus,
  complete: z.boolean(),
});
const page = z.object({ _id: z.int(), type: z.string(), labs: z.array(z.unknown()), skip: z.boolean() });
const section = z.object({
  name: z.string(),
  type: z.string(),
  pages: z.array(page),
  files: z.array(z.string()),
  attachments: z.array(z.unknown()),
});
const unit = z.object({
  type: z.enum(["Content", "Practice", "Review", "Library", "Exam"]),
  name: z.string(),
  sections: z.array(section),
  tested: z.boolean(),
  examSize: z.int(),
  passingScore: z.number(),
  sectionCount: z.int(),
});
const course = z.object({
  id: z.int(),
  title: z.string(),
  type: z.enum(["content", "simulator", "ilt"]),
  isVirtual: z.boolean(),
  courseConfig,
  courseStatus,
  unitStatus: z.array(unitStatus),
  examStatus: z.object({ passed: z.boolean(), missed: z.array(z.int()) }),
  content: z.object({
    units: z.array(unit),
    labs: z.array(z.unknown()),
    glossary: z.array(z.unknown()),
    objectives: z.array(z.unknown()),
    locale: z.string(),
  }),
  finalExam: z.boolean(),
  simConfig: z.unknown(),
  simOverride: z.unknown(),
  simulator: z.array(z.unknown()),
  courseUrlPrefix: z.string(),
  courseUrlSuffix: z.string(),
  labUrlPrefix: z.string(),
  labUrlSuffix: z.string(),
  simUrlPrefix: z.string(),
  simUrlSuffix: z.string(),
  corsMode: z.literal("no-cors"),
  corsCredentials: z.literal("same-origin"),
});
const userTime = z.object({
  id: z.int(),
  programs: z.array(
    z.object({
      programId: z.int(),
      total: seconds,
      sequences: z.array(
        z.object({ sequence: z.int(), duration: seconds, sessions: z.array(z.object({ session: z.int(), duration: seconds })) }),
      ),
    }),
  ),
});
const refusal = z.object({ code: z.string(), message: z.string(), requestId: z.string() });

const app = testApp();
let address = "";
let programId = 0;
let courseId = 0;
let learner: Speak;
let administrator: Speak;

type Speak = <S extends z.ZodType>(
  answer: S,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
) => Promise<z.infer<S>>;

/** Signs in as the specification says: the token from GET user/login, then the credentials; every write carries the token. */
async function client(username: string, expected = 200): Promise<Speak> {
  const jar = { cookie: "", token: "" };
  const send = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(`${address}/api/${path}`, {
      method,
      headers: {
        ...(jar.cookie !== "" && { cookie: jar.cookie }),
        ...(method !== "GET" && { "X-Xsrf-Token": jar.token, "content-type": "application/json" }),
      },
      ...(method !== "GET" && { body: JSON.stringify(body ?? {}) }),
    });
    jar.cookie = reply.headers.getSetCookie()[0]?.split(";")[0] ?? jar.cookie;
    jar.token = reply.headers.get("X-Xsrf-Token") ?? jar.token;
    return reply;
  };
  await send("GET", "user/login");
  await send("POST", "user/login", { username, password: testPassword, domain: "airport" });
  return async (answer, method, path, body) => {
    const reply = await send(method, path, body);
    const text = await reply.text();
    if (reply.status !== expected && answer !== (refusal as z.ZodType)) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    expect(reply.headers.get("content-type")).toContain("application/json");
    return answer.parse(JSON.parse(text));
  };
}

const later = async (table: string, column: string, count: number) =>
  app.database.ask(`update ${table} set ${column} = ${column} - make_interval(secs => $1)`, [count]);

beforeAll(async () => {
  await testCompanyConfiguration(app, { minTime: 60, resetStarted: "nextLaunch" });
  ({ programId, courseId } = await testContentCourse(app));
  address = await app.app().listen({ port: 0, host: "127.0.0.1" });
  learner = await client("usr");
  administrator = await client("adm");
});

describe("training structure and status over plain HTTP", () => {
  test("R-3.125 R-3.133 R-7.027 R-7.028 R-7.029 R-7.031 programs, courses and the content of a course are answered as named", async () => {
    const order = "order=asc(priority),asc(title)";
    const alone = await learner(z.array(program), "GET", `training/programs?${order}`);
    expect(alone.find(({ id }) => id === programId)).toMatchObject({
      courses: [],
      programConfig: { minTime: 60, programEnforceOrder: false },
    });
    const whole = await learner(z.array(program), "GET", `training?${order}`);
    expect(whole.find(({ id }) => id === programId)?.courses).toHaveLength(2);
    expect(await learner(z.array(courseEntry), "GET", `training/programs/${programId}`)).toHaveLength(2);
    const content = await learner(course, "GET", `training/programs/${programId}/courses/${courseId}`);
    expect(content.content.units.map(({ sectionCount }) => sectionCount)).toEqual([2, 1]);
  });

  test("R-7.033 R-7.034 R-7.035 R-7.036 R-7.043 a program is started, looked at, ended and reset; its sequence is answered", async () => {
    const path = `training/status/programs/${programId}`;
    expect(await learner(programStatus, "GET", path)).toEqual({ status: "n", complete: false });
    expect(await learner(programStatus, "POST", path)).toEqual({ status: "a", complete: false });
    expect(await learner(programStatus, "PUT", path)).toEqual({ status: "a", complete: false });
    const run = z.object({ sequence: z.int(), duration: seconds, total: seconds, complete: z.boolean() });
    expect(await learner(run, "GET", `training/status/sequence/${programId}/1`)).toEqual({
      sequence: 1,
      duration: 0,
      total: 0,
      complete: false,
    });
    expect(await learner(programStatus.extend({ sequence: z.int() }), "DELETE", path)).toMatchObject({ sequence: 2 });
  });

  test("R-7.032 R-7.037 R-7.038 R-7.039 R-7.040 R-7.041 R-7.042 a course, its unit and section are worked on; progress is kept", async () => {
    const path = `training/status/programs/${programId}/courses/${courseId}`;
    expect(await learner(z.array(z.unknown()), "GET", `${path}/simulator`)).toEqual([]);
    expect(await learner(courseStatus, "POST", path)).toMatchObject({ progress: 0, duration: 0 });
    await later("course_statuses", "timed_at", 30);
    expect(await learner(courseStatus, "PUT", path, { duration: 20 })).toMatchObject({ progress: 0, duration: 20 });
    expect(await learner(unitStatus, "POST", `${path}/units/1`)).toMatchObject({ status: "n", sectionsComplete: 0 });
    const pages = [{ pageId: 1, complete: true, timeMet: true, labComplete: true, data: null }];
    await later("course_statuses", "timed_at", 10);
    const saved = await learner(z.object({ courseStatus }), "PUT", `${path}/units/1/sections/1`, { status: "A", pages, courseDuration: 5 });
    expect(saved.courseStatus).toMatchObject({ progress: 0.16, duration: 25 });
    expect((await learner(z.object({ courseStatus }), "PUT", `${path}/units/1/sections/1`, { status: "C" })).courseStatus.progress).toBe(
      0.33,
    );
    const unitNow = { status: "a", sectionStatus: [{ sectionId: 1, status: "C" }] };
    expect(await learner(unitStatus, "PUT", `${path}/units/1`, unitNow)).toMatchObject({ status: "a", sectionsComplete: 1 });
    const here = { unitId: 1, sectionId: 2, pageId: 3 };
    await later("course_statuses", "timed_at", 10);
    const kept = z.object({ bookmark, progress: share });
    expect(await learner(kept, "PUT", "training/progress", { programId, courseId, progress: 0.33, bookmark: here, duration: 10 })).toEqual({
      bookmark: here,
      progress: 0.33,
    });
    expect(await learner(kept, "PUT", "training/progress", { programId, courseId, progress: 0.33 })).toEqual({
      bookmark: here,
      progress: 0.33,
    });
  });

  test("R-8.113 a section, a unit, a page or a lab that is not in the course is no training position", async () => {
    const path = `training/status/programs/${programId}/courses/${courseId}`;
    for (const place of ["units/9", "units/1/sections/9", "units/9/sections/1"])
      expect(await learner(refusal, "PUT", `${path}/${place}`, { status: place === "units/9" ? "a" : "A" })).toMatchObject({
        code: "TrainingPositionNotFound",
        message: expect.stringMatching(/^Training position not found/),
      });
    expect((await learner(refusal, "POST", `${path}/units/1/sections/1/pages/9/labs/1`)).code).toBe("TrainingPositionNotFound");
  });
});

describe("time tracking over plain HTTP", () => {
  test("R-7.045 R-7.046 R-7.047 R-7.048 R-3.163 is started, added to, seen by an administrator and taken back", async () => {
    const start = z.object({ sequence: z.int(), session: z.int(), duration: seconds });
    const begun = await learner(start, "POST", `timetracking/${programId}`, { sequence: 2, session: 0, forceNewSession: true });
    expect(begun).toEqual({ sequence: 2, session: 1, duration: 0 });
    await later("time_sessions", "last_update_at", 30);
    const spent = z.strictObject({ duration: seconds, total: seconds });
    expect(await learner(spent, "PUT", `timetracking/${programId}`, { duration: 25 })).toEqual({ duration: 25, total: 25 });
    const userId = app.world().airport.north.users.usr;
    const users = await administrator(z.array(userTime), "GET", `timetracking/users/${userId}`);
    expect(users).toMatchObject([
      { id: userId, programs: [{ programId, total: 25, sequences: [{ sequence: 2, sessions: [{ duration: 25 }] }] }] },
    ]);
    const reset = await administrator(userTime, "PUT", `timetracking/users/${userId}`, { id: userId, programs: [{ programId }] });
    expect(reset).toMatchObject({ id: userId, programs: [{ total: 0 }] });
  });

  test("R-5.012 a body without id or without programs is refused, and names the field", async () => {
    const userId = app.world().airport.north.users.usr;
    const field = refusal.extend({ field: z.string() });
    for (const [body, name] of [
      [{ programs: [{ programId }] }, "id"],
      [{ id: userId }, "programs"],
      [{ id: userId, programs: [{}] }, "programs"],
    ] as const) {
      const answer = await (await client("adm", 422))(field, "PUT", `timetracking/users/${userId}`, body);
      expect(answer.field).toMatch(new RegExp(`^${name}`));
    }
  });
});
