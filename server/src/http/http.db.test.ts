import { describe, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const { as, visitor } = testApp();

describe("answers to what goes wrong", () => {
  test("R-8.009 an unknown address under /api is a 404 with code, message and the request's number", async () => {
    const { status, body, headers } = await visitor().call("GET", "/api/nothing/here");
    expect(status).toBe(404);
    expect(body).toEqual({ code: "NotFound", message: expect.any(String), requestId: headers["x-request-id"] });
  });

  test("an address that cannot be read is a 400, protected like any other", async () => {
    const { status, body, headers } = await visitor().call("GET", "/api/%zz");
    expect([status, body.code]).toEqual([400, "BadRequest"]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("R-8.007 a call without a session is a 401", async () => {
    const { status, body } = await visitor().call("GET", "/api/user/profile");
    expect([status, body.code]).toEqual([401, "Unauthorized"]);
  });

  test("malformed JSON is a 400", async () => {
    const student = await as("usr");
    const { status, body } = await student.call("POST", "/api/user/login", "{", { "content-type": "application/json" });
    expect([status, body.code]).toEqual([400, "BadRequest"]);
  });

  test("R-8.010 a body over the limit is a 413", async () => {
    const client = visitor();
    await client.call("GET", "/api/user/login");
    const { status, body } = await client.call("POST", "/api/user/login", { username: "x".repeat(1_100_000) });
    expect([status, body.code]).toEqual([413, "PayloadTooLarge"]);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", "multipart/form-data; boundary=x"])(
    "a body of %s is a 415",
    async (type) => {
      const client = visitor();
      await client.call("GET", "/api/user/login");
      const { status, body } = await client.call("POST", "/api/user/login", "a=b", { "content-type": type });
      expect([status, body.code]).toEqual([415, "UnsupportedMediaType"]);
    },
  );

  test("an unknown field is a 422 that names it", async () => {
    const client = visitor();
    await client.call("GET", "/api/user/login");
    const { status, body } = await client.call("POST", "/api/user/login", { username: "usr", admin: true });
    expect([status, body.code, body.field]).toEqual([422, "FieldUnknown", "admin"]);
    expect(body.details.faults).toEqual([{ field: "admin", code: "FieldUnknown", message: expect.any(String) }]);
  });

  test("a wrong type is a 422 that names the field", async () => {
    const client = visitor();
    await client.call("GET", "/api/user/login");
    const { status, body } = await client.call("POST", "/api/user/login", { username: 7 });
    expect([status, body.code, body.field]).toEqual([422, "FieldInvalid", "username"]);
  });
});

describe("headers", () => {
  test.each(["/api/user/login", "/api/nothing", "/healthz", "/api/user/profile"])("protect %s, errors too", async (url) => {
    const { headers } = await visitor().call("GET", url);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).not.toMatch(/unsafe/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("answers of the API are not stored", async () => {
    const { headers } = await (await as("usr")).call("GET", "/api/user/profile");
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe("what watchers ask", () => {
  test("R-7.082 R-9.022 /version.json tells the version, without credentials", async () => {
    const { status, body } = await visitor().call("GET", "/version.json?t=1");
    expect([status, body]).toEqual([200, { version: "2.3.10" }]);
  });
  test("alive and ready", async () => {
    expect((await visitor().call("GET", "/healthz")).body).toEqual({ status: "ok" });
    expect((await visitor().call("GET", "/readyz")).body).toEqual({ status: "ready" });
  });
  test("R-7.001 R-9.005 the description of the API names every route under /api and nothing else but the system's", async () => {
    const { status, body } = await visitor().call("GET", "/api/openapi.json");
    expect([status, body.openapi]).toEqual([200, "3.1.0"]);
    const paths = Object.keys(body.paths);
    expect(paths).toContain("/api/user/login");
    expect(paths.filter((path) => !path.startsWith("/api/"))).toEqual(["/healthz", "/readyz", "/version.json"]);
  });
});
