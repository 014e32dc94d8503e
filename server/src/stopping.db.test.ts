import { once } from "node:events";
import { mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { multipartBody, multipartHeaders } from "../test/http/testFile.ts";
import { startServerProcess, type ServerProcess } from "../test/ledger/serverProcess.ts";

const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-stop-")));
const environment = {
  DATA_DIR: directory,
  PORT: "0",
  DEMO: "on",
  DEMO_IMAGES: "1",
  DEMO_HISTORY: "off",
  GENERATOR_WORKERS: "0",
  RATE_LIMIT: "0",
};
const film = Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42", "latin1"), Buffer.alloc(45_000_000, "film")]);
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(environment);
}, 120_000);
afterAll(async () => {
  await server.kill();
  rmSync(directory, { recursive: true, force: true });
});

/** Signs in and keeps what a browser keeps. */
async function headersOf(username: string): Promise<Record<string, string>> {
  const first = await fetch(`${server.address}/api/user/login`);
  const sent = (reply: Response) => ({
    cookie: reply.headers.getSetCookie()[0]?.split(";")[0] ?? "",
    "x-xsrf-token": reply.headers.get("x-xsrf-token") ?? "",
  });
  const reply = await fetch(`${server.address}/api/user/login`, {
    method: "POST",
    headers: { ...sent(first), "content-type": "application/json" },
    body: JSON.stringify({ domain: "demo", username, password: "Vigil-2026" }),
  });
  expect(reply.status).toBe(200);
  return sent(reply);
}

test("a server that is asked to stop ends whatever trickles, and keeps what it acknowledged", { timeout: 120_000 }, async () => {
  const own = await headersOf("domain.admin");
  const json = { ...own, "content-type": "application/json" };
  const made = await fetch(`${server.address}/api/media`, { method: "POST", headers: json, body: JSON.stringify({ name: "A film" }) });
  const { id } = (await made.json()) as { id: number };
  const url = `/api/media/${id}/file`;
  const stored = await fetch(server.address + url, {
    method: "POST",
    headers: { ...own, ...multipartHeaders },
    body: Uint8Array.from(multipartBody(film, "f.mp4")),
  });
  expect(stored.status).toBe(200);

  const { port, hostname } = new URL(server.address);
  const sockets: Socket[] = [];
  const open = async (said: string): Promise<Socket> => {
    const socket = connect({ port: Number(port), host: hostname });
    await once(socket, "connect");
    socket.on("error", () => {}); // the server may well break it off
    socket.write(said);
    sockets.push(socket);
    return socket;
  };
  const lines = Object.entries({ host: "here", ...own })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const upload = `content-type: ${multipartHeaders["content-type"]}\r\ncontent-length: 9000000\r\n\r\n`;
  const part = multipartBody(Buffer.alloc(0), "g.mp4").subarray(0, 90).toString();
  const trickling = [
    await open(`POST ${url} HTTP/1.1\r\n${lines}${upload}${part}`), // an upload
    await open(`POST /api/user/login HTTP/1.1\r\n${lines}content-type: application/json\r\ncontent-length: 900\r\n\r\n{`), // a body
    await open(`GET / HTTP/1.1\r\nhost: here\r\nx: `), // a head
  ];
  const idle = await open(`GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n`); // a connection that is held
  await once(idle, "data");
  const reader = await open(`GET ${url} HTTP/1.1\r\n${lines}\r\n`); // a film that nobody reads
  await once(reader, "readable");
  const drops = setInterval(() => trickling.forEach((socket) => socket.writable && socket.write("x")), 100);

  const late = Promise.withResolvers<string>();
  // What trickles would keep it for hours; how long its own four seconds of grace and PostgreSQL's end take is the machine's business.
  const limit = setTimeout(() => late.resolve("still there"), 60_000);
  expect(await Promise.race([server.stop().then(() => "gone"), late.promise])).toBe("gone");
  clearTimeout(limit);
  clearInterval(drops);
  for (const socket of sockets) socket.destroy();
  expect(readdirSync(join(directory, "files", "new"))).toEqual([]);

  server = await startServerProcess(environment);
  const again = await fetch(server.address + url, { headers: { ...(await headersOf("domain.admin")), range: "bytes=4-7" } });
  expect([again.status, await again.text()]).toEqual([206, "ftyp"]);
});
