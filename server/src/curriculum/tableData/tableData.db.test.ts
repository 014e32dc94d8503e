import type { DataWords, TableData } from "@vigil/model/curriculum/tableData";
import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";

const app = testApp();
const web = () => app.as("web");
const add = async (key: string, values: object = {}) =>
  (await web()).call<TableData & { code: string }>("POST", "/api/tabledata", {
    table: "programs",
    key,
    translations: { en: `${key} E` },
    ...values,
  });
const words = async (locale: string, place: "north" | "east" = "north") =>
  (await (await app.as("usr", place)).call<DataWords>("GET", `/api/tabledata/words?locale=${locale}`)).body;
const boundary = "----vigil";
const importCsv = async (text: string) =>
  (await web()).call(
    "POST",
    "/api/tabledata/import",
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="words.csv"\r\n\r\n${text}\r\n--${boundary}--\r\n`),
    { "content-type": `multipart/form-data; boundary=${boundary}` },
  );

beforeEach(async () => void (await app.database.ask("delete from table_data")));

test("R-2.056 R-3.042 R-3.043 R-3.113 R-7.011 table data are listed by table, key and description, at the url tabledata", async () => {
  const values = {
    table: "programs",
    key: "Cabin",
    description: "Of the list",
    translations: { en: "Cabin", ar: "المقصورة" },
    active: true,
  };
  const { body: made } = await add("Cabin", { description: values.description, translations: values.translations });
  expect(made).toMatchObject({ ...values, rootId: null, version: 1 });
  await add("Aft");
  await add("Zinc", { table: "courses" });
  const { body } = await (await web()).call<{ rows: TableData[]; count: number }>("GET", "/api/tabledata");
  expect([body.count, ...body.rows.map(({ table, key }) => `${table} ${key}`)]).toEqual([
    3,
    "courses Zinc",
    "programs Aft",
    "programs Cabin",
  ]);
  const options = await (await web()).call("GET", "/api/tabledataoptions");
  expect(options.body).toContainEqual({ id: made.id, name: "Cabin" });
  for (const url of ["configurations", "programgroups"])
    expect((await (await web()).call("GET", `/api/${url}`)).body).toMatchObject({ rows: expect.any(Array), count: expect.any(Number) });
  expect((await (await app.as("adm")).call("GET", "/api/tabledata")).status).toBe(403);
});

test("R-5.068 a key requires an English translation, when it is added and when it is changed", async () => {
  const refused = { status: 422, body: { code: "TableDataEnglish", field: "translations" } };
  expect(await add("Cabin", { translations: { ar: "المقصورة" } })).toMatchObject(refused);
  const { body } = await add("Cabin");
  expect(await (await web()).call("PUT", "/api/tabledata", { id: body.id, translations: { ar: "المقصورة" } })).toMatchObject(refused);
});

test("R-8.035 a key that its table has already is a conflict; another table, and another domain, may have it", async () => {
  await add("Cabin");
  expect(await add("Cabin")).toMatchObject({ status: 409, body: { code: "TableDataConflict", field: "key" } });
  expect((await add("Cabin", { table: "courses" })).status).toBe(201);
  const elsewhere = await app.as("web", "east");
  expect((await elsewhere.call("POST", "/api/tabledata", { table: "programs", key: "Cabin", translations: { en: "C" } })).status).toBe(201);
});

test("R-8.043 saving makes the next version, and the version before is locked", async () => {
  const client = await web();
  const { body: first } = await add("Cabin");
  const { body: second } = await client.call<TableData>("PUT", "/api/tabledata", { id: first.id, translations: { en: "New" } });
  expect(second).toMatchObject({ rootId: first.id, version: 2, key: "Cabin", translations: { en: "New" } });
  expect(second.id).not.toBe(first.id);
  expect(await client.call("PUT", "/api/tabledata", { id: first.id, translations: { en: "Late" } })).toMatchObject({
    status: 423,
    body: { code: "TableDataLocked" },
  });
  const { body: off } = await client.call<TableData>("PUT", "/api/tabledata", { id: second.id, active: false });
  expect(off).toMatchObject({ id: second.id, version: 2, active: false });
  expect((await client.call<{ count: number }>("GET", "/api/tabledata")).body.count).toBe(1);
});

describe("files", () => {
  test("R-7.024 GET tabledata/download/{id} answers the table of the record, in the languages asked for, and the import takes it back", async () => {
    const client = await web();
    const { body } = await add("Cabin", { translations: { en: "Cabin", ar: "المقصورة", de: "=Kabine" } });
    await add("Aft; old", { description: 'Says "aft"' });
    await add("Zinc", { table: "courses" });
    const all = await client.call("GET", `/api/tabledata/download/${body.id}`);
    expect(all.headers["content-disposition"]).toContain('filename="programs.csv"');
    const file = String(all.body);
    expect(file).toContain("table,key,description,ar,de,en\r\n");
    expect(file).toContain("programs,Cabin,,المقصورة,'=Kabine,Cabin\r\n");
    expect(file).not.toContain("Zinc");
    const some = await client.call("GET", `/api/tabledata/download/${body.id}?locales=ar`);
    expect(String(some.body)).toContain("table,key,description,ar,en\r\n");
    expect((await importCsv(file)).body).toEqual({ added: 0, changed: 0, same: 2 });
    expect((await importCsv(`${file.replace("'=Kabine", "Kabine")}courses,Lead,,,,Lead\r\n`)).body).toEqual({
      added: 1,
      changed: 1,
      same: 1,
    });
    const { rows } = (await client.call<{ rows: TableData[] }>("GET", "/api/tabledata?search=cabin")).body;
    expect((await client.call("GET", `/api/tabledata/${rows[0]!.id}`)).body).toMatchObject({
      version: 2,
      translations: { en: "Cabin", ar: "المقصورة", de: "Kabine" },
    });
    expect((await client.call("GET", "/api/tabledata/download/999999")).status).toBe(404);
  });

  test("a file with faults changes nothing, and each is named with its line", async () => {
    const { status, body } = await importCsv("table,key,en,ar\r\nprograms,A,A,\r\nprograms,A,B,\r\nships,B,B,\r\ncourses,C,,ج\r\n");
    expect([status, body.code]).toEqual([422, "TableDataImportFailed"]);
    expect(body.details.log).toEqual({
      count: 3,
      faults: [
        { line: 3, fault: "twice", word: "A" },
        { line: 4, fault: "table", word: "ships" },
        { line: 5, fault: "english", word: "C" },
      ],
    });
    expect(
      (await importCsv("key,xx\r\n")).body.details.log.faults.map(({ fault, word }: { fault: string; word: string }) => [fault, word]),
    ).toEqual([
      ["columnMissing", "table"],
      ["columnMissing", "en"],
      ["columnUnknown", "xx"],
      ["empty", ""],
    ]);
    expect((await (await web()).call<{ count: number }>("GET", "/api/tabledata")).body.count).toBe(0);
  });
});

test("learners read names in their language: the domain's words before the shared ones, English where there are none, nothing that is switched off", async () => {
  const sup = await app.as("sup");
  for (const key of ["Cabin", "Hold"])
    await sup.call(
      "POST",
      "/api/tabledata",
      { table: "programs", key, translations: { en: key, ar: `${key} مشترك` } },
      { "x-domain": "system" },
    );
  await add("Cabin", { translations: { en: "Cabin", ar: "المقصورة" } });
  const { body: off } = await add("Off");
  await (await web()).call("PUT", "/api/tabledata", { id: off.id, active: false });
  expect(await words("ar")).toEqual({ programs: { Cabin: "المقصورة", Hold: "Hold مشترك" } });
  expect(await words("ar", "east")).toEqual({ programs: { Cabin: "Cabin مشترك", Hold: "Hold مشترك" } });
  await add("PRG-1", { translations: { en: "First program" } });
  expect(await words("de")).toEqual({ programs: { "PRG-1": "First program" } });
});
