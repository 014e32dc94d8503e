import type {
  CertificateAnswer,
  ClassCertificateAnswer,
  LearnerCertificate,
  VerifiedCertificate,
} from "@vigil/model/compliance/certificateWire";
import type { ProgramCertificate } from "@vigil/model/compliance/programCertificate";
import { describe, expect, test } from "vitest";
import { eraseUser } from "../organization/eraseUser.ts";
import { testApp } from "../../test/http/testApp.ts";
import { completeProgram } from "../../test/compliance/testCompleteProgram.ts";

const app = testApp();
const page = (words: string) => `<p>{{fullName}}</p><p>${words}</p>`;
const list = "/api/programcertificates";

async function certificateOf(programId: number) {
  const { body } = await (await app.as("web")).call<{ rows: { id: number }[] }>("GET", `${list}?programId=${programId}`);
  return (await (await app.as("web")).call<ProgramCertificate>("GET", `${list}/${body.rows[0]?.id}`)).body;
}
const addTemplate = async (values: object = {}) =>
  (
    await (
      await app.as("web")
    ).call<{ id: number; active: boolean }>("POST", "/api/certificatetemplates", {
      name: crypto.randomUUID(),
      page: page("first"),
      ...values,
    })
  ).body;

describe("templates", () => {
  test("R-2.028 R-3.009 administrators list them, and of a kind one is active for each owner", async () => {
    const client = await app.as("web");
    const [first, second, other] = [await addTemplate(), await addTemplate(), await addTemplate({ kind: "class" })];
    await client.call("POST", "/api/certificatetemplates/activate", { ids: [first.id] });
    await client.call("POST", "/api/certificatetemplates/activate", { ids: [other.id] });
    await client.call("PUT", "/api/certificatetemplates", { id: second.id, active: true });
    const { body } = await client.call<{ rows: { id: number; name: string; active: boolean }[] }>(
      "GET",
      "/api/certificatetemplates?active=true",
    );
    const active = body.rows.map(({ id }) => id);
    expect(active).toEqual(expect.arrayContaining([second.id, other.id]));
    expect(active).not.toContain(first.id);
    expect(body.rows.filter(({ name }) => name.startsWith("Certificate of"))).toHaveLength(2); // the shared ones stay as they are
    expect((await client.call("POST", "/api/certificatetemplates/activate", { ids: [first.id, second.id] })).body).toMatchObject({
      code: "CertificateTemplateOneActive",
    });
    expect((await (await app.as("adm")).call("GET", "/api/certificatetemplates")).status).toBe(403);
  });

  test("R-8.058 the active one cannot be deleted, one that is not can", async () => {
    const client = await app.as("web");
    const { id } = await addTemplate();
    await client.call("POST", "/api/certificatetemplates/activate", { ids: [id] });
    expect(await client.call("DELETE", `/api/certificatetemplates/${id}`)).toMatchObject({
      status: 412,
      body: { code: "CertificateTemplateActive" },
    });
    await client.call("POST", "/api/certificatetemplates/deactivate", { ids: [id] });
    expect((await client.call("DELETE", `/api/certificatetemplates/${id}`)).status).toBe(204);
  });

  test("R-8.024 a name that is taken is a conflict, a page that cannot be read is refused with its line", async () => {
    const client = await app.as("web");
    const name = crypto.randomUUID();
    await addTemplate({ name });
    expect(await client.call("POST", "/api/certificatetemplates", { name, page: "<p>x</p>" })).toMatchObject({
      status: 409,
      body: { code: "CertificateTemplateConflict", field: "name" },
    });
    expect(
      await client.call("POST", "/api/certificatetemplates", { name: crypto.randomUUID(), page: "<p>\n<img src=x></p>" }),
    ).toMatchObject({ status: 422, body: { code: "CertificatePageInvalid", field: "page", details: { line: 2, word: "src" } } });
  });
});

describe("a program's certificate", () => {
  test("R-3.099 R-2.047 is written when the last course is complete, once, with what is printed and the results it rests on", async () => {
    const { programId, courseId, secondCourseId } = await completeProgram(app);
    const certificate = await certificateOf(programId);
    expect(certificate).toMatchObject({
      firstName: expect.any(String),
      companyName: "North",
      completionDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      startDate: expect.any(String),
      dueDate: null,
      expiryDate: null,
      pin: null,
      period: null,
      recurrency: "",
      version: "",
      trainerId: null,
      trainerSignature: "",
      badge: "",
      authority: "",
      data: {},
      locked: false,
    });
    expect(certificate.certificateId).toMatch(/^\d{4}-\d{6}$/);
    expect(certificate.programStatusId).toBeGreaterThan(0);
    expect(certificate.evidence.map((result) => result.courseId)).toEqual([courseId, secondCourseId]);
    await completeProgram(app, undefined, { programId, courseId, secondCourseId });
    const { body } = await (await app.as("web")).call<{ rows: unknown[] }>("GET", `${list}?programId=${programId}`);
    expect(body.rows).toHaveLength(1);
  });

  test("R-3.030 the list goes from the newest completion down", async () => {
    const { body } = await (await app.as("web")).call("GET", `${list}?order=`);
    expect(body).toEqual((await (await app.as("web")).call("GET", `${list}?order=desc(completionDate)`)).body);
  });

  test("R-4.097 R-4.098 is written anew with today's records and page, and brought back to its first values", async () => {
    const client = await app.as("web");
    const { id: templateId } = await addTemplate();
    await client.call("POST", "/api/certificatetemplates/activate", { ids: [templateId] });
    const { programId } = await completeProgram(app);
    const { id, firstName } = await certificateOf(programId);
    await client.call("PUT", "/api/certificatetemplates", { id: templateId, page: page("second") });
    const printed = async () => (await client.call<CertificateAnswer>("GET", `/api/certificates/program/${id}`)).body;
    expect((await printed()).paper.page).toBe(page("first"));
    await client.call("PUT", list, { id, firstName: "Corrected", expiryDate: "2031-01-01" });
    expect((await printed()).values).toMatchObject({ firstName: "Corrected", expiryDate: "2031-01-01" });
    await client.call("POST", `${list}/regenerate`, { ids: [id] });
    expect(await printed()).toMatchObject({ paper: { page: page("second") }, values: { firstName } });
    expect((await printed()).values.expiryDate).toBeUndefined();
    await client.call("PUT", list, { id, lastName: "Again" });
    await client.call("POST", `${list}/reset`, { ids: [id] });
    expect(await printed()).toMatchObject({ paper: { page: page("first") }, values: { firstName } });
    expect((await certificateOf(programId)).lastName).not.toBe("Again");
  });

  test("R-4.099 R-8.040 once locked it is neither edited nor written anew, alone or among others", async () => {
    const client = await app.as("web");
    const [one, other] = [await completeProgram(app), await completeProgram(app)];
    const { id } = await certificateOf(one.programId);
    const { id: second } = await certificateOf(other.programId);
    await client.call("POST", `${list}/lock`, { ids: [id] });
    const refused = { status: 423, body: { code: "ProgramCertificateLocked" } };
    expect(await client.call("PUT", list, { id, firstName: "X" })).toMatchObject(refused);
    expect(await client.call("POST", `${list}/regenerate`, { ids: [id] })).toMatchObject(refused);
    expect(await client.call("POST", `${list}/reset`, { ids: [second, id] })).toMatchObject({
      status: 423,
      body: { code: "CertificatesLocked", details: { ids: [id] } },
    });
    await client.call("POST", `${list}/unlock`, { ids: [id] });
    expect((await client.call("PUT", list, { id, firstName: "X" })).status).toBe(200);
  });
});

describe("the learner", () => {
  test("finds the certificates of the own program and its courses, prints them, and nobody else's", async () => {
    const learner = await app.as("usr");
    const { programId, courseId } = await completeProgram(app);
    const { body } = await learner.call<LearnerCertificate[]>("GET", "/api/training/certificates");
    const own = body.filter((one) => one.programId === programId);
    expect(own.map(({ kind, valid }) => [kind, valid])).toEqual([
      ["program", true],
      ["class", true],
      ["class", true],
    ]);
    for (const { kind, id } of own) {
      expect((await learner.call("GET", `/api/certificates/${kind}/${id}`)).status).toBe(200);
      expect((await (await app.as("usr", "south")).call("GET", `/api/certificates/${kind}/${id}`)).status).toBe(404);
      expect((await (await app.as("adm", "south")).call("GET", `/api/certificates/${kind}/${id}`)).status).toBe(404);
      expect((await (await app.as("adm")).call("GET", `/api/certificates/${kind}/${id}`)).status).toBe(200);
    }
    expect(courseId).toBeGreaterThan(0);
  });

  test("sees none of a program that hides its certificate; who keeps them does", async () => {
    const learner = await app.as("usr");
    const { programId } = await completeProgram(app);
    const { id } = await certificateOf(programId);
    await (await app.as("web")).call("PUT", "/api/programs", { id: programId, hideCertificate: true });
    const { body } = await learner.call<LearnerCertificate[]>("GET", "/api/training/certificates");
    expect(body.filter((one) => one.programId === programId)).toEqual([]);
    expect((await learner.call("GET", `/api/certificates/program/${id}`)).status).toBe(404);
    expect((await (await app.as("web")).call("GET", `/api/certificates/program/${id}`)).status).toBe(200);
  });
});

test("R-3.016 a class certificate is derived from its course status", async () => {
  const learner = await app.as("usr");
  const { programId } = await completeProgram(app);
  const { body: all } = await learner.call<LearnerCertificate[]>("GET", "/api/training/certificates");
  const { id, title } = all.find((one) => one.programId === programId && one.kind === "class")!;
  const { body } = await learner.call<ClassCertificateAnswer>("GET", `/api/certificates/class/${id}`);
  const { body: status } = await (await app.as("web")).call<{ endAt: string }>("GET", `/api/coursestatuses/${id}`);
  expect(body.certificate).toMatchObject({
    companyName: "North",
    programTitle: title,
    completionDate: status.endAt.slice(0, 10),
    urlPrefix: expect.stringContaining("/files/courses/"),
    urlSuffix: "",
  });
  expect(body.values.fullName).toBe(`${body.certificate.firstName} ${body.certificate.lastName}`.trim());
});

describe("verification", () => {
  test("R-2.020 R-2.021 tells anybody name, title, dates and validity of a certificate by its code, and nothing else", async () => {
    const { programId } = await completeProgram(app);
    const { verificationCode, firstName, lastName, programTitle, completionDate } = await certificateOf(programId);
    const visitor = app.visitor();
    const spaced = `${verificationCode.slice(0, 5)}-${verificationCode.slice(5)}`.toLowerCase();
    const { status, body } = await visitor.call<VerifiedCertificate>("GET", `/api/domains/airport/certificates/program/${spaced}`);
    expect([status, body]).toEqual([
      200,
      {
        kind: "program",
        domainTitle: expect.any(String),
        firstName,
        lastName,
        title: programTitle,
        courseTitle: null,
        completionDate,
        expiryDate: null,
        valid: true,
        revoked: null,
        checkedOn: new Date().toISOString().slice(0, 10),
      },
    ]);
    const learner = await app.as("usr");
    const { body: all } = await learner.call<LearnerCertificate[]>("GET", "/api/training/certificates");
    const { id } = all.find((one) => one.programId === programId && one.kind === "class")!;
    const { body: printed } = await learner.call<ClassCertificateAnswer>("GET", `/api/certificates/class/${id}`);
    const path = `/api/domains/airport/certificates/class/${printed.certificate.verificationCode}`;
    expect((await visitor.call<VerifiedCertificate>("GET", path)).body).toMatchObject({ kind: "class", valid: true, title: programTitle });
    for (const wrong of [
      `/api/domains/airport/certificates/class/${verificationCode}`,
      `/api/domains/harbor/certificates/program/${verificationCode}`,
      "/api/domains/airport/certificates/program/0000",
    ])
      expect(await visitor.call("GET", wrong)).toMatchObject({ status: 404, body: { code: "CertificateNotFound" } });
  });

  test("says that a certificate has expired from the day after its last", async () => {
    const { programId } = await completeProgram(app);
    const { id, verificationCode } = await certificateOf(programId);
    await app.database.ask("update program_certificates set completion_date = '2019-01-01' where id = $1", [id]);
    const validUntil = async (expiryDate: string) => {
      await (await app.as("web")).call("PUT", list, { id, expiryDate });
      return (await app.visitor().call<VerifiedCertificate>("GET", `/api/domains/airport/certificates/program/${verificationCode}`)).body
        .valid;
    };
    const today = new Date().toISOString().slice(0, 10);
    expect([await validUntil("2020-01-01"), await validUntil(today)]).toEqual([false, true]);
  });
});

test("R-2.033 R-2.048 course statuses and program statuses are listed for administrators, of the own companies only", async () => {
  const { programId, courseId } = await completeProgram(app);
  const rowsOf = async (at: "north" | "south", query: string) =>
    (await (await app.as("adm", at)).call<{ rows: object[] }>("GET", `/api/${query}`)).body.rows;
  expect(await rowsOf("north", `programstatuses?programId=${programId}`)).toMatchObject([{ status: "c", sequence: 1 }]);
  expect(await rowsOf("north", `coursestatuses?courseId=${courseId}`)).toMatchObject([{ status: "c", progress: 1 }]);
  expect(await rowsOf("south", `programstatuses?programId=${programId}`)).toEqual([]);
  expect(await rowsOf("south", `coursestatuses?courseId=${courseId}`)).toEqual([]);
});

test("erasing a person empties the names on the certificates, the first ones too", async () => {
  const { programId } = await completeProgram(app);
  const { id } = await certificateOf(programId);
  const { domainId, north } = app.world().airport;
  const caller = { domainId, homeDomainId: domainId, requestId: "", address: "" } as Parameters<typeof eraseUser>[1];
  const found: object[] = [];
  const undone = app.database.asDomain(domainId, async (tx) => {
    await eraseUser(tx, caller, north.users.usr);
    found.push(
      ...(await tx.selectFrom("programCertificates").select(["firstName", "lastName", "original"]).where("id", "=", id).execute()),
    );
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(found).toMatchObject([{ firstName: "", lastName: "", original: expect.not.objectContaining({ firstName: expect.anything() }) }]);
});
