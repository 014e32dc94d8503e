import { describe, expect, test } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";
import type { TestClient } from "../../../test/http/testClient.ts";
import { waits } from "../../../test/identity/notedWaits.ts";

const { as, visitor, world, database } = testApp({ environment: { RATE_LIMIT: "1200" } }); // as it is by default
const north = () => world().airport.north;
const south = () => world().airport.south;

const owner = (text: string, values: unknown[] = []) => database.ask(text, values);
const events = async (type: string, userId: number) =>
  (await owner("select data, personal, address from events where type = $1 and subject_id = $2 order by id desc", [type, userId])).rows;

/** A browser at an address. */
const at = (address: string): TestClient => Object.assign(visitor(), { address });
const signIn = (client: TestClient, username: string, password = testPassword) => client.signIn({ username, password, domain: "airport" });
const wrong = (client: TestClient, username: string) => signIn(client, username, "Wrong-2026");
const status = async (answer: Promise<{ status: number }>) => (await answer).status;
/** As if so many minutes had gone by for all locks and counts of an account. */
const later = (userId: number, minutes: number) =>
  owner(
    "update sign_in_counters set blocked_until = blocked_until - make_interval(mins => $2), updated_at = updated_at - make_interval(mins => $2) where user_id = $1",
    [userId, minutes],
  );
/** As if so many wrong ones had come before. */
const failedBefore = (userId: number, kind: string, failures: number) =>
  owner("update sign_in_counters set failures = $3, blocked_until = null where user_id = $1 and kind = $2", [userId, kind, failures]);
const attacker = "203.0.113.9";

describe("the lock of a name at a place", () => {
  test("R-4.103 R-4.104 R-9.062 after five failures in a row the right password is refused as well, for 30 minutes, then for an hour", async () => {
    const { usr } = south().users;
    const guess = () => wrong(at(attacker), "usr.south");
    for (let failure = 1; failure <= 5; failure += 1) expect((await guess()).body.code).toBe("LoginInvalid");
    expect((await signIn(at(attacker), "usr.south")).body.code).toBe("LoginInvalid");
    expect(await events("user.lock", usr)).toMatchObject([
      { address: attacker, personal: { username: "usr.south" }, data: { locks: [{ at: "place", failures: 5 }] } },
    ]);
    await later(usr, 29);
    expect(await status(signIn(at(attacker), "usr.south"))).toBe(401);
    await later(usr, 2);
    await failedBefore(usr, "place", 9);
    await guess();
    await later(usr, 31);
    expect(await status(signIn(at(attacker), "usr.south"))).toBe(401);
    await later(usr, 30);
    expect(await status(signIn(at(attacker), "usr.south"))).toBe(200);
  });

  test("a network of IPv6 is one place: who has many addresses there has five guesses, and the next network is another place", async () => {
    const { web } = south().users;
    for (let turn = 1; turn <= 6; turn += 1) await wrong(at(`2001:db8:0:a::${turn}`), "web.south");
    expect(await events("user.lock", web)).toMatchObject([{ address: "2001:db8:0:a::5", data: { locks: [{ at: "place", failures: 5 }] } }]);
    expect(await status(signIn(at("2001:db8:0:a::7"), "web.south"))).toBe(401);
    expect(await status(signIn(at("2001:db8:0:b::1"), "web.south"))).toBe(200);
  });

  test("every failure slows the next try there, and nobody elsewhere", async () => {
    const before = waits.length;
    for (let failure = 1; failure <= 4; failure += 1) await wrong(at(attacker), "spi-user.south");
    await wrong(at("198.51.100.9"), "spi-user.south");
    expect(waits.slice(before)).toEqual([0, 50, 100, 200, 0]);
  });

  test("a right password sets the count back", async () => {
    for (let again = 0; again < 2; again += 1) {
      for (let failure = 1; failure <= 4; failure += 1) await wrong(at(attacker), "ins.south");
      expect(await status(signIn(at(attacker), "ins.south"))).toBe(200);
    }
  });

  test("of fifty parallel guesses at most five are evaluated", async () => {
    await Promise.all(Array.from({ length: 50 }, () => wrong(at(attacker), "aud.south")));
    const told = [...(await events("user.refuseSignIn", south().users.aud)), ...(await events("user.lock", south().users.aud))];
    expect(told).toHaveLength(30); // the others came too often in one minute to be looked at at all
    expect(told.filter(({ data }) => data.evaluated === true)).toHaveLength(5);
  });

  test("elsewhere the account is open, and a device that knows it has a count of its own even at the attacked address", async () => {
    const known = at(attacker);
    expect(await status(signIn(known, "trn.south"))).toBe(200);
    for (let failure = 1; failure <= 6; failure += 1) await wrong(at(attacker), "trn.south");
    expect(await status(signIn(at(attacker), "trn.south"))).toBe(401);
    expect(await status(signIn(at("198.51.100.7"), "trn.south"))).toBe(200);
    expect(await status(signIn(known, "trn.south"))).toBe(200);
    for (let failure = 1; failure <= 5; failure += 1) await wrong(known, "trn.south");
    expect(await status(signIn(known, "trn.south"))).toBe(401); // its own count locks it as any other
  });

  test("a device knows the names that signed in on it, in their domain, with the password they have", async () => {
    const known = at(attacker);
    await signIn(known, "adm.south");
    expect(known.device).toMatch(/^vigil-device=/u);
    for (let failure = 1; failure <= 6; failure += 1) await wrong(at(attacker), "web.south");
    const others = Object.assign(at(attacker), { device: known.device });
    expect(await status(signIn(others, "web.south"))).toBe(401);
    for (let failure = 1; failure <= 6; failure += 1) await wrong(at(attacker), "adm.south");
    expect(await status(signIn(Object.assign(at(attacker), { device: known.device }), "adm.south"))).toBe(200);
    expect(await status(signIn(Object.assign(at(attacker), { device: `${known.device}A` }), "adm.south"))).toBe(401);
    await owner("update users set password_changed_at = now() where id = $1", [south().users.adm]);
    expect(await status(signIn(Object.assign(at(attacker), { device: known.device }), "adm.south"))).toBe(401);
  });

  test("R-9.062 the hundredth stranger's failure shuts the account to strangers until somebody unlocks; known devices stay in", async () => {
    const { sup } = south().users;
    const known = at("198.51.100.8");
    await signIn(known, "sup.south");
    await wrong(at("192.0.2.1"), "sup.south");
    await failedBefore(sup, "strangers", 99);
    await wrong(at("192.0.2.2"), "sup.south");
    await later(sup, 60 * 24 * 365);
    expect(await status(signIn(at("192.0.2.3"), "sup.south"))).toBe(401);
    expect(await status(signIn(known, "sup.south"))).toBe(200);
    expect(await status(signIn(at("192.0.2.3"), "sup.south"))).toBe(401); // a known device opens the account to nobody else
    await (await as("sup")).call("POST", "/api/users/unlock", { ids: [sup] });
    expect(await status(signIn(at("192.0.2.3"), "sup.south"))).toBe(200);
  });

  test("guessing from everywhere is shut out at the twenty-fifth, for half an hour", async () => {
    const { web } = south().users;
    await owner("delete from sign_in_counters where user_id = $1", [web]);
    for (let guess = 1; guess <= 25; guess += 1) await wrong(at(`192.0.2.${guess + 10}`), "web.south");
    expect(await status(signIn(at("192.0.2.99"), "web.south"))).toBe(401);
    await later(web, 31);
    expect(await status(signIn(at("192.0.2.99"), "web.south"))).toBe(200);
  });
});

describe("an attack", () => {
  /** 200 people who never signed in before, and ten who did, on devices of their own. */
  const people = async (prefix: string) => {
    await owner(
      `insert into users (domain_id, company_id, access_level_id, username, username_key, password_hash)
       select domain_id, company_id, access_level_id, $2 || n, $2 || n, password_hash from users, generate_series(1, 200) n where id = $1`,
      [north().users.usr, prefix],
    );
    return Array.from({ length: 200 }, (_, index) => `${prefix}${index + 1}`);
  };

  test.each([
    ["from the same address", "learner", "198.51.100.20", "198.51.100.20"],
    ["from elsewhere", "colleague", "198.51.100.21", "203.0.113.66"],
  ])(
    "on ten names %s keeps none of 200 learners behind one address out, nor the ten on their own devices",
    async (_where, prefix, office, enemy) => {
      const names = await people(prefix);
      const victims = names.slice(0, 10);
      const theirs = await Promise.all(
        victims.map(async (name) => {
          const client = at(office);
          expect(await status(signIn(client, name))).toBe(200);
          return client;
        }),
      );
      const attack = async () => {
        const answers: number[] = [];
        for (let round = 0; round < 12; round += 1)
          answers.push(...(await Promise.all(victims.map((name) => status(wrong(at(enemy), name))))));
        return answers;
      };
      const arrive = async () => {
        const answers: number[] = [];
        for (let first = 10; first < names.length; first += 10)
          answers.push(...(await Promise.all(names.slice(first, first + 10).map((name) => status(signIn(at(office), name))))));
        return answers;
      };
      const [attacked, learners] = await Promise.all([attack(), arrive()]);
      expect(learners).toHaveLength(190);
      expect(new Set(attacked)).toEqual(new Set([401]));
      expect(new Set(learners)).toEqual(new Set([200]));
      const afterwards = await Promise.all(theirs.map((client, index) => status(signIn(client, victims[index]!))));
      expect(afterwards).toEqual(victims.map(() => 200));
      expect(await status(signIn(at(enemy), victims[0]!))).toBe(401);
    },
  );
});

test("who tries very many names from one address has to queue there, and people known there have not", async () => {
  const office = "198.51.100.30";
  const known = at(office);
  await signIn(known, "usr");
  await wrong(at(office), "nobody");
  await owner("update sign_in_counters set failures = 299 where kind = 'address' and domain_id = $1", [world().airport.domainId]);
  await wrong(at(office), "nobody else");
  const { status: refused, body, headers } = await signIn(at(office), "ins");
  expect([refused, body.code, headers["retry-after"]]).toEqual([429, "TooManyRequests", "6"]);
  expect(await status(signIn(known, "usr"))).toBe(200);
  await owner("update sign_in_counters set updated_at = updated_at - interval '7 seconds' where kind = 'address'");
  expect(await status(signIn(at(office), "ins"))).toBe(200);
});

test("a stolen session neither guesses the password nor locks its owner out", async () => {
  const thief = visitor();
  await signIn(thief, "spi-user");
  const change = (oldPassword: string) => thief.call("PUT", "/api/user/change/password", { oldPassword, newPassword: "Another-2026-word" });
  for (let guess = 1; guess <= 5; guess += 1) expect((await change(`Wrong-${guess}`)).body.code).toBe("PasswordOldIncorrect");
  expect((await change(testPassword)).body.code).toBe("PasswordOldIncorrect");
  expect(await events("user.lock", north().users["spi-user"])).toMatchObject([{ data: { locks: [{ at: "own", failures: 5 }] } }]);
  expect(await status(signIn(visitor(), "spi-user"))).toBe(200);
});

describe("administrators", () => {
  test("see who is kept out where, since when, until when and after how many failures; and lift one or all", async () => {
    const { ins } = south().users;
    const admin = await as("web");
    for (const address of ["192.0.2.201", "192.0.2.202"])
      for (let failure = 1; failure <= 5; failure += 1) await wrong(at(address), "ins.south");
    const locked = await admin.call("GET", "/api/users?locked=true&limit=100&fields=username,locked");
    expect(locked.body.rows.filter(({ id }: { id: number }) => id === ins)).toMatchObject([{ username: "ins.south", locked: true }]);
    const { body: locks } = await admin.call("GET", `/api/users/${ins}/locks`);
    expect(locks.map(({ at: where, address, failures }: Record<string, unknown>) => [where, address, failures])).toEqual([
      ["place", "192.0.2.202", 5],
      ["place", "192.0.2.201", 5],
    ]);
    expect(Date.parse(locks[0].until) - Date.parse(locks[0].since)).toBe(30 * 60_000);
    const lifted = await admin.call("POST", `/api/users/${ins}/locks/lift`, { ids: [locks[0].id] });
    expect(lifted.body).toEqual([locks[1]]);
    expect(await status(signIn(at("192.0.2.202"), "ins.south"))).toBe(200);
    expect(await status(signIn(at("192.0.2.201"), "ins.south"))).toBe(401);
    await admin.call("POST", "/api/users/unlock", { ids: [ins] });
    expect(await status(signIn(at("192.0.2.201"), "ins.south"))).toBe(200);
    expect((await admin.call("GET", `/api/users/${ins}`)).body.locked).toBe(false);
    const told = await events("user.unlock", ins);
    expect(told.map(({ personal, data }) => [personal.username, data.locks.map(({ address }: { address: string }) => address)])).toEqual([
      ["ins.south", ["192.0.2.201"]],
      ["ins.south", ["192.0.2.202"]],
    ]);
  });

  test("lift no lock of somebody who holds more than they do, or whom they do not see", async () => {
    const { sup, usr } = { sup: north().users.sup, usr: south().users.usr };
    const lift = async (level: "web" | "adm" | "ins", id: number) =>
      (await (await as(level)).call("POST", `/api/users/${id}/locks/lift`, { ids: [1] })).status;
    expect([await lift("web", sup), await lift("adm", usr), await lift("ins", usr)]).toEqual([403, 404, 403]);
    expect((await (await as("adm")).call("GET", `/api/users/${usr}/locks`)).status).toBe(404);
  });

  test("lock an account themselves: its sessions end, no device gets in, time does not open it; the event says whose it is", async () => {
    const { trn } = north().users;
    const admin = await as("web");
    const theirs = visitor();
    await signIn(theirs, "trn");
    expect((await admin.call("PUT", "/api/users", { id: trn, locked: true })).body.locked).toBe(true);
    expect(await status(theirs.call("GET", "/api/user/profile"))).toBe(401);
    await owner("update users set locked_at = now() - interval '1 year' where id = $1", [trn]);
    expect(await status(signIn(theirs, "trn"))).toBe(401);
    expect((await admin.call("GET", `/api/users/${trn}/locks`)).body).toMatchObject([{ at: "administrator", until: null }]);
    await admin.call("PUT", "/api/users", { id: trn, locked: false });
    expect(await status(signIn(theirs, "trn"))).toBe(200);
    for (const type of ["user.lock", "user.unlock"])
      expect(await events(type, trn)).toMatchObject([{ personal: { username: "trn" }, data: { locks: [{ at: "administrator" }] } }]);
    const ended = await owner("select ended_reason from sessions where user_id = $1 order by id desc offset 1 limit 1", [trn]);
    expect(ended.rows).toEqual([{ ended_reason: "locked" }]);
  });

  test("give a password: the event says whose, and never what", async () => {
    const { aud } = north().users;
    const given = await (await as("web")).call("POST", `/api/users/${aud}/password`, { password: "Given-by-2026-hand" });
    expect(given.status).toBe(200);
    const told = await events("user.givePassword", aud);
    expect(told).toMatchObject([{ personal: { username: "aud" }, data: { mustChange: true } }]);
    expect(JSON.stringify(told)).not.toContain("Given-by");
  });
});
