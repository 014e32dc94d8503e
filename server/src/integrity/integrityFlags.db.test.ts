import type { FlaggedPlace } from "./raiseFlags.ts";
import type { RaisedFlag } from "@vigil/model/integrity/flagKinds";
import type { IntegrityFlag } from "@vigil/model/integrity/integrityFlag";
import type { MergePreview } from "@vigil/model/organization/userMerge";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { expect, test } from "vitest";
import { completeProgram } from "../../test/compliance/testCompleteProgram.ts";
import { testApp } from "../../test/http/testApp.ts";
import { eraseUser } from "../organization/eraseUser.ts";
import { imagePath, passed, practice, seal, started } from "../../test/simulator/testSession.ts";
import { raiseFlags } from "./raiseFlags.ts";

const app = testApp();
const list = "/api/integrityflags";
const odd = { kind: "implausibleSession", facts: { images: 20, tookMs: 700 } } as const;

const raise = (userId: number, place: FlaggedPlace, ...flags: RaisedFlag[]) => {
  const { domainId } = app.world().airport;
  return app.database.asDomain(domainId, (tx) => raiseFlags(tx, { domainId, userId }, place, flags));
};
const listed = async (level: "aud" | "adm" | "web", query: string) =>
  (
    await (
      await app.as(level)
    ).call<{ rows: IntegrityFlag[] }>("GET", `${list}?fields=kind,verdict,note,place,facts,companyName,reviewedAt&${query}`)
  ).body.rows;
const flagOf = async (query: string) => (await listed("web", query))[0]!;
const review = async (level: "aud" | "adm" | "web" | "usr", ids: number[], verdict: string, note = "") =>
  (await app.as(level)).call("POST", `${list}/review`, { ids, verdict, note });

test("auditors see what looks odd within their sites, with its figures, and where to look at it", async () => {
  const course = await practice(app);
  const learner = await app.as("usr");
  await learner.call("POST", `/api/training/status/programs/${course.programId}`);
  const session = await started(learner, course.practice);
  const { north, south } = app.world().airport;
  await raise(
    north.users.usr,
    { simulatorSessionId: session.sessionId },
    { kind: "tooFast", position: 0, facts: { tookMs: 40, leastMs: 500 } },
  );
  await raise(south.users.usr, { examAttemptId: 4712 }, odd);
  expect(await listed("aud", `simulatorSessionId=${session.sessionId}`)).toMatchObject([
    {
      kind: "tooFast",
      verdict: "open",
      companyName: "North",
      facts: { kind: "tooFast", position: 0, tookMs: 40, leastMs: 500 },
      place: { session: session.sessionId, type: "practice", sealed: false, of: "courses" },
    },
  ]);
  for (const index of [0, 1, 2]) await learner.call("PUT", imagePath(session, index), passed());
  expect((await seal(learner, course.practice, session)).status).toBe(200);
  const { place } = await flagOf(`simulatorSessionId=${session.sessionId}&kind=tooFast`);
  expect(place).toMatchObject({ sealed: true });
  // the auditor of North sees nothing of South, its domain administrator does
  expect(await listed("aud", "examAttemptId=4712")).toEqual([]);
  expect(await listed("web", "examAttemptId=4712&verdict=open&kind=implausibleSession")).toMatchObject([{ companyName: "South" }]);
  expect(await listed("web", "examAttemptId=4712&verdict=confirmed")).toEqual([]);
  expect((await learner.call("GET", list)).status).toBe(403);
});

test("who looked says what it was, of one and of many, and the log keeps it; a learner never does, nor anybody of the own flags", async () => {
  const { north, south } = app.world().airport;
  await raise(north.users.usr, { examAttemptId: 4713 }, odd, { kind: "neverFetched", position: 2, facts: {} });
  await raise(south.users.usr, { examAttemptId: 4714 }, odd);
  await raise(north.users.adm, { examAttemptId: 4715 }, odd);
  const [one, other] = (await listed("web", "examAttemptId=4713")) as [IntegrityFlag, IntegrityFlag];
  expect((await review("usr", [one.id], "harmless")).status).toBe(403);
  expect((await review("aud", [one.id, (await flagOf("examAttemptId=4714")).id], "harmless")).status).toBe(404);
  expect(await review("adm", [(await flagOf("examAttemptId=4715")).id], "harmless")).toMatchObject({
    status: 403,
    body: { code: "IntegrityFlagOwn" },
  });
  expect(await review("aud", [one.id, other.id], "confirmed", "Nobody looks that quickly.")).toMatchObject({ status: 200 });
  expect(await listed("web", "examAttemptId=4713&verdict=confirmed")).toMatchObject([
    { note: "Nobody looks that quickly." },
    { note: "Nobody looks that quickly." },
  ]);
  const { body } = await (await app.as("web")).call("GET", `/api/events?type=integrityFlag.review&subjectId=${one.id}&fields=userId`);
  const told = (await (await app.as("web")).call("GET", `/api/events/${body.rows[0].id}`)).body;
  expect(told).toMatchObject({
    userId: north.users.aud,
    data: { userId: north.users.usr, before: { verdict: "open" }, after: { verdict: "confirmed" } },
    personal: { before: { note: "" }, after: { note: "Nobody looks that quickly." } },
  });
  expect((await review("aud", [one.id], "open")).body).toMatchObject([{ verdict: "open", reviewedAt: null }]);
});

test("a certificate tells how many flags its exams have that nobody looked at, and how many were confirmed", async () => {
  const { programId } = await completeProgram(app);
  const { domainId, north } = app.world().airport;
  const [attempt] = await app.database.asDomain(domainId, async (tx) => {
    const { id: courseStatusId, contentId } = await tx
      .selectFrom("courseStatuses")
      .innerJoin("programStatuses", (join) =>
        join
          .onRef("programStatuses.domainId", "=", "courseStatuses.domainId")
          .onRef("programStatuses.id", "=", "courseStatuses.programStatusId"),
      )
      .select(["courseStatuses.id", "courseStatuses.contentId"])
      .where("programStatuses.programId", "=", programId)
      .executeTakeFirstOrThrow();
    const sealed = { sealedAt: new Date(), sealedBy: "submit" as const, number: 1, settings: "{}" };
    return tx
      .insertInto("examAttempts")
      .values({ domainId, userId: north.users.usr, kind: "final", courseStatusId, contentId, ...sealed })
      .returning("id")
      .execute();
  });
  await raise(
    north.users.usr,
    { examAttemptId: attempt!.id },
    odd,
    { kind: "neverFetched", position: 0, facts: {} },
    { kind: "elsewhere", facts: { times: 2 } },
  );
  const [first] = await listed("web", `examAttemptId=${attempt!.id}`);
  await review("web", [first!.id], "confirmed");
  const client = await app.as("web");
  const { body } = await client.call<{ rows: { id: number }[] }>("GET", `/api/programcertificates?programId=${programId}`);
  expect((await client.call("GET", `/api/programcertificates/${body.rows[0]!.id}`)).body).toMatchObject({
    openFlags: 2,
    confirmedFlags: 1,
  });
});

test("flags are reported by learner and kind, and by company", async () => {
  const admin = await app.as("web");
  const { south } = app.world().airport;
  await raise(
    south.users.ins,
    { examAttemptId: 4716 },
    odd,
    { kind: "neverFetched", position: 2, facts: {} },
    { kind: "neverFetched", position: 3, facts: {} },
  );
  await review("web", [(await flagOf("examAttemptId=4716&kind=implausibleSession")).id], "harmless");
  const lines = async (code: string) => {
    const { body } = await admin.call<ReportRun>("POST", `/api/reports/${code}/runs`, {});
    return (await admin.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines`)).body.rows;
  };
  const ofLearner = (await lines("I10")).filter(([username]) => username === "ins.south");
  expect(ofLearner.map(([, , , , company, ...rest]) => [company, ...rest])).toEqual([
    ["South", "implausibleSession", 1, 0, 1, 0],
    ["South", "neverFetched", 2, 2, 0, 0],
  ]);
  expect(await lines("I20")).toContainEqual(["South", "neverFetched", 1, 2, 2, 0, 0]);
});

test("flags follow their learner through a merge, and when a person is erased what was written about them goes", async () => {
  const { domainId, north, south } = app.world().airport;
  const [keptId, mergedId] = [north.users.usr, south.users.usr];
  await raise(mergedId, { examAttemptId: 4717 }, odd);
  const admin = await app.as("web");
  const { body } = await admin.call<MergePreview>("GET", `/api/users/merge?keptId=${keptId}&mergedId=${mergedId}`);
  const merged = await admin.call("POST", "/api/users/merge", {
    keptId,
    mergedId,
    keptRevision: body.kept.revision,
    mergedRevision: body.merged.revision,
    confirm: "usr.south",
  });
  expect(merged.status).toBe(200);
  const { id } = await flagOf(`examAttemptId=4717&userId=${keptId}`);
  await review("web", [id], "confirmed", "Amal said so.");
  await app.database.asDomain(domainId, (tx) => eraseUser(tx, { domainId, userId: north.users.web, requestId: "", address: "" }, keptId));
  expect(await listed("web", "examAttemptId=4717")).toMatchObject([{ verdict: "confirmed", note: "" }]);
});
