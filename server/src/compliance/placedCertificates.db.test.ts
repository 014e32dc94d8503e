import { pageOfLayout, type LayoutElement } from "@vigil/model/compliance/certificateLayout";
import type { CertificateAnswer, CertificateName, LearnerCertificate } from "@vigil/model/compliance/certificateWire";
import { expect, test } from "vitest";
import { completeProgram } from "../../test/compliance/testCompleteProgram.ts";
import { testApp } from "../../test/http/testApp.ts";

const app = testApp();
const letters = { font: "sans", size: 12, weight: "normal", italic: false, colour: "#000000", align: "start", direction: "auto" } as const;
const text = (words: string, x = 10): LayoutElement => ({ kind: "text", x, y: 10, width: 80, height: 8, ...letters, words: { en: words } });
const page = (...elements: LayoutElement[]) => pageOfLayout({ elements });
const add = async (values: object) =>
  (await app.as("web")).call<{ id: number; code: string; details: object }>("POST", "/api/certificatetemplates", {
    name: crypto.randomUUID(),
    ...values,
  });
const lists = { programs: "/api/programcertificates" };

async function issued(programId: number) {
  const client = await app.as("web");
  const { body } = await client.call<{ rows: { id: number }[] }>("GET", `${lists.programs}?programId=${programId}`);
  const id = body.rows[0]!.id;
  return { id, printed: async () => (await client.call<CertificateAnswer>("GET", `/api/certificates/program/${id}`)).body };
}

test("a template of things that are placed is kept as data, and a thing that cannot be printed is refused with its place", async () => {
  expect((await add({ page: page(text("{{fullName}}")) })).status).toBe(201);
  const refused = (details: object) => ({ status: 422, body: { code: "CertificateElementInvalid", field: "page", details } });
  expect(await add({ page: page(text("x"), text("x", 250)) })).toMatchObject(refused({ element: 2, property: "x", kind: "outside" }));
  expect(await add({ page: page(text("{{secret}}")) })).toMatchObject(refused({ element: 1, property: "words", kind: "variable" }));
  expect(await add({ page: '{"elements":[{"kind":"html","html":"<script>"}]}' })).toMatchObject(refused({ element: 1, property: "kind" }));
  const picture = { kind: "picture", x: 1, y: 1, width: 9, height: 9, media: 987_654, alt: "" } as const;
  expect(await add({ page: page(picture) })).toMatchObject({ status: 422, body: { code: "CertificatePictureMissing" } });
});

test("what comes onto a smaller paper has to fit there as well", async () => {
  const client = await app.as("web");
  const { body } = await add({ page: page(text("wide", 200)) });
  expect(await client.call("PUT", "/api/certificatetemplates", { id: body.id, orientation: "portrait" })).toMatchObject({
    status: 422,
    body: { code: "CertificateElementInvalid", details: { element: 1, property: "x", kind: "outside" } },
  });
  const { body: high } = await add({ orientation: "portrait", page: page({ ...text("low"), y: 285 }) });
  expect(await client.call("PUT", "/api/certificatetemplates", { id: high.id, paperSize: "letter" })).toMatchObject({ status: 422 });
  expect((await client.call("PUT", "/api/certificatetemplates", { id: high.id, margin: 3 })).status).toBe(200);
});

test("R-3.071 a configuration holds texts for certificates in four groups; a certificate keeps those of its day, of its company, on its paper", async () => {
  const client = await app.as("web");
  const { companyId } = app.world().airport.north;
  const motto = { certificateTextsGeneral: { motto: "Nothing passes" }, certificateTextsProgram: { legal: "§ 13" } };
  const json = { ...motto, certificateTextsCompany: { seal: "N" }, certificateTextsCourse: { hall: "A" } };
  const name = crypto.randomUUID();
  const { body: configuration } = await client.call<{ id: number; json: object }>("POST", "/api/configurations", {
    name,
    json,
    companies: [companyId],
  });
  expect(configuration.json).toEqual(json);
  const { body: names } = await client.call<CertificateName[]>("GET", "/api/certificatetemplates/names");
  expect(names.map((one) => `${one.group}.${one.name}`)).toEqual(
    expect.arrayContaining(["general.motto", "company.seal", "course.hall", "program.legal"]),
  );
  const first = page(text("{{general.motto}}"));
  const { body: template } = await add({ paperSize: "letter", page: first });
  await client.call("POST", "/api/certificatetemplates/activate", { ids: [template.id] });
  const { programId } = await completeProgram(app);
  const { id, printed } = await issued(programId);
  const texts = { general: { motto: "Nothing passes" }, company: { seal: "N" }, course: { hall: "A" }, program: { legal: "§ 13" } };
  expect(await printed()).toMatchObject({ texts, paper: { page: first, paperSize: "letter" } });
  const learner = await app.as("usr");
  const { body: own } = await learner.call<LearnerCertificate[]>("GET", "/api/training/certificates");
  const course = own.find((one) => one.programId === programId && one.kind === "class")!;
  const { body: classPrinted } = await learner.call<CertificateAnswer>("GET", `/api/certificates/class/${course.id}`);
  expect(classPrinted.texts).toEqual(texts);

  await client.call("PUT", "/api/configurations", { id: configuration.id, json: { certificateTextsGeneral: { motto: "Another" } } });
  await client.call("PUT", "/api/certificatetemplates", { id: template.id, paperSize: "a4", page: page(text("other")) });
  expect(await printed()).toMatchObject({ texts, paper: { page: first, paperSize: "letter" } });
  await client.call("POST", `${lists.programs}/regenerate`, { ids: [id] });
  expect(await printed()).toMatchObject({
    texts: { general: { motto: "Another" } },
    paper: { page: page(text("other")), paperSize: "a4" },
  });
  await client.call("POST", `${lists.programs}/reset`, { ids: [id] });
  expect(await printed()).toMatchObject({ texts, paper: { page: first, paperSize: "letter" } });
  await client.call("PUT", "/api/configurations", { id: configuration.id, active: false });
});

test("a text that has no name a page could say is refused at its setting", async () => {
  const client = await app.as("web");
  const answer = await client.call("POST", "/api/configurations", {
    name: crypto.randomUUID(),
    json: { certificateTextsGeneral: { "two words": "x" } },
  });
  expect(answer).toMatchObject({ status: 422 });
});
