import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { UserImport } from "@vigil/model/organization/userImport/importWire";
import { demoPassword } from "../content/tenant.ts";
import { startServerProcess } from "../server/test/ledger/serverProcess.ts";

const people = Number(process.env["BENCH_PEOPLE"] ?? 50_000);
const IDLE_ROUNDS = 100;
const PAUSE_MS = 50;

/** People brought in from a file, and how long a list takes meanwhile. */
export async function importOfPeople(): Promise<void> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "vigil-people-")));
  const server = await startServerProcess({ DATA_DIR: directory, PORT: "0", DEMO: "on", GENERATOR_WORKERS: "0", RATE_LIMIT: "0" });
  try {
    const call = await administrator(server.address);
    const list = async (): Promise<number> => {
      const begun = performance.now();
      await call("GET", "users?order=asc(lastName)&count=none");
      return performance.now() - begun;
    };
    const idle: number[] = [];
    for (let round = 0; round < IDLE_ROUNDS; round += 1) {
      idle.push(await list());
      await sleep(PAUSE_MS);
    }
    const told = (name: string, seconds: number) => console.log(`people.${name} ${seconds.toFixed(1)} s`);
    const begun = performance.now();
    const form = new FormData();
    form.append("file", new Blob([file()]), "people.csv");
    let run = await call<UserImport>("POST", "users/imports", form);
    told("read", (performance.now() - begun) / 1000);
    const [company] = (await call<{ rows: { id: number }[] }>("GET", "companies?limit=1")).rows;
    const during: number[] = [];
    const step = async (name: string, act: string, body: object, end: UserImport["state"]) => {
      const from = performance.now();
      run = await call<UserImport>("POST", `users/imports/${run.id}/${act}`, body);
      while (run.state !== end) {
        during.push(await list());
        await sleep(PAUSE_MS);
        run = await call<UserImport>("GET", `users/imports/${run.id}`);
        if (run.state === "stopped" || run.state === "read") throw new Error(`The import stopped: ${run.error}.`);
      }
      told(name, (performance.now() - from) / 1000);
    };
    await step("lookedThrough", "check", { ...run.order, companyId: company!.id }, "checked");
    await step("applied", "apply", { leaveFaulty: true }, "applied");
    console.log(`people.count ${run.applied.create} people`);
    told("whole", (performance.now() - begun) / 1000);
    console.log(`people.list.idle.p95 ${p95(idle).toFixed(1)} ms`);
    console.log(`people.list.during.p95 ${p95(during).toFixed(1)} ms`);
    console.log(`# load ${loadavg()[0]!.toFixed(1)}`);
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

function file(): string {
  const lines = Array.from({ length: people }, (_, index) =>
    [`bulk${index}`, `Anna ${index}`, `Lane ${index % 997}`, `${1_000_000 + index}`, `bulk${index}@example.org`, "1990-04-03", "en"].join(
      ",",
    ),
  );
  return ["User ID,First name,Last name,PIN,E-mail,Date of birth,Language", ...lines].join("\r\n");
}

async function administrator(url: string) {
  const headers: Record<string, string> = { "x-domain": "demo" };
  const call = async <T = unknown>(method: string, path: string, body?: object): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: { ...headers, ...(body && !isForm ? { "content-type": "application/json" } : {}) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const token = response.headers.get("x-xsrf-token");
    if (token) headers["x-xsrf-token"] = token;
    const cookie = response.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
    if (cookie.length > 0) headers["cookie"] = cookie.join("; ");
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  await call("GET", "user/login");
  await call("POST", "user/login", { username: "domain.admin", password: demoPassword, domain: "demo" });
  return call;
}
