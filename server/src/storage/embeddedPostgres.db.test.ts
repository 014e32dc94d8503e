import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, describe, expect, test, vi } from "vitest";
import { domainsOf } from "./asDomain.ts";
import { startEmbeddedPostgres, visitEmbeddedPostgres, type EmbeddedPostgres } from "./embeddedPostgres.ts";
import { connectionPool } from "./pool.ts";
import { postmasterOf } from "./postmaster.ts";
import { systemDomain } from "./systemDomain.ts";

const soon = { timeout: 20_000, interval: 20 };

/** The postmaster and all that it has started. */
function processesOf(postmaster: number): number[] {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
  return [postmaster, ...children.split(" ").filter(Boolean).map(Number)];
}

describe("the embedded PostgreSQL", () => {
  const directory = mkdtempSync(join(tmpdir(), "vigil-embedded-"));
  const data = join(directory, "postgres");
  let host = "";
  afterAll(() => {
    rmSync(directory, { recursive: true, force: true });
    if (host !== "") rmSync(host, { recursive: true, force: true });
  });

  const ask = async (server: EmbeddedPostgres, text: string) => {
    const client = new pg.Client({ host: server.host, user: server.user, database: "postgres" });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };

  test("clears away what a killed start had begun, though its initdb still writes there", async () => {
    const begun = mkdtempSync(`${data}.new-`);
    const writes = `const { mkdirSync, writeFileSync } = require("node:fs");
      const tried = (write) => { try { write(); } catch {} };
      for (let n = 0, end = Date.now() + 700; Date.now() < end; n++) {
        tried(() => mkdirSync("d" + (n % 20)));
        tried(() => writeFileSync("d" + (n % 20) + "/" + n, ""));
        if (n === 100) process.stdout.write("at it");
      }`;
    const writer = spawn(process.execPath, ["-e", writes], { cwd: begun, stdio: ["ignore", "pipe", "inherit"] });
    await once(writer.stdout, "data");
    const ended = once(writer, "exit");
    const server = await startEmbeddedPostgres(directory);
    host = server.host;
    await server.stop();
    await ended;
    expect(readdirSync(directory).filter((name) => name.includes(".new-"))).toEqual([]);
  });

  test("keeps what was written, refuses a second server by name, and lets a visitor look", async () => {
    const first = await startEmbeddedPostgres(directory);
    host = first.host;
    await ask(first, "create table kept as select 7 as value");
    await expect(startEmbeddedPostgres(directory)).rejects.toThrow(`in use by process ${process.pid}`);
    const visit = await visitEmbeddedPostgres(directory);
    await visit.stop();
    expect(await ask(first, "select value from kept")).toEqual([{ value: 7 }]);
    await first.stop();
    expect(postmasterOf(data)).toBeUndefined();
    const second = await startEmbeddedPostgres(directory);
    expect(await ask(second, "select value from kept")).toEqual([{ value: 7 }]);
    await second.stop();
  });

  test("comes back by itself when it is killed", async () => {
    const server = await startEmbeddedPostgres(directory);
    process.kill(postmasterOf(data)!, "SIGKILL");
    await vi.waitFor(async () => expect(await ask(server, "select value from kept")).toEqual([{ value: 7 }]), soon);
    await server.stop();
  });

  test("that freezes is an error in time, and is used again when it thaws", async () => {
    const server = await startEmbeddedPostgres(directory);
    const pool = connectionPool(
      { host: server.host, user: server.user, database: "postgres" },
      { queryTimeoutMs: 300, connectTimeoutMs: 300 },
    );
    const asDomain = domainsOf(pool);
    const one = () => asDomain(systemDomain, (tx) => sql<{ one: number }>`select 1 as one`.execute(tx));
    await one();
    const processes = processesOf(postmasterOf(data)!);
    for (const pid of processes) process.kill(pid, "SIGSTOP");
    try {
      // on a connection that was open: its statements travel together, and the first whose time is over ends the connection for the rest
      await expect(one()).rejects.toThrow(/timeout|terminated/i);
      await expect(one()).rejects.toThrow(/timeout/i); // on a new one
    } finally {
      for (const pid of processes) process.kill(pid, "SIGCONT");
    }
    await vi.waitFor(async () => expect((await one()).rows).toEqual([{ one: 1 }]), soon);
    await pool.end();
    await server.stop();
  });

  test("is not mistaken for another process that has its old number", async () => {
    writeFileSync(join(data, "postmaster.pid"), `${process.pid}\n${data}\n`);
    const server = await startEmbeddedPostgres(directory);
    expect(server.adopted).toBe(false);
    expect(await ask(server, "select value from kept")).toEqual([{ value: 7 }]);
    await server.stop();
  });
});
