import { offers } from "@vigil/model/entity/entity";
import { listEntities } from "@vigil/model/lists";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { matrixRecords, type MatrixRecords } from "../../test/matrix/matrixRecords.ts";

const { as, world, database } = testApp();
let records: MatrixRecords;

beforeAll(async () => {
  records = await matrixRecords(await database.owner(), world());
  const client = await as("sup");
  for (const type of ["credits", "tableExports"]) await client.call("POST", "/api/addons", { type });
});

const edited = Object.values(listEntities).filter((e) => offers(e, "edit"));

/** What is in these records no administrator could have written, and the list says so before it takes them. */
const unsound: Record<string, string> = {
  assignmentrules: "AssignmentRuleWithoutProgram",
  courses: "CourseCodeInvalid",
  images: "ImageMeasured",
  notifications: "NotificationEmpty",
  programtransfers: "ProgramTransferCompaniesInvalid",
  quizzes: "FieldRequired",
  remedialrules: "FieldRequired",
  tabledata: "TableDataEnglish",
  trainingevents: "TrainingEventCompanyInvalid",
};
/** What a save brings up to date, whoever saves. */
const freshened = ["revision", "version", "createdAt", "lastSeenAt", "nextRunAt", "root.name", "rootId", "id"];
const lasting = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => !freshened.includes(name)));

async function readAndWritten(url: string) {
  const client = await as("sup");
  const own = records[url] ?? {};
  const id = own["other company"] ?? own["own domain"] ?? own.shared ?? own["own company"];
  const { status, body: row } = await client.call("GET", `/api/${url}/${id}`);
  expect(status).toBe(200);
  return { client, row, written: await client.call("PUT", `/api/${url}`, [row]) };
}

const urls = edited.map(({ url }) => url);
test.each(urls.filter((url) => !(url in unsound)))(
  "a row of %s that was read can be written back as it is, and stays as it was",
  async (url) => {
    const { client, row, written } = await readAndWritten(url);
    expect([written.status, written.body.code, written.body.field]).toEqual([200, undefined, undefined]);
    const { body: after } = await client.call("GET", `/api/${url}/${written.body[0].id}`);
    if (url === "subscriptions") Object.assign(row, { owner: "sup" }); // a report is mailed with the rights of whoever saved last
    if (url === "trainerauthorizations") Object.assign(row, { name: after.name, trainer: after.trainer }); // both follow from the account
    expect(lasting(after)).toEqual(lasting(row));
  },
);

test.each(Object.entries(unsound))(
  "a row of %s that was read is refused for what stands in it (%s), not for what the server adds",
  async (url, code) => {
    expect((await readAndWritten(url)).written.body.code).toBe(code);
  },
);

/** The same lists, with a record that was made over HTTP as an administrator makes it. */
const sound = {
  assignmentrules: () => ({ name: "Sound", programs: [records["programs"]!["own domain"]] }),
  courses: () => ({ name: "Sound", title: "Sound", code: "SOUND_V1", type: "content" }),
  images: () => ({ imageLibraryId: records["imagelibraries"]!["own domain"], viewCount: 2, manifest: ["a shoe"] }),
  notifications: () => ({ description: "Sound", content: { en: "Sound" } }),
  quizzes: () => ({ name: "Sound", type: "content" }),
  remedialrules: () => ({ name: "Sound", programs: [records["programs"]!["own domain"]] }),
  tabledata: () => ({ table: "programs", key: "Sound", translations: { en: "Heard" } }),
};

test.each(Object.entries(sound))(
  "a row of %s that was made over HTTP can be written back as it is, and stays as it was",
  async (url, values) => {
    const client = await as("web");
    const made = await client.call("POST", `/api/${url}`, values());
    expect(made).toMatchObject({ status: 201 });
    const { body: row } = await client.call("GET", `/api/${url}/${made.body.id}`);
    const written = await client.call("PUT", `/api/${url}`, [row]);
    expect(written).toMatchObject({ status: 200 });
    const { body: after } = await client.call("GET", `/api/${url}/${written.body[0].id}`);
    expect(lasting(after)).toEqual(lasting(row));
  },
);

test("the copy of a record is written back unfinished; what is the server's is refused in a change that was put together by hand", async () => {
  const client = await as("sup");
  const { body: source } = await client.call("POST", "/api/companies", { name: "To be copied" });
  const { body: copy } = await client.call("POST", `/api/companies/${source.id}/copy`);
  const back = await client.call("PUT", "/api/companies", copy);
  expect([back.status, back.body]).toMatchObject([200, { unfinishedCopy: true, name: "To be copied (copy)" }]);
  const { id, revision } = back.body;
  expect((await client.call("PUT", "/api/companies", { id, unfinishedCopy: false })).body.code).toBe("FieldUnknown");
  expect((await client.call("PUT", "/api/companies", { id, kind: "system" })).body.code).toBe("FieldUnknown");
  // with its revision it is passed over, not obeyed
  expect((await client.call("PUT", "/api/companies", { id, revision, kind: "system", unfinishedCopy: false })).body).toMatchObject({
    kind: "normal",
    unfinishedCopy: true,
  });
  expect((await client.call("PUT", "/api/companies", { id, revision: revision + 1, kindness: 1 })).body.code).toBe("FieldUnknown");
  // an administrator without the right to lock writes back a record that says whether it is locked
  const web = await as("web");
  const { body: read } = await web.call("GET", `/api/companies/${id}`);
  expect((await web.call("PUT", "/api/companies", read)).status).toBe(200);
});
