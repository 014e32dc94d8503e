import { locales } from "@vigil/model/identity/locales";
import { beforeAll, describe, expect, test } from "vitest";
import { examPath, readUnits, taken, testExamCourse } from "../../test/exam/testExamCourse.ts";
import { testApp } from "../../test/http/testApp.ts";
import type { TestClient } from "../../test/http/testClient.ts";
import { completeProgram } from "../../test/compliance/testCompleteProgram.ts";

/** Sentences of the specification about records and settings, as somebody who calls the server meets them. One app for all. */
const app = testApp();
let sup: TestClient;
beforeAll(async () => {
  sup = await app.as("sup");
});
type Rows = { rows: Record<string, unknown>[] };
const add = async (url: string, body: object) => {
  const answer = await sup.call("POST", `/api/${url}`, body);
  expect([url, answer.status, answer.status === 201 ? "" : answer.body]).toEqual([url, 201, ""]);
  return answer.body;
};

const organization = async () => (await sup.call<Rows>("GET", "/api/organizations?limit=1")).body.rows[0]?.["id"];

describe("lists begin in their order", () => {
  test.each([
    ["companies", {}],
    ["configurations", {}],
    ["courses", { type: "content" }],
    ["domains", {}],
    ["groups", {}],
    ["imagelibraries", {}],
    ["programs", {}],
  ])("R-3.010 R-3.013 R-3.014 R-3.019 R-3.022 R-3.025 R-3.033 %s by name, ascending", async (url, values) => {
    const made = ["Zulu", "alpha", "Mike"].map((word) => `${word.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`);
    for (const [at, name] of made.entries())
      await add(url, {
        name,
        ...(url === "groups" || url === "companies" || url === "configurations" || url === "imagelibraries" ? {} : { title: name }),
        ...(url === "courses" ? { code: `C${at}_V1` } : {}),
        ...(url === "domains" ? { organizationId: await organization() } : {}),
        ...values,
      });
    const { body } = await sup.call<Rows>("GET", `/api/${url}?limit=100`);
    const names = body.rows.map(({ name }) => name).filter((name) => made.includes(String(name)));
    expect(names).toEqual(made.toSorted());
  });

  test("R-3.015 R-3.017 R-3.030 statuses by their beginning and certificates by completion, the newest first", async () => {
    const [first, second] = [await completeProgram(app), await completeProgram(app)];
    const owner = await app.database.owner();
    await owner.query("update program_certificates set completion_date = completion_date - 400 where program_id = $1", [second.programId]);
    await owner.query("update program_statuses set initiated_at = initiated_at - interval '400 days' where program_id = $1", [
      second.programId,
    ]);
    await owner.query("update course_statuses set initiated_at = initiated_at - interval '400 days' where course_id = $1", [
      second.courseId,
    ]);
    const order = async (url: string, field: string) =>
      (await sup.call<Rows>("GET", `/api/${url}?limit=100&fields=${field}`)).body.rows.map((row) => row[field]);
    const certificates = await order("programcertificates", "programId");
    expect(certificates.filter((id) => id === first.programId || id === second.programId)).toEqual([first.programId, second.programId]);
    const runs = await order("programstatuses", "programId");
    expect(runs.filter((id) => id === first.programId || id === second.programId)).toEqual([first.programId, second.programId]);
    const courses = await order("coursestatuses", "courseId");
    expect(courses.filter((id) => id === first.courseId || id === second.courseId)).toEqual([first.courseId, second.courseId]);
  });

  test("R-7.017 R-9.007 the other way or by several fields where the sort says so", async () => {
    const { body } = await sup.call<Rows>("GET", "/api/users?limit=100&fields=lastName,username&order=desc(lastName),asc(username)");
    const told = body.rows.map((row) => [String(row["lastName"]), String(row["username"])]);
    const sorted = told.toSorted(([a = "", b = ""], [c = "", d = ""]) => (a === c ? (b < d ? -1 : 1) : a > c ? -1 : 1));
    expect(new Set(told.map(([name]) => name)).size).toBeGreaterThan(1);
    expect(told).toEqual(sorted);
    for (const wrong of ["username", "up(username)", "asc(username"])
      expect([wrong, (await sup.call("GET", `/api/users?order=${wrong}`)).status]).toEqual([wrong, 422]);
  });

  test("R-3.051 sessions by person and time", async () => {
    for (const level of ["usr", "ins", "adm", "web"] as const) await app.as(level);
    const { body } = await sup.call<Rows>("GET", "/api/usersessions?limit=100&fields=user.lastName,user.firstName,user.username,createdAt");
    const keys = body.rows.map((row) =>
      [row["user.lastName"], row["user.firstName"], row["user.username"], row["createdAt"]].join("\u0001").toLowerCase(),
    );
    expect(keys.length).toBeGreaterThan(3);
    expect(keys).toEqual(keys.toSorted());
  });
});

describe("records keep their fields", () => {
  test("R-3.011 R-3.012 a company template has its versions, R-3.084 a group its people", async () => {
    const template = await add("companytemplates", { name: crypto.randomUUID(), description: "Further fields" });
    const { body } = await sup.call("GET", `/api/companytemplates/${template.id}`);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(["id", "rootId", "version", "name", "description", "template", "active"]));
    const { usr, ins } = app.world().airport.north.users;
    const { id } = await add("groups", { name: crypto.randomUUID(), users: [usr, ins] });
    const group = await sup.call("GET", `/api/groups/${id}`);
    expect(new Set(group.body.users)).toEqual(new Set([usr, ins]));
  });

  test("R-3.048 R-3.072 the list of users and a course have their fields", async () => {
    const users = await sup.call<Rows>("GET", "/api/users?limit=1&fields=username,company.name,active,classes,programs");
    expect(Object.keys(users.body.rows[0] ?? {})).toEqual(
      expect.arrayContaining(["username", "company.name", "active", "classes", "programs"]),
    );
    const imageLibraryId = (await add("imagelibraries", { name: crypto.randomUUID() })).id;
    const course = {
      name: crypto.randomUUID(),
      title: "X-ray",
      code: "FIELDS_V1",
      imageLibraryId,
      data: { a: 1 },
      simConfig: { runMode: "noopen" },
    };
    const { id } = await add("courses", { ...course, type: "simulator" });
    const { body } = await sup.call("GET", `/api/courses/${id}`);
    expect(body).toMatchObject(course);
    expect(Object.keys(body)).toContain("domainCodeId");
  });

  test("R-3.105 R-9.046 a program has its cycle, and one of the five recurrencies", async () => {
    const cycle = { trackCycles: true, cycleRecurrencyPeriod: 6, cycleDuration: 21_600, cycleStartMonth: 3 };
    const course = await add("courses", { name: crypto.randomUUID(), title: "X-ray", code: "CYCLE_V1", type: "simulator" });
    const { id } = await add("programs", { name: crypto.randomUUID(), title: "Cycle", courses: [course.id], ...cycle });
    expect((await sup.call("GET", `/api/programs/${id}`)).body).toMatchObject(cycle);
    const put = async (recurrency: string) => (await sup.call("PUT", "/api/programs", { id, recurrency })).status;
    for (const code of ["1x", "2x", "2a", "2b", "3x"]) {
      expect([code, await put(code)]).toEqual([code, 200]);
      expect((await sup.call("GET", `/api/programs/${id}`)).body.recurrency).toBe(code);
    }
    for (const code of ["4x", "2c", "1X"]) expect([code, await put(code)]).toEqual([code, 422]);
  });

  test("R-9.047 a library belongs to one of twelve industries", async () => {
    const { id } = await add("imagelibraries", { name: crypto.randomUUID() });
    const put = async (industry: string) => (await sup.call("PUT", "/api/imagelibraries", { id, industry })).status;
    for (const code of ["av", "bio", "cbs", "hbs", "ch", "cg", "ff", "gs", "lt", "mr", "ni", "pb"])
      expect([code, await put(code)]).toEqual([code, 200]);
    for (const code of ["xx", "CBS", ""]) expect([code, await put(code)]).toEqual([code, 422]);
  });

  test("R-9.049 people read industries and statuses by their names", async () => {
    const names = {
      av: "Aviation",
      bio: "Biosecurity",
      cbs: "Cabin baggage",
      hbs: "Hold baggage",
      ch: "Court houses",
      cg: "Cargo",
      ff: "Freight forwarding",
      gs: "Government sites",
      lt: "Land transport",
      mr: "Mail rooms",
      ni: "Nuclear installations",
      pb: "Ports and borders",
    };
    const word = crypto.randomUUID().slice(0, 8);
    for (const industry of Object.keys(names)) await add("imagelibraries", { name: `${word} ${industry}`, industry });
    const sheet = async (list: string, asked: string) =>
      String((await sup.call("GET", `/api/${list}/sheet?format=csv&language=en&${asked}`)).body);
    const libraries = await sheet("imagelibraries", `search=${word}`);
    for (const [code, name] of Object.entries(names)) expect(libraries).toMatch(new RegExp(`${word} ${code}.*${name}`, "u"));
    const learner = await app.as("usr");
    const stand = async (said: string, programId: number) =>
      expect(await sheet("programstatuses", `programId=${programId}`)).toContain(said);
    const complete = await completeProgram(app);
    await stand("Complete", complete.programId);
    const { programId, courseId } = await testExamCourse(app);
    await learner.call("POST", `/api/training/status/programs/${programId}`);
    await stand("Attempted", programId);
    expect(await sheet("coursestatuses", `courseId=${courseId}`)).toContain("Not attempted");
  });

  test("R-5.025 R-9.044 R-9.042 a domain has one of 33 languages, English where none is said", async () => {
    const organizationId = await organization();
    const made = await add("domains", { name: `l${crypto.randomUUID().slice(0, 8)}`, title: "Languages", organizationId });
    expect(made.locale).toBe("en");
    const put = async (locale: string) => (await sup.call("PUT", "/api/domains", { id: made.id, locale })).status;
    expect(locales).toHaveLength(33);
    for (const code of locales) expect([code, await put(code)]).toEqual([code, 200]);
    for (const code of ["xx", "de-DE", "EN", ""]) expect([code, await put(code)]).toEqual([code, 422]);
  });

  test("R-5.048 R-9.056 the passing score of a quiz is out of 100", async () => {
    const { id } = await add("quizzes", { name: crypto.randomUUID(), type: "content" });
    const put = (passingScore: number) => sup.call("PUT", "/api/quizzes", { id, passingScore });
    expect(await put(100)).toMatchObject({ status: 200, body: { passingScore: 100 } });
    for (const score of [100.5, 101, -1]) expect(await put(score)).toMatchObject({ status: 422, body: { field: "passingScore" } });
  });

  test("R-8.037 two people with one PIN are a conflict, said at the field", async () => {
    const { companyId } = app.world().airport.north;
    const { body } = await sup.call<Rows>("GET", "/api/accesslevels?limit=50");
    const accessLevelId = body.rows.find((row) => row["baseCode"] === "usr")?.["id"];
    const person = (username: string) => ({
      username,
      companyId,
      accessLevelId,
      pin: "P-4711",
      password: "Rolling-2026",
      firstName: "A",
      lastName: "B",
    });
    await add("users", person(`one${crypto.randomUUID().slice(0, 8)}`));
    const second = await sup.call("POST", "/api/users", person(`two${crypto.randomUUID().slice(0, 8)}`));
    expect(second).toMatchObject({ status: 409, body: { code: "UserPinConflict", field: "pin" } });
  });

  test("R-5.026 R-5.027 R-5.028 R-5.029 R-5.032 R-5.033 R-9.045 a password follows the domain's list, or the usual one where that says nothing", async () => {
    const { domainId, north } = app.world().airport;
    const asked = async (passwordComplexity: string) =>
      expect((await sup.call("PUT", "/api/domains", { id: domainId, passwordComplexity })).status).toBe(200);
    const give = async (password: string) => {
      const { status, body } = await sup.call("PUT", "/api/users", { id: north.users.ins, password });
      return status === 200 ? 200 : [status, body.field, body.code];
    };
    for (const nothing of ["", "[]"]) {
      await asked(nothing);
      expect(await give("Abc12345678")).toEqual([422, "password", "PasswordTooShort"]);
      expect(await give("abc123abc123")).toEqual([422, "password", "PasswordNeedsUpper"]);
      expect(await give("ABC123ABC123")).toEqual([422, "password", "PasswordNeedsLower"]);
      expect(await give("AbcdefAbcdef")).toEqual([422, "password", "PasswordNeedsDigit"]);
      expect(await give("Rolling-2026")).toBe(200);
    }
    await asked('[{"rule":"digit"}]');
    expect(await give("abcd1")).toEqual([422, "password", "PasswordTooShort"]);
    expect(await give("abcde1")).toBe(200);
    await asked('[{"rule":"minLength","value":14},{"rule":"symbol"}]');
    expect(await give("Rolling-2026")).toEqual([422, "password", "PasswordTooShort"]);
    expect(await give("Rolling2026ABCD")).toEqual([422, "password", "PasswordNeedsSymbol"]);
    expect(await give("rolling stones.")).toBe(200);
    await asked("");
  });

  test("R-6.001 R-6.002 the access levels with their titles", async () => {
    const { body } = await sup.call<Rows>("GET", "/api/accesslevels?limit=50");
    const titles = Object.fromEntries(body.rows.map((row) => [row["baseCode"], row["name"]]));
    expect(titles).toMatchObject({
      usr: "Student",
      ins: "Instructor",
      aud: "Auditor",
      adm: "Company Administrator",
      trn: "Trainer",
      web: "Domain Administrator",
      sup: "System Administrator",
    });
    expect(Object.keys(titles)).toEqual(expect.arrayContaining(["spi-user", "spi-sales", "spi-support"]));
  });
});

describe("a configuration", () => {
  const settings = {
    unitPassingScore: 60,
    finalPassingScore: 75.5,
    courseEnforceOrder: true,
    programEnforceOrder: false,
    examFeedback: "question",
    examResults: "review",
    examSelectionAlgorithm: "sequential",
    minibookUnit: true,
    minibookFinal: false,
    lockOnCompleted: true,
    minTime: 3600,
    maxDisconnectTime: 600,
    displaySequenceOnly: true,
    minSequenceTime: 1800,
    minSimEfficiency: 55,
    minAverage: 65,
    imageTimerPractice: 30,
    sessionTimerPractice: 1200,
    imageTimerExam: 20,
    sessionTimerExam: 900,
    conditionsRequired: "any",
    nOfPractice: 3,
    practiceDuration: 7200,
    certificateLevel: 2,
    practicePassingScore: 70,
    practiceDurationMax: { seconds: 3600, lookBackSeconds: 86_400 },
  };

  test("R-3.052 R-3.056 R-3.057 R-3.058 R-3.060 R-3.061 R-3.062 R-3.063 R-3.066 R-3.067 R-3.068 R-3.069 holds its settings as they were written", async () => {
    const { id } = await add("configurations", { name: crypto.randomUUID(), json: settings });
    expect((await sup.call("GET", `/api/configurations/${id}`)).body.json).toEqual(settings);
  });

  test("R-5.040 R-5.041 R-5.042 R-5.046 R-3.065 refuses what no exam could be held with, at its setting", async () => {
    const { id } = await add("configurations", { name: crypto.randomUUID(), json: settings });
    const put = (json: object) => sup.call("PUT", "/api/configurations", { id, json });
    for (const fault of [
      { unitPassingScore: 0 },
      { finalPassingScore: 101 },
      { practicePassingScore: -5 },
      { examTimerUnit: 30 }, // given in minutes
      { imageTimerExam: 0.5 },
      { practiceDurationMax: { seconds: 3600, lookBackSeconds: 60 } },
      { practiceDurationMax: { seconds: 3600 } },
      { practiceDurationMax: { lookBackSeconds: 3600 } },
      { resetCompleted: "tomorrow" },
      { conditionsRequired: "some" },
    ])
      expect([fault, (await put(fault)).status]).toEqual([fault, 422]);
    for (const right of [{ imageTimerExam: 1 }, { examTimerUnit: 60 }, { resetCompleted: "nextLaunch" }, { resetCompleted: "immediate" }])
      expect([right, (await put(right)).status]).toEqual([right, 200]);
  });
});

test("R-3.143 R-6.009 R-3.135 a learner takes training and exams, and is told whether they passed and which objectives they missed; an auditor takes none", async () => {
  const exam = await testExamCourse(app, { unitPassingScore: 80, minibookUnit: false, courseEnforceOrder: false });
  const [learner, auditor] = [await app.as("usr"), await app.as("aud")];
  expect((await auditor.call("POST", `/api/training/status/programs/${exam.programId}`)).status).toBe(403);
  expect((await auditor.call("POST", examPath(exam, 1))).status).toBe(403);
  await readUnits(learner, exam, 1, 2);
  const kindOf = async (unitId: number) => (await learner.call("POST", examPath(exam, unitId))).body.type; // once more: the open one is answered
  expect(await kindOf(1)).toBe("unit");
  expect(await taken(learner, exam, 1, 1)).toMatchObject({ status: 200, body: { passed: false, result: { missed: expect.any(Array) } } });
  const { body: second } = await taken(learner, exam, 1, 4);
  expect(second).toMatchObject({ passed: true, result: { missed: [] } });
  expect(await kindOf(-1)).toBe("final");
  expect((await taken(learner, exam, -1, 1)).body).toMatchObject({ passed: false });
  const { body } = await learner.call("GET", `/api/training/programs/${exam.programId}/courses/${exam.courseId}`);
  expect(body.examStatus).toMatchObject({ passed: false, missed: expect.arrayContaining([expect.any(Number)]) });
});
