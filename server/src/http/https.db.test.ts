import { beforeAll, expect, test } from "vitest";
import { testApp, testPassword } from "../../test/http/testApp.ts";

const { visitor, house } = testApp({
  environment: { PUBLIC_URL: "https://training.example.org", TRUSTED_PROXIES: "none", RATE_LIMIT: "120" },
});

// whether a minute is over is no matter here
beforeAll(() => {
  house().now = () => new Date("2026-11-22T12:00:30Z");
});

test("over https the cookie belongs to this host alone and the headers insist on https", async () => {
  const client = visitor();
  const { headers } = await client.call("GET", "/api/user/login");
  expect(headers["set-cookie"]).toMatch(/^__Host-vigil=0\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  const missing = await client.call("GET", "/api/nothing");
  expect(missing.headers["strict-transport-security"]).toBe("max-age=31536000");
});

test("R-8.011 too many calls are answered 429, sign-ins sooner than others, and files are not counted", async () => {
  const client = visitor();
  const credentials = { username: "usr", password: testPassword, domain: "airport" };
  await client.call("GET", "/api/user/login");
  const statuses: number[] = [];
  for (let sent = 0; sent < 4; sent += 1) {
    client.device = null; // each time from a browser that is new here
    statuses.push((await client.call("POST", "/api/user/login", credentials)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  const { body, headers } = await client.call("POST", "/api/user/login", credentials);
  expect([body.code, Number(headers["retry-after"]) > 0]).toEqual(["TooManyRequests", true]);
  const others: number[] = [];
  for (let sent = 0; sent < 121; sent += 1) others.push((await client.call("GET", "/api/user/profile")).status);
  expect([others[0], others[119], others[120]]).toEqual([200, 200, 429]);
  expect((await client.call("GET", "/healthz")).status).toBe(200);
});
