import { describe, expect, test } from "vitest";
import { testApp, testLevels, testPassword } from "../http/testApp.ts";

const { as, visitor, world } = testApp();
const student = { username: "usr", password: testPassword, domain: "airport" };

describe("signing in", () => {
  test("R-7.080 GET user/login obtains the token, R-7.007 in a response header", async () => {
    const client = visitor();
    const { status, body, headers } = await client.call("GET", "/api/user/login");
    expect(status).toBe(200);
    expect(body.token).toBe(headers["x-xsrf-token"]);
    expect(client.cookie).toMatch(/^vigil=0\./);
  });

  test("R-7.087 R-3.119 POST user/login answers the session user", async () => {
    const { status, body } = await visitor().signIn(student);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: world().airport.north.users.usr,
      username: "usr",
      firstName: "Student",
      lastName: "North",
      accessLevelId: 1,
      companyId: world().airport.north.companyId,
      company: { name: "North" },
      permissions: ["training:take"],
      permissionData: { companies: [], groups: [], programs: [] },
      training: true,
      updatePassword: false,
      locale: "en",
    });
  });

  test.each(testLevels)("as %s", async (level) => {
    const { status, body } = await (await as(level)).call("GET", "/api/user/profile");
    expect([status, body.accessLevelCode, body.training]).toEqual([200, level, level === "usr"]);
  });
});
