import { fieldEntries } from "@vigil/model/entity/entity";
import { listEntities } from "@vigil/model/lists";
import { secretNames } from "@vigil/model/reporting/secretNames";
import { expect, test } from "vitest";
import { testApp, testPassword } from "../../test/http/testApp.ts";

const app = testApp();
const domain = "airport";

/** Names that sound like a secret and are none: each was looked at. */
const openly = [
  "passingScore", // of a quiz, and of the exams of a course
  "unitPassingScore",
  "finalPassingScore",
  "practicePassingScore",
  "forcePasswordChange",
  "passwordComplexity", // the rule, as everybody is told it who sets a password
  "questionRecovery",
  "securityQuestion", // which one; its answer is the secret
  "passed",
  "keepPasses", // yes or no
  "answerTo", // which comment a comment goes on from
  "answeredAt", // when the sheet of a drill was handed in
  "decodeAccessToken", // yes or no
  "signature", // of a trainer, as printed
  "trainerSignature",
  "answers", // of a learner in an exam
  "keepAnswersMonths", // how long they are kept
  "passImages", // a count
  "key", // of a row of table data
];

const namesIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== "object" || schema === null) return [];
  const { properties } = schema as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(namesIn)];
};

test("every name of a body or a record that sounds like a secret is hidden from events, or said to be none", async () => {
  const { body } = await app
    .visitor()
    .call<{ paths: Record<string, Record<string, { requestBody?: unknown }>> }>("GET", "/api/openapi.json");
  const bodies = Object.values(body.paths).flatMap((calls) => Object.values(calls).flatMap(({ requestBody }) => namesIn(requestBody)));
  expect(bodies).toEqual(expect.arrayContaining(["oldPassword", "securityAnswer", "clientSecret"]));
  const fields = Object.values(listEntities).flatMap((entity) => fieldEntries(entity).map(([name]) => name));
  const sounding = [...new Set([...bodies, ...fields])].filter((name) =>
    /pass|secret|token|answer|cookie|authorization$|credential|signature|private|^key$/iu.test(name),
  );
  expect(sounding.filter((name) => !openly.includes(name) && !(secretNames as readonly string[]).includes(name))).toEqual([]);
});

/** Everything that the log of all domains holds, as one text. */
const log = async () => {
  const { rows } = await app.database.ask("select coalesce(string_agg(e::text, E'\\n'), '') as text from events e");
  return String(rows[0].text);
};

test("no secret that a call takes stands in any event, whether the call did what it was asked or not", { timeout: 60_000 }, async () => {
  let made = 0;
  /** A password or answer that nothing else contains. */
  const secret = () => `Zq-${(made += 1)}-sEcReT-92714`;
  const admin = await app.as("web");
  const { adm, ins } = app.world().airport.north.users;
  const person = {
    username: "new.person",
    firstName: "New",
    lastName: "Person",
    accessLevelId: 1,
    companyId: app.world().airport.north.companyId,
  };
  const first = secret();
  const added = await admin.call("POST", "/api/users", { ...person, password: first });
  expect(added.status).toBe(201);
  const { id } = added.body;
  expect((await admin.call("PUT", "/api/users", { id, password: secret() })).status).toBe(200);
  const given = secret();
  expect((await admin.call("POST", `/api/users/${id}/password`, { password: given })).status).toBe(200);
  const own = app.visitor();
  expect((await own.signIn({ username: "new.person", password: given, domain })).status).toBe(200);
  const [newPassword, securityAnswer] = [secret(), secret()];
  const begun = await own.call("PUT", "/api/user/first/login", {
    oldPassword: given,
    newPassword,
    confirmPassword: newPassword,
    securityQuestion: "street",
    securityAnswer,
  });
  expect(begun.status).toBe(200);
  const changed = secret();
  expect((await own.call("PUT", "/api/user/change/password", { oldPassword: newPassword, newPassword: changed })).status).toBe(200);
  const security = { oldPassword: changed, securityQuestion: "dish", securityAnswer: secret() };
  expect((await own.call("PUT", "/api/user/change/security", security)).status).toBe(200);
  const wrong = { oldPassword: secret(), newPassword: secret(), confirmPassword: secret() };
  expect((await own.call("PUT", "/api/user/change/password", wrong)).status).toBe(422);
  expect((await app.visitor().signIn({ username: "new.person", password: secret(), domain })).status).toBe(401);
  expect((await app.visitor().signIn({ username: "nobody.at.all", password: secret(), domain })).status).toBe(401);
  const reset = (body: object) => app.visitor().call("PUT", "/api/user/login/reset", { domain, username: "new.person", ...body });
  await reset({ answer: secret(), newPassword: secret(), confirmPassword: secret() });
  await reset({ answer: security.securityAnswer, newPassword: secret() });
  await reset({ token: secret(), newPassword: secret() });
  const provider = {
    name: "Provider",
    displayName: "Provider",
    discoveryEndpoint: "https://login.example.org",
    clientId: "vigil",
    clientSecret: secret(),
    tokenEndpointParameters: { extra: secret() },
    clientOptions: { extra: secret() },
    serverSettings: { extra: secret() },
  };
  const kept = await admin.call("POST", "/api/identityproviders", provider);
  expect(kept.status).toBe(201);
  const further = { id: kept.body.id, clientSecret: secret(), clientOptions: { client_secret: secret() } };
  expect((await admin.call("PUT", "/api/identityproviders", further)).status).toBe(200);
  for (const [user, password] of [
    [adm, secret()],
    [ins, "short"],
  ] as const)
    await admin.call("POST", `/api/users/${user}/password`, { password });
  const text = await log();
  expect(text).toContain("identityProvider.update");
  expect(text).toContain("user.changePassword");
  expect(text).not.toMatch(/sEcReT/u);
  expect(text).not.toContain(testPassword);
});

test("pass marks and what else only sounds like a password are told from what to what", async () => {
  const admin = await app.as("web");
  const { body } = await admin.call("POST", "/api/quizzes", { name: "Belts", type: "content", passingScore: 70 });
  expect((await admin.call("PUT", "/api/quizzes", { id: body.id, passingScore: 85 })).status).toBe(200);
  const { trn } = app.world().airport.north.users;
  expect((await admin.call("PUT", "/api/users", { id: trn, forcePasswordChange: true })).status).toBe(200);
  const told = async (type: string, subjectId: number) => {
    const { rows } = (await admin.call("GET", `/api/events?type=${type}&subjectId=${subjectId}&limit=1`)).body;
    return (await admin.call("GET", `/api/events/${rows[0].id}`)).body;
  };
  const subject = (await admin.call("GET", `/api/events?type=quiz.update&limit=1&fields=subjectId`)).body.rows[0].subjectId;
  expect(await told("quiz.update", subject)).toMatchObject({ data: { before: { passingScore: 70 }, after: { passingScore: 85 } } });
  expect(await told("user.update", trn)).toMatchObject({
    personal: { before: { forcePasswordChange: false }, after: { forcePasswordChange: true } },
  });
});
