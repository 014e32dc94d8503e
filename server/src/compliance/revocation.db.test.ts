import type {
  CertificateAnswer,
  ClassCertificateAnswer,
  LearnerCertificate,
  VerifiedCertificate,
} from "@vigil/model/compliance/certificateWire";
import type { ProgramCertificate } from "@vigil/model/compliance/programCertificate";
import type { ReportCode } from "@vigil/model/reporting/reports/report";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportLines, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import type { TrainingProgram } from "@vigil/model/training/wire";
import { expect, test } from "vitest";
import { completeProgram } from "../../test/compliance/testCompleteProgram.ts";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();
const list = "/api/programcertificates";

async function certificatesOf(programId: number): Promise<ProgramCertificate[]> {
  const web = await app.as("web");
  const { body } = await web.call<{ rows: { id: number }[] }>("GET", `${list}?programId=${programId}`);
  return Promise.all(body.rows.map(async ({ id }) => (await web.call<ProgramCertificate>("GET", `${list}/${id}`)).body));
}
async function report(code: ReportCode, programId: number) {
  const web = await app.as("web");
  const { body } = await web.call<ReportRun>("POST", `/api/reports/${code}/runs`, { programIds: [programId] });
  const { rows } = (await web.call<ReportLines>("GET", `/api/reportruns/${body.id}/lines`)).body;
  return rows.map((row) => Object.fromEntries(reportOf(code).columns.map((name, index) => [name, row[index]])));
}

test("R-2.021 a certificate is revoked: its holder, whoever verifies it, reports and due dates know, until another one is issued", async () => {
  const { programId } = await completeProgram(app);
  const [{ id, verificationCode, revision } = {} as ProgramCertificate] = await certificatesOf(programId);
  const [adm, web, learner] = [await app.as("adm"), await app.as("web"), await app.as("usr")];
  const mine = async () =>
    (await learner.call<LearnerCertificate[]>("GET", "/api/training/certificates")).body.filter(
      (one) => one.programId === programId && one.kind === "program",
    );
  const verified = async (code: string) =>
    (await app.visitor().call<VerifiedCertificate>("GET", `/api/domains/airport/certificates/program/${code}`)).body;
  const program = async () => ({
    lapsed: undefined, // where it is left out
    ...(await learner.call<TrainingProgram[]>("GET", "/api/training")).body.find((one) => one.id === programId)?.programStatus,
  });
  expect(await report("T10", programId)).toMatchObject([{ status: "c", isOverdue: false }]);
  expect(await report("C10", programId)).toHaveLength(1);
  expect(await program()).toMatchObject({ complete: true, renewable: false });

  const body = { ids: [id], reason: "result", note: "The exam was taken by somebody else." };
  for (const client of [learner, await app.as("aud"), await app.as("ins")])
    expect((await client.call("POST", `${list}/revoke`, body)).status).toBe(403);
  for (const place of ["south", "east"] as const)
    expect((await (await app.as("adm", place)).call("POST", `${list}/revoke`, body)).status).toBe(404);
  expect((await adm.call("POST", `${list}/revoke`, { ids: [id], reason: "because" })).status).toBe(422);
  expect(await adm.call("POST", `${list}/reissue`, { ids: [id] })).toMatchObject({
    status: 412,
    body: { code: "ProgramCertificateHolds", details: { ids: [id] } },
  });
  expect((await adm.call("POST", `${list}/revoke`, body)).status).toBe(200);
  expect(await adm.call("POST", `${list}/revoke`, body)).toMatchObject({ status: 412, body: { code: "ProgramCertificateRevoked" } });

  const today = new Date().toISOString().slice(0, 10);
  const revoked = { since: today, reason: "result", note: body.note };
  expect(await mine()).toMatchObject([{ id, valid: false, revoked }]);
  expect((await learner.call<CertificateAnswer>("GET", `/api/certificates/program/${id}`)).body.revoked).toEqual(revoked);
  // the note is for the holder alone
  expect(await verified(verificationCode)).toMatchObject({ valid: false, revoked: { since: today, reason: "result" } });
  expect(JSON.stringify(await verified(verificationCode))).not.toContain("somebody else");
  expect(await report("T10", programId)).toMatchObject([{ status: "a", isOverdue: true }]);
  expect(await report("T70", programId)).toMatchObject([{ kind: "renewal", isOverdue: true }]);
  expect([await report("C10", programId), await report("C20", programId)]).toEqual([[], []]);
  expect(await program()).toMatchObject({ renewable: true, lapsed: "revoked" });
  const figures = await web.call<{ rows: { values: number[] }[] }>("GET", "/api/dashboards/figures/certifications");
  expect(figures.body.rows).toMatchObject([{ values: [0, 0, 1] }]);
  const person = await web.call("GET", `/api/users/${app.world().airport.north.users.usr}/programs`);
  expect(person.body.find((one: { programId: number }) => one.programId === programId)).toMatchObject({
    overdue: true,
    run: { complete: true, revoked: true },
  });

  // it stays word for word as it is
  expect(await web.call("PUT", list, { id, revision: revision + 1, firstName: "Else" })).toMatchObject({
    status: 412,
    body: { code: "ProgramCertificateRevoked" },
  });
  expect((await web.call("POST", `${list}/regenerate`, { ids: [id] })).body.code).toBe("ProgramCertificateRevoked");
  const { body: events } = await web.call("GET", `/api/events?type=programCertificate.revoke&subjectId=${id}`);
  const { body: event } = await web.call("GET", `/api/events/${events.rows[0].id}`);
  expect(event.data).toMatchObject({ after: { revokedReason: "result" } });
  expect(JSON.stringify(event.data)).not.toContain("somebody else");

  const again = await adm.call<ProgramCertificate[]>("POST", `${list}/reissue`, { ids: [id] });
  expect(again.status).toBe(200);
  const [next] = again.body;
  expect(next).toMatchObject({ revokedAt: null, firstName: expect.any(String) });
  expect(next?.verificationCode).not.toBe(verificationCode);
  expect((await verified(next?.verificationCode ?? "")).valid).toBe(true);
  expect((await verified(verificationCode)).revoked).toMatchObject({ reason: "result" });
  expect(await mine()).toMatchObject([{ valid: true, revoked: null }, { valid: false }]);
  expect(await program()).toMatchObject({ complete: true, renewable: false, lapsed: undefined });
  expect(await report("T10", programId)).toMatchObject([{ status: "c", isOverdue: false }]);
  expect(await report("C10", programId)).toHaveLength(1);
  // the revoked one says which one came in its place, and both of which run of the learner's they are
  expect((await adm.call("GET", `${list}/${id}`)).body).toMatchObject({ run: 1, replacedBy: next?.id });
  expect((await adm.call("GET", `${list}/${next?.id}`)).body).toMatchObject({ run: 1, replacedBy: null });
  // which of them can be issued again is said before it is tried
  const { body: told } = await adm.call("GET", `${list}?id=${id},${next!.id}&fields=revokedAt,replaced&order=asc(id)`);
  expect(told.rows).toMatchObject([
    { id, replaced: true },
    { id: next!.id, revokedAt: null, replaced: false },
  ]);
  expect((await adm.call("POST", `${list}/reissue`, { ids: [id] })).body.code).toBe("ProgramCertificateHolds");
});

test("certificates are revoked and issued again by the list's filter; those that are revoked already are refused by name", async () => {
  const content = await completeProgram(app);
  await completeProgram(app, await app.as("aud"), content);
  const { programId } = content;
  const web = await app.as("web");
  const all = await certificatesOf(programId);
  const holders = new Set(all.map(({ userId }) => userId)).size;
  const why = { reason: "error", note: "" };
  await web.call("POST", `${list}/revoke`, { ids: [all[0]!.id], ...why });
  const on = { matching: { programId: `${programId}` }, count: all.length };
  expect((await (await app.as("ins")).call("POST", `${list}/revoke`, { on, ...why })).status).toBe(403);
  expect((await web.call("POST", `${list}/revoke`, { on })).body.field).toBe("reason");
  const done = await web.call("POST", `${list}/revoke`, { on, ...why });
  expect([done.status, done.body]).toMatchObject([201, { action: "revoke", changed: all.length - 1, refused: 1, undoUntil: null }]);
  const left = await web.call("GET", `/api/bulkacts/${done.body.id}/left`);
  expect(left.body.rows).toMatchObject([{ id: all[0]!.id, code: "ProgramCertificateRevoked" }]);
  const again = await web.call("POST", `${list}/reissue`, { on });
  expect(again.body).toMatchObject({ action: "reissue", changed: all.length });
  const valid = (await certificatesOf(programId)).filter(({ revokedAt }) => revokedAt === null);
  expect(valid).toHaveLength(holders);
});

test("R-3.103 a program's certificates are printed on the template that the domain names for it, before the one in use", async () => {
  const web = await app.as("web");
  const template = async (kind: string, words: string) =>
    (
      await web.call<{ id: number }>("POST", "/api/certificatetemplates", {
        name: crypto.randomUUID(),
        kind,
        page: `<p>{{fullName}}</p><p>${words}</p>`,
      })
    ).body.id;
  const [usual, own, ofCourses] = [
    await template("program", "usual"),
    await template("program", "for this one"),
    await template("class", "for its courses"),
  ];
  await web.call("POST", "/api/certificatetemplates/activate", { ids: [usual] });
  const content = await testContentCourse(app);
  const { programId } = content;
  const put = (values: object) =>
    web.call("PUT", `/api/programs/${programId}/domain`, { trainerAuthorizationId: null, active: true, ...values });
  expect(await put({ programTemplateId: ofCourses })).toMatchObject({
    status: 404,
    body: { code: "CertificateTemplateNotFound", field: "programTemplateId" },
  });
  expect(await put({ programTemplateId: own, classTemplateId: ofCourses })).toMatchObject({
    status: 200,
    body: { programTemplateId: own, classTemplateId: ofCourses },
  });
  expect((await put({})).body).toMatchObject({ programTemplateId: own });
  await completeProgram(app, await app.as("usr"), content);
  const [{ id } = {} as ProgramCertificate] = await certificatesOf(programId);
  const pageOf = async (kind: string, of: number) =>
    (await web.call<CertificateAnswer>("GET", `/api/certificates/${kind}/${of}`)).body.paper.page;
  expect(await pageOf("program", id)).toContain("for this one");
  const { body: all } = await (await app.as("usr")).call<LearnerCertificate[]>("GET", "/api/training/certificates");
  const course = all.find((one) => one.programId === programId && one.kind === "class");
  expect(await pageOf("class", course?.id ?? 0)).toContain("for its courses");
  // what was issued keeps its page until it is written anew; then what is named today counts
  await put({ programTemplateId: await template("program", "made last") });
  await web.call("POST", `${list}/regenerate`, { ids: [id] });
  expect(await pageOf("program", id)).toContain("made last");
  await put({ programTemplateId: null });
  expect(await pageOf("program", id)).toContain("made last");
  await web.call("POST", `${list}/regenerate`, { ids: [id] });
  expect(await pageOf("program", id)).toContain("usual");
  expect(await web.call("DELETE", `/api/certificatetemplates/${ofCourses}`)).toMatchObject({
    status: 409,
    body: { code: "CertificateTemplateInUse" },
  });
});

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "in %s a certificate, its verification, the list and a course's certificate bear one day, the one on the wall there",
  async (timeZone) => {
    const { domainId } = app.world().airport;
    const web = await app.as("web");
    expect(await (await app.as("sup")).call("PUT", "/api/domains", { id: domainId, timeZone })).toMatchObject({ status: 200 });
    const content = await testContentCourse(app);
    const { programId } = content;
    await web.call("PUT", "/api/programs", { id: programId, recurrency: "1x", period: 1 });
    await completeProgram(app, await app.as("usr"), content);
    const [certificate] = await certificatesOf(programId);
    const { body: all } = await (await app.as("usr")).call<LearnerCertificate[]>("GET", "/api/training/certificates");
    const mine = all.filter((one) => one.programId === programId);
    const course = mine.find((one) => one.kind === "class");
    const printed = (await web.call<CertificateAnswer>("GET", `/api/certificates/program/${certificate?.id}`)).body.values;
    const ofCourse = (await web.call<ClassCertificateAnswer>("GET", `/api/certificates/class/${course?.id}`)).body.values;
    const { body: verified } = await app
      .visitor()
      .call<VerifiedCertificate>("GET", `/api/domains/airport/certificates/program/${certificate?.verificationCode}`);
    const wall = new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date());
    const days = [printed, ofCourse, verified, certificate, ...mine].map((one) => one?.completionDate);
    expect(days).toEqual(days.map(() => wall));
    const { body: verifiedCourse } = await app
      .visitor()
      .call<VerifiedCertificate>("GET", `/api/domains/airport/certificates/class/${ofCourse.verificationCode}`);
    expect([verified.checkedOn, verifiedCourse.checkedOn]).toEqual([wall, wall]);
    expect(certificate?.evidence.map(({ completedOn }) => completedOn)).toEqual([wall, wall]);
    expect(certificate?.startDate).toBe(wall);
    // a month of the calendar there, whatever day it is in Greenwich
    const [year = 0, month = 0, day = 0] = wall.split("-").map(Number);
    const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const expiry = new Date(Date.UTC(year, month, Math.min(day, lastOfNext))).toISOString().slice(0, 10);
    expect([certificate?.expiryDate, verified.expiryDate, printed.expiryDate]).toEqual([expiry, expiry, expiry]);
    await (await app.as("sup")).call("PUT", "/api/domains", { id: domainId, timeZone: "UTC" });
  },
);

test("a course's certificate is revoked one by one and by filter: its holder and whoever verifies it know, and the old code still says so", async () => {
  const { programId } = await completeProgram(app);
  const [adm, web, learner] = [await app.as("adm"), await app.as("web"), await app.as("usr")];
  const mine = async () =>
    (await learner.call<LearnerCertificate[]>("GET", "/api/training/certificates")).body.filter(
      (one) => one.programId === programId && one.kind === "class",
    );
  const owner = await app.database.owner();
  const codeOf = async (id: number) =>
    (await owner.query<{ code: string }>("select verification_code as code from course_statuses where id = $1", [id])).rows[0]!.code;
  const verified = async (code: string) =>
    (await app.visitor().call<VerifiedCertificate>("GET", `/api/domains/airport/certificates/class/${code}`)).body;
  const statuses = "/api/coursestatuses";
  const [first, second] = await mine();
  const code = await codeOf(first!.id);
  const body = { ids: [first!.id], reason: "result", note: "Read aloud by somebody else." };
  for (const client of [learner, await app.as("aud"), await app.as("ins")])
    expect((await client.call("POST", `${statuses}/revoke`, body)).status).toBe(403);
  for (const place of ["south", "east"] as const)
    expect((await (await app.as("adm", place)).call("POST", `${statuses}/revoke`, body)).status).toBe(404);
  expect((await adm.call("POST", `${statuses}/reissue`, { ids: body.ids })).body.code).toBe("ProgramCertificateHolds");
  expect((await adm.call("POST", `${statuses}/revoke`, body)).status).toBe(200);
  const revoked = { since: new Date().toISOString().slice(0, 10), reason: "result" };
  expect((await mine()).find(({ id }) => id === first!.id)).toMatchObject({ valid: false, revoked: { ...revoked, note: body.note } });
  expect((await learner.call<ClassCertificateAnswer>("GET", `/api/certificates/class/${first!.id}`)).body.revoked).toMatchObject(revoked);
  expect(await verified(code)).toMatchObject({ valid: false, revoked });
  expect(JSON.stringify(await verified(code))).not.toContain("aloud");
  // the course stays complete, and so does its program
  expect((await web.call("GET", `${statuses}/${first!.id}`)).body).toMatchObject({ complete: true, revokedReason: "result" });
  expect(await report("T10", programId)).toMatchObject([{ status: "c" }]);

  const run = (await web.call("GET", `${statuses}/${first!.id}`)).body.programStatusId;
  const { rows } = await owner.query("select id from course_statuses where program_status_id = $1", [run]);
  const on = { matching: { programStatusId: `${run}` }, count: rows.length };
  const done = await adm.call("POST", `${statuses}/revoke`, { on, reason: "error" });
  expect(done.body).toMatchObject({ action: "revoke", changed: 1, refused: 1 });
  expect((await adm.call("GET", `/api/bulkacts/${done.body.id}/left`)).body.rows).toMatchObject([
    { id: first!.id, code: "ProgramCertificateRevoked" },
  ]);
  expect((await mine()).map(({ valid }) => valid)).toEqual([false, false]);
  expect((await adm.call("POST", `${statuses}/reissue`, { on })).body).toMatchObject({ changed: 2, refused: 0 });
  expect((await mine()).map(({ valid }) => valid)).toEqual([true, true]);
  expect(await codeOf(first!.id)).not.toBe(code);
  expect(await verified(await codeOf(first!.id))).toMatchObject({ valid: true, revoked: null });
  expect(await verified(code)).toMatchObject({ valid: false, revoked });
  expect(second).toMatchObject({ valid: true });
  const { body: events } = await web.call("GET", `/api/events?type=courseStatus.revoke&subjectId=${first!.id}`);
  expect(events.rows).toHaveLength(1);
});
