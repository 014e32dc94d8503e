import { describe, expect, test } from "vitest";
import { testApp, testLevels, testPassword } from "../../../test/http/testApp.ts";

const { as, visitor, world, database } = testApp();
const student = { username: "usr", password: testPassword, domain: "airport" };

/** The newest events of a type in a domain. */
const events = (domainId: number, type: string) =>
  database.asDomain(domainId, (tx) =>
    tx.selectFrom("events").selectAll().where("domainId", "=", domainId).where("type", "=", type).orderBy("id", "desc").execute(),
  );

describe("signing in", () => {
  test("R-7.080 R-7.007 GET user/login obtains the token, in the answer and in a header", async () => {
    const client = visitor();
    const { status, body, headers } = await client.call("GET", "/api/user/login");
    expect(status).toBe(200);
    expect(body.token).toBe(headers["x-xsrf-token"]);
    expect(client.cookie).toMatch(/^vigil=0\./);
  });

  test("R-7.087 R-3.119 R-6.004 POST user/login answers the session user", async () => {
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

  test.each(testLevels)("R-1.008 R-6.005 as %s: the training flag is the student's alone", async (level) => {
    const { status, body } = await (await as(level)).call("GET", "/api/user/profile");
    expect([status, body.accessLevelCode, body.training]).toEqual([200, level, level === "usr"]);
  });

  test("the User ID is the same in any case and width, the domain in any case", async () => {
    const { status } = await visitor().signIn({ ...student, username: " ＵＳＲ ", domain: "Airport" });
    expect(status).toBe(200);
  });

  test("R-5.036 R-8.097 without a User ID or a password the message says so", async () => {
    for (const missing of [{ username: "  " }, { password: "" }]) {
      const { status, body } = await visitor().signIn({ ...student, ...missing });
      expect([status, body.code, body.message]).toEqual([422, "LoginIncomplete", "You must enter a User ID and Password."]);
    }
  });

  test("the cookie is new, names the domain, and is out of reach of scripts and other sites", async () => {
    const client = visitor();
    await client.call("GET", "/api/user/login");
    const { headers } = await client.call("POST", "/api/user/login", student);
    expect([headers["set-cookie"]].flat()[0]).toMatch(
      new RegExp(`^vigil=${world().airport.domainId}\\.[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax$`),
    );
  });

  test("only the hash of the cookie is stored", async () => {
    const client = visitor();
    await client.signIn({ ...student, username: "ins" });
    const secret = client.cookie!.split("=")[1]!;
    const owner = await database.owner();
    const { rows } = await owner.query("select s::text as row from sessions s");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(secret) || row.includes(Buffer.from(secret).toString("hex")))).toEqual([]);
  });

  test("signing in again ends the session that was there", async () => {
    const client = visitor();
    await client.signIn({ ...student, username: "aud" });
    const before = client.cookie!;
    await client.signIn({ ...student, username: "aud" });
    const old = await visitor().call("GET", "/api/user/profile", undefined, { cookie: before });
    expect([old.status, (await client.call("GET", "/api/user/profile")).status]).toEqual([401, 200]);
  });

  test("is written down", async () => {
    await visitor().signIn({ ...student, username: "trn" });
    const [signedIn] = await events(world().airport.domainId, "user.signIn");
    expect(signedIn).toMatchObject({
      userId: world().airport.north.users.trn,
      companyId: world().airport.north.companyId,
      subjectEntity: "userSession",
      address: "127.0.0.1",
      severity: "info",
    });
    expect(signedIn?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("a refused sign-in", () => {
  test("R-8.095 R-8.096 tells the same of an unknown user, a wrong password, an inactive user and an unknown domain", async () => {
    const { domainId } = world().airport;
    await database.asDomain(domainId, (tx) =>
      tx.updateTable("users").set({ active: false }).where("domainId", "=", domainId).where("id", "=", south().users.trn).execute(),
    );
    const tries = [
      { username: "nobody" },
      { password: "Wrong-2026" },
      { username: "trn.south" },
      { domain: "nowhere" },
      { domain: "system" },
    ];
    const answers = await Promise.all(
      tries.map(async (wrong) => {
        const { status, body } = await visitor().signIn({ ...student, ...wrong });
        return { status, code: body.code, message: body.message, keys: Object.keys(body).toSorted() };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, code: "LoginInvalid" });
    expect(answers[0]?.message).toMatch(
      /^Your User ID or Password were not recognized or you have exceeded the maximum login attempts.*ask your administrator for help\.$/,
    );
  });

  test("is written down without the password, and the name apart from the data", async () => {
    await visitor().signIn({ ...student, username: "somebody", password: "Guess-2026" });
    const [refused] = await events(world().airport.domainId, "user.refuseSignIn");
    expect(refused).toMatchObject({ error: "LoginInvalid", severity: "warning", personal: { username: "somebody" } });
    expect(JSON.stringify(refused)).not.toContain("Guess-2026");
  });
});

const south = () => world().airport.south;

test("R-5.063 an account that rested longer than the domain's inactive days is refused; 0 days switches that off", async () => {
  const owner = await database.owner();
  const { domainId } = world().airport;
  await owner.query(
    "update users set created_at = now() - interval '90 days', last_seen_at = now() - interval '31 days', password_changed_at = null where id = $1",
    [world().airport.south.users.adm],
  );
  const credentials = { username: "adm.south", password: testPassword, domain: "airport" };
  await owner.query("update domains set account_inactive_days = 30 where id = $1", [domainId]);
  const rested = await visitor().signIn(credentials);
  const used = await visitor().signIn(student);
  await owner.query("update domains set account_inactive_days = 0 where id = $1", [domainId]);
  const switchedOff = await visitor().signIn(credentials);
  expect([rested.body.code, used.status, switchedOff.status]).toEqual(["LoginInvalid", 200, 200]);
});

test("R-8.063 a domain can name the addresses people sign in from", async () => {
  const owner = await database.owner();
  const allow = (addresses: string[]) =>
    owner.query("update domains set allowed_addresses = $1 where name = 'harbor'", [JSON.stringify(addresses)]);
  await allow(["10.0.0.0/8"]);
  const { status, body } = await visitor().signIn({ username: "usr", password: testPassword, domain: "harbor" });
  await allow(["10.0.0.0/8", "127.0.0.1"]);
  const allowed = await visitor().signIn({ username: "usr", password: testPassword, domain: "harbor" });
  await allow([]);
  expect([status, body.code, allowed.status]).toEqual([403, "AddressUnauthorized", 200]);
});
