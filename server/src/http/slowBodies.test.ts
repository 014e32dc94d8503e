import Fastify from "fastify";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { slowBodies } from "./slowBodies.ts";

const LIMIT_MS = 60;
const app = Fastify({ requestTimeout: 0 });
slowBodies(app, LIMIT_MS);
app.addContentTypeParser("multipart/form-data", { parseAs: "string" }, (_request, body, done) => done(null, body));
app.post("/small", () => "taken");
app.post("/large", { config: { longUpload: true } }, () => "taken");
app.get("/long", async () => {
  await pause(3 * LIMIT_MS);
  return "the whole of it";
});
afterAll(() => app.close());

/** Two of ten bytes, and then nothing until `rest`. */
async function sendSlowly(path: string, rest?: number, type = "application/json"): Promise<string> {
  const socket = connect(Number(new URL(await address).port), "127.0.0.1");
  let said = "";
  socket.on("data", (bytes) => (said += bytes.toString()));
  socket.write(`POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: ${type}\r\ncontent-length: 10\r\nconnection: close\r\n\r\n"1`);
  if (rest !== undefined) setTimeout(() => socket.write('2345678"'), rest);
  await once(socket, "close");
  return said;
}
const address = app.listen({ port: 0, host: "127.0.0.1" });

test("a body that is not here in time is not waited for, but where a long upload is expected", async () => {
  expect(await sendSlowly("/small")).toBe("");
  expect(await sendSlowly("/large", 3 * LIMIT_MS, "multipart/form-data")).toContain("taken");
  // where a list takes a file with its record, a record alone is no long upload
  expect(await sendSlowly("/large")).toBe("");
});

test("a body of unknown length is waited for no longer", async () => {
  const socket = connect(Number(new URL(await address).port), "127.0.0.1");
  let said = "";
  socket.on("data", (bytes) => (said += bytes.toString()));
  socket.write('POST /small HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2\r\n"1\r\n');
  await once(socket, "close");
  expect(said).toBe("");
});

test("an answer may take its time", async () => {
  expect(await (await fetch(`${await address}/long`)).text()).toBe("the whole of it");
});
