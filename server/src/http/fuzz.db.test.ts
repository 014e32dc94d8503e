import { bulkFields } from "@vigil/model/entity/bulk/bulkEdit";
import { formNames, type Entity } from "@vigil/model/entity/entity";
import { listEntities } from "@vigil/model/lists";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { matrixRecords } from "../../test/matrix/matrixRecords.ts";
import type { MatrixRecords } from "../../test/matrix/matrixRecords.ts";
import { fuzzedList } from "../../test/http/fuzzedList.ts";
import { fuzzedValue, pick } from "../../test/http/fuzzedValue.ts";
import type { JsonSchema, Random } from "../../test/http/fuzzedValue.ts";
import { rollingBack } from "../../test/http/rollingBack.ts";
import { testApp } from "../../test/http/testApp.ts";
import { testRandom } from "../../test/http/testRandom.ts";

const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? 400);
const LIST_CALLS = Number(process.env["FUZZ_LIST_CALLS"] ?? 600);
const FIELD_CALLS = Number(process.env["FUZZ_FIELD_CALLS"] ?? 400);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_120);

let trying = false;
const { as, app, visitor, world, database } = testApp({ around: rollingBack(() => trying) });

interface Operation {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  parameters: { in: string; name: string; schema: JsonSchema }[];
  body: JsonSchema | undefined;
}

interface Described {
  parameters?: Operation["parameters"];
  requestBody?: { content?: { "application/json"?: { schema?: JsonSchema } } };
}

let operations: Operation[] = [];
let records: MatrixRecords = {};

beforeAll(async () => {
  records = await matrixRecords(await database.owner(), world());
  const { body } = await visitor().call<{ paths: Record<string, Record<string, Described>> }>("GET", "/api/openapi.json");
  operations = Object.entries(body.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Operation["method"],
      url,
      parameters,
      body: requestBody?.content?.["application/json"]?.schema,
    })),
  );
});

/** A list's PUT takes an array of what its POST takes, with ids; its schema is checked inside the call. */
function bodyOf({ method, url, body }: Operation, random: Random): unknown {
  if (body) return fuzzedValue(body, random);
  if (method !== "PUT" && method !== "POST") return undefined;
  const create = operations.find((other) => other.url === url && other.method === "POST")?.body;
  const ids = Object.values(records[url.split("/")[2] ?? ""] ?? {});
  const change = () => ({ ...(fuzzedValue(create ?? {}, random) as object), id: ids.length > 0 ? pick(random, ids) : 1 });
  return random() < 0.5 ? change() : [change()];
}

function addressOf({ url, parameters }: Operation, random: Random): string {
  const ids = Object.values(records[url.split("/")[2] ?? ""] ?? {});
  const path = url.replace(/\{\w+\}/g, () => {
    const value =
      random() < 0.6 && ids.length > 0 ? pick(random, ids) : pick(random, [1, 0, -1, 99_999_999, "x", "1.5", "%00", "9".repeat(30)]);
    return encodeURIComponent(String(value)).replace("%2500", "%00");
  });
  const query = parameters
    .filter((parameter) => parameter.in === "query" && random() < 0.4)
    .map(({ name, schema }) => {
      const value = fuzzedValue(schema, random);
      return `${encodeURIComponent(name)}=${encodeURIComponent((typeof value === "string" ? value : JSON.stringify(value)).toWellFormed())}`;
    });
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

test("no request made from the API's own description breaks the server, and every refusal says what and which", async () => {
  const random = testRandom(SEED);
  const clients = await Promise.all([as("sup"), as("web"), as("adm"), as("usr")]);
  trying = true;
  const wrong: unknown[] = [];
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    const operation = pick(random, operations);
    if (operation.url === "/api/user/logout") continue; // it would end the run of that client
    const client = random() < 0.7 ? clients[0] : pick(random, [...clients, visitor()]);
    const url = addressOf(operation, random);
    const body = bodyOf(operation, random);
    const cookie = client.cookie;
    const payload = body === undefined || (typeof body === "object" && body !== null) ? body : JSON.stringify(body);
    const answer = await client.call(operation.method, url, payload, body === undefined ? {} : { "content-type": "application/json" });
    client.cookie = cookie;
    const { status } = answer;
    const told =
      status < 400 ||
      (typeof answer.body.code === "string" && typeof answer.body.message === "string" && answer.body.requestId !== undefined);
    if (status >= 500 || !told) wrong.push({ call: `${operation.method} ${url}`, body, status, answer: answer.body });
  }
  trying = false;
  expect(operations.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
}, 120_000);

test("no query makes a list break: every value that does not fit is refused by name", async () => {
  const random = testRandom(SEED);
  const clients = await Promise.all([as("sup"), as("web"), as("adm")]);
  const declared = Object.values(listEntities);
  const cursors = new Map<string, string>();
  const statuses: Record<number, number> = {};
  const wrong: unknown[] = [];
  for (let sent = 0; sent < LIST_CALLS; sent += 1) {
    const e = declared[sent % declared.length]!;
    const query = fuzzedList(e, random, cursors.get(e.url));
    const url = `/api/${e.url}${pick(random, ["", "", "", "options", "/export.csv"])}?${query}`;
    const { status, body } = await pick(random, clients).call("GET", url);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (typeof body.after === "string") cursors.set(e.url, body.after);
    if (status >= 500 || (status >= 400 && typeof body.message !== "string")) wrong.push({ url, status, body });
    if (status === 422 && typeof body.field !== "string") wrong.push({ url, status, body });
  }
  expect(wrong).toEqual([]);
  expect(statuses[200]).toBeGreaterThan(LIST_CALLS / 20);
  expect(statuses[422]).toBeGreaterThan(LIST_CALLS / 4);
}, 600_000);

test("no single value breaks the change of a record that is sound, of one or of many", async () => {
  const random = testRandom(SEED);
  const client = await as("sup");
  trying = true;
  const fields = Object.values(listEntities).flatMap((e: Entity) => formNames(e, "edit").map((name) => ({ e, name })));
  const statuses: Record<number, number> = {};
  const wrong: unknown[] = [];
  for (let sent = 0; sent < FIELD_CALLS; sent += 1) {
    const { e, name } = pick(random, fields);
    const id = pick(random, Object.values(records[e.url]!));
    const change = {
      [name]: fuzzedValue(
        random() < 0.5 ? {} : (z.toJSONSchema(e.fields[name]!.schema, { io: "input", unrepresentable: "any" }) as JsonSchema),
        random,
      ),
    };
    const many = random() < 0.3 && bulkFields(e).includes(name);
    const { status, body } = many
      ? await client.call("POST", `/api/${e.url}/edit`, { on: { ids: [id] }, values: change })
      : await client.call("PUT", `/api/${e.url}`, { id, ...change });
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status >= 500 || (status >= 400 && typeof body.message !== "string")) wrong.push({ url: e.url, many, change, status, body });
  }
  trying = false;
  expect(wrong).toEqual([]);
  expect(statuses[200]).toBeGreaterThan(FIELD_CALLS / 20);
}, 120_000);

test("the server still answers", async () => {
  expect(app().server.listening).toBe(false);
  expect((await visitor().call("GET", "/readyz")).status).toBe(200);
});
