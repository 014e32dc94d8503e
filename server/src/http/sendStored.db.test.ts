import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sendFile } from "../../test/http/testFile.ts";
import { testApp } from "../../test/http/testApp.ts";

const { as, app, house } = testApp();
const MEGABYTE = 1_048_576;
const film = Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42", "latin1"), Buffer.alloc(45 * MEGABYTE, "film")]);
const short = film.subarray(0, 3 * MEGABYTE);
const urls = { film: "", short: "" };
let port = 0;

async function stored(content: Buffer): Promise<string> {
  const client = await as("web");
  const { body } = await client.call("POST", "/api/media", { name: `A film of ${content.length}` });
  const url = `/api/media/${body.id}/file`;
  expect(await sendFile(client, "POST", url, { content, name: "film.mp4" })).toMatchObject({ status: 200 });
  return url;
}
beforeAll(async () => {
  urls.film = await stored(film);
  urls.short = await stored(short);
  await app().listen({ port: 0, host: "127.0.0.1" });
  port = (app().server.address() as { port: number }).port;
});

const ask = async (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  (await as("web")).call(method, urls.short, undefined, headers);

test("a film comes whole, in the parts a player asks for, and not again to who has it", async () => {
  const whole = await ask();
  const etag = String(whole.headers["etag"]);
  expect([whole.status, whole.headers["content-length"], whole.headers["accept-ranges"]]).toEqual([200, String(short.length), "bytes"]);
  const part = async (range: string, more: Record<string, string> = {}) => {
    const { status, headers, body } = await ask({ range, ...more });
    expect(Number(headers["content-length"] ?? 0)).toBe(body.length);
    return [status, headers["content-range"], body.length];
  };
  const size = short.length;
  expect(await part("bytes=0-11")).toEqual([206, `bytes 0-11/${size}`, 12]);
  expect(await part(`bytes=${size - 4}-`)).toEqual([206, `bytes ${size - 4}-${size - 1}/${size}`, 4]);
  expect(await part("bytes=-4")).toEqual([206, `bytes ${size - 4}-${size - 1}/${size}`, 4]);
  expect(await part(`bytes=4-${"9".repeat(15)}`)).toEqual([206, `bytes 4-${size - 1}/${size}`, size - 4]);
  expect((await ask({ range: "bytes=4-7" })).body).toBe("ftyp");
  expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
  expect(await part("bytes=-0")).toEqual([416, `bytes */${size}`, 0]);
  for (const range of ["bytes=7-4", "bytes=0-1,3-4", "lines=0-1", "bytes=-", `bytes=${"9".repeat(400)}-`])
    expect(await part(range)).toEqual([200, undefined, size]);
  expect(await part("bytes=0-11", { "if-range": etag })).toEqual([206, `bytes 0-11/${size}`, 12]);
  expect(await part("bytes=0-11", { "if-range": '"another"' })).toEqual([200, undefined, size]);
  expect(await part("bytes=0-11", { "if-range": new Date().toUTCString() })).toEqual([200, undefined, size]);
  const known = await ask({ "if-none-match": `"a", ${etag}` });
  expect([known.status, known.body]).toEqual([304, ""]);
});

test("what is asked of its head alone has the head of the whole, and reads nothing", async () => {
  const { status, headers, body } = await ask({ range: "bytes=0-11" }, "HEAD");
  expect([status, headers["content-length"], headers["content-range"], body]).toEqual([200, String(short.length), undefined, ""]);
});

test("forty readers who take nothing hold next to nothing of the film in memory", async () => {
  const client = await as("web");
  const before = process.memoryUsage().arrayBuffers;
  const readers: Socket[] = [];
  for (let count = 0; count < 40; count += 1) {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.write(`GET ${urls.film} HTTP/1.1\r\nhost: here\r\ncookie: ${client.cookie}\r\n\r\n`);
    await once(socket, "readable"); // the answer has begun, and is not read on
    readers.push(socket);
  }
  const held = process.memoryUsage().arrayBuffers - before;
  // both ends of each connection are in this process; the film forty times would be 1.8 GB
  expect(held).toBeLessThan(4 * film.length);
  const closed = readers.map((socket) => once(socket, "close"));
  for (const socket of readers) socket.destroy();
  await Promise.all(closed);
});

test("an upload that is broken off leaves no file", async () => {
  const client = await as("web");
  const places = () => readdir(join(house().settings.dataDirectory, "files", "new"));
  const head = `POST ${urls.short} HTTP/1.1\r\nhost: here\r\ncookie: ${client.cookie}\r\nx-xsrf-token: ${client.token}\r\ncontent-length: 9000000\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n`;
  const socket = connect({ port, host: "127.0.0.1" });
  socket.write(`${head}--b\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n${"x".repeat(200_000)}`);
  await expect.poll(places).toHaveLength(1); // it lies on the disk while it comes
  socket.destroy();
  await expect.poll(places).toHaveLength(0);
});
