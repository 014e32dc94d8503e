import { describe, expect, it } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { settingsFor } from "./configuration/settingsFor.ts";

const { as, world, database } = testApp();

async function course(name: string, type = "content"): Promise<number> {
  const made = await (await as("sup")).call("POST", "/api/courses", { name, title: name, code: `${name.replaceAll(" ", "-")}_V1`, type });
  expect(made.status).toBe(201);
  return made.body.id;
}

describe("courses", () => {
  it("R-3.073 R-3.074 R-8.025 R-8.075 have a name of their own and a code of parts with a version", async () => {
    const client = await as("sup");
    await course("Named");
    const again = await client.call("POST", "/api/courses", { name: "NAMED", title: "x", code: "OTHER_V1", type: "content" });
    expect(again.body).toMatchObject({ code: "CourseConflict", field: "name" });
    const same = await client.call("POST", "/api/courses", { name: "Another", title: "x", code: "Named_V1", type: "content" });
    expect(same.body).toMatchObject({ code: "CourseCodeConflict", field: "code" });
    for (const code of ["CBS", "CBS_1", "_V1", "CBS V1", "CBS__V1"])
      expect((await client.call("POST", "/api/courses", { name: "Wrong", title: "x", code, type: "content" })).body.code).toBe(
        "CourseCodeInvalid",
      );
  });

  it("R-1.010 have exactly one of the types content, simulator and classroom", async () => {
    const client = await as("sup");
    const make = (type?: unknown) =>
      client.call("POST", "/api/courses", { name: `Typed ${String(type)}`, title: "x", code: `T-${crypto.randomUUID()}_V1`, type });
    for (const type of ["content", "simulator", "ilt"]) expect((await make(type)).body.type).toBe(type);
    for (const type of ["video", ["content", "ilt"], null, undefined])
      expect([(await make(type)).status, (await make(type)).body.field]).toEqual([422, "type"]);
  });

  it("R-8.052 a copy has a code of its own and waits for its name", async () => {
    const client = await as("sup");
    const id = await course("Copied");
    const copy = await client.call("POST", `/api/courses/${id}/copy`);
    expect(copy.body).toMatchObject({ name: "Copied (copy)", code: "Copied_COPY_V1", active: false });
    const program = await client.call("POST", "/api/programs", { name: "Uses a copy", title: "x", courses: [copy.body.id] });
    expect([program.status, program.body.code]).toEqual([406, "CourseUnfinishedCopy"]);
  });
});

describe("programs", () => {
  it("R-3.103 R-3.104 R-3.034 keep the order of their courses and find their users", async () => {
    const client = await as("sup");
    const [one, two, three] = [await course("One"), await course("Two"), await course("Three")];
    const { body } = await client.call("POST", "/api/programs", { name: "Ordered", title: "Ordered", courses: [two, one, three] });
    expect(body.courses).toEqual([two, one, three]);
    expect((await client.call("PUT", "/api/programs", { id: body.id, courses: [three, two] })).body.courses).toEqual([three, two]);
    const { south } = world().airport;
    await client.call("PUT", "/api/users", { id: south.users.usr, programs: [body.id] });
    expect((await client.call("GET", `/api/users?programs=${body.id}`)).body.rows).toMatchObject([
      { username: "usr.south", programs: [body.id] },
    ]);
    expect((await client.call("GET", `/api/programs?courses=${three}`)).body.rows).toMatchObject([{ name: "Ordered" }]);
    expect((await client.call("DELETE", `/api/courses/${two}`)).body.code).toBe("CourseInUse");
  });

  it("R-5.062 R-8.083 cycle tracking needs its time, first month, months and a simulator course", async () => {
    const client = await as("sup");
    const simulator = await course("Simulated", "simulator");
    const cycle = { trackCycles: true, cycleDuration: 21_600, cycleStartMonth: 1, cycleRecurrencyPeriod: 6 };
    const wanting = await client.call("POST", "/api/programs", { name: "Cycle", title: "Cycle", ...cycle, courses: [] });
    expect([wanting.status, wanting.body.code]).toEqual([422, "ProgramCycleRequirements"]);
    const made = await client.call("POST", "/api/programs", { name: "Cycle", title: "Cycle", ...cycle, courses: [simulator] });
    expect(made.status).toBe(201);
    expect((await client.call("PUT", "/api/programs", { id: made.body.id, cycleStartMonth: null })).body.code).toBe(
      "ProgramCycleRequirements",
    );
    expect((await client.call("GET", `/api/programs/${made.body.id}`)).body.cycleStartMonth).toBe(1);
  });
});

describe("configurations", () => {
  it("R-3.012 R-7.025 R-7.026 R-8.060 are assigned to companies and courses, one each, and resolved nearest first", async () => {
    const client = await as("sup");
    const { domainId, north, south } = world().airport;
    const lesson = await course("Configured", "simulator");
    const strict = await client.call("POST", "/api/configurations", {
      name: "Strict",
      json: { imageTimerExam: 10 },
      companies: [north.companyId],
    });
    expect(strict.body).toMatchObject({ companies: [north.companyId], json: { imageTimerExam: 10 } });
    const easy = await client.call("POST", "/api/configurations", { name: "Easy", json: { imageTimerExam: 60, nOfPractice: 1 } });
    const taken = await client.call("PUT", "/api/configurations", { id: easy.body.id, companies: [north.companyId] });
    expect([taken.status, taken.body.code, taken.body.field]).toEqual([412, "ConfigurationCompanyAssigned", "companies"]);
    const url = `/api/configurations/${easy.body.id}`;
    expect((await client.call("GET", `${url}/companies/available`)).body).toEqual([{ id: south.companyId, name: "South" }]);
    expect((await client.call("GET", `/api/configurations/${strict.body.id}/companies/assigned`)).body).toEqual([
      { id: north.companyId, name: "North" },
    ]);
    const free = async () => (await client.call<{ id: number }[]>("GET", `${url}/courses/available`)).body.some(({ id }) => id === lesson);
    expect(await free()).toBe(true);
    expect((await client.call("PUT", `${url}/courses`, { ids: [lesson] })).body.courses).toEqual([lesson]);
    expect(await free()).toBe(false);
    expect((await client.call("GET", `${url}/courses/assigned`)).body).toEqual([{ id: lesson, name: "Configured" }]);
    const resolved = (companyId: number, courseId: number | null) =>
      database.asDomain(domainId, (tx) => settingsFor(tx, domainId, companyId, courseId));
    expect(await resolved(north.companyId, null)).toEqual({ imageTimerExam: 10 });
    expect(await resolved(north.companyId, lesson)).toEqual({ imageTimerExam: 60, nOfPractice: 1 });
    expect(await resolved(south.companyId, null)).toEqual({});
    // a course of one company goes before the course and before the company
    const exact = await client.call("POST", "/api/configurations", { name: "Exact", json: { imageTimerExam: 20 } });
    const pairs = `/api/configurations/${exact.body.id}/pairs`;
    const pair = { companyId: north.companyId, courseId: lesson };
    expect((await client.call("POST", pairs, pair)).body).toEqual([{ ...pair, company: "North", course: "Configured" }]);
    expect(await resolved(north.companyId, lesson)).toEqual({ imageTimerExam: 20, nOfPractice: 1 });
    expect(await resolved(south.companyId, lesson)).toEqual({ imageTimerExam: 60, nOfPractice: 1 });
    expect((await client.call("POST", `${url}/pairs`, pair)).body).toMatchObject({
      code: "ConfigurationCompanyAssigned",
      field: "courseId",
    });
    expect((await client.call("POST", pairs, { ...pair, companyId: world().harbor.east.companyId })).body.code).toBe("ReferenceNotFound");
    expect((await client.call("DELETE", `${pairs}/${north.companyId}/${lesson}`)).body).toEqual([]);
    expect(await resolved(north.companyId, lesson)).toEqual({ imageTimerExam: 60, nOfPractice: 1 });
    const wrong = await client.call("PUT", "/api/configurations", { id: easy.body.id, json: { imageTimerExam: -1 } });
    expect([wrong.status, wrong.body.field]).toEqual([422, "json.imageTimerExam"]);
    expect((await client.call("DELETE", url)).body.code).toBe("ConfigurationInUse");
  });
});
