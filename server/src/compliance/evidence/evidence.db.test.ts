import type { EvidencePack, EvidencePacks } from "@vigil/model/compliance/evidence/evidenceWire";
import { exec } from "node:child_process";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testRun, testSealedSession, testTraining } from "../../../test/reporting/testTraining.ts";
import { eraseUser } from "../../organization/eraseUser.ts";
import { tarEnd, tarEntry } from "../../storage/backup/tar.ts";
import { archiveEntries } from "./archiveEntries.ts";
import { verifyEvidence } from "./verifyEvidence.ts";
import { workEvidence } from "./workEvidence.ts";

const app = testApp();
const today = new Date().toISOString().slice(0, 10);
const year = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);

async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 7000) yield bytes.subarray(at, at + 7000);
}

async function ordered(companyId: number | null, userId: number | null = null) {
  const client = await app.as("web");
  const { status, body } = await client.call<EvidencePack>("POST", "/api/evidencepacks", { companyId, userId, from: year, until: today });
  expect(status).toBe(201);
  await workEvidence(app.house(), { domainId: app.world().airport.domainId, packId: body.id });
  const pack = (await client.call<EvidencePacks>("GET", "/api/evidencepacks")).body.rows.find(({ id }) => id === body.id)!;
  expect(pack.state).toBe("done");
  return { pack, bytes: (await app.house().files.open(pack.hash!))! };
}

async function entriesOf(bytes: Buffer): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { name, bytes: body } of archiveEntries(bytes)) found.set(name, body!.toString());
  return found;
}

test("an archive tells of its site's people alone, is signed, and each changed byte names its file", async () => {
  const { north } = app.world().airport;
  const training = await testTraining(app);
  const run = await testRun(app, { ...training, userId: north.users.usr });
  await testSealedSession(app, {
    ...training,
    ...run,
    userId: north.users.usr,
    score: 90,
    hits: 9,
    misses: 1,
    falseAlarms: 1,
    correctRejections: 9,
    sealedDaysAgo: 1, // where it is tomorrow already, today is not over
  });
  const owner = await app.database.owner();
  await owner.query(
    `insert into test_drills (domain_id, user_id, kind, seed, part, degree, truth, answered_at, answers, decision, score, passed, seconds)
     values ($1, $2, 'check', 1, 'layers', 2, '{}', now() - interval '1 day', '{}', 'inOrder', 71, false, 90)`,
    [app.world().airport.domainId, north.users.usr],
  );
  await owner.query("update companies set time_zone = 'Europe/Berlin' where id = $1", [north.companyId]);
  const { pack, bytes } = await ordered(north.companyId);
  expect(pack).toMatchObject({ companyId: north.companyId, from: year, until: today, done: pack.wanted });
  const files = await entriesOf(bytes);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(["manifest.json", "manifest.sig", "evidence.pdf", "people.csv", "event_chain.csv"]),
  );
  expect(files.get("people.csv")).toContain("usr");
  expect(files.get("people.csv")).not.toContain("usr.south");
  expect(files.get("results.csv")).toMatch(new RegExp(`"?${north.users.usr}"?,"?1"?,"?9"?,"?1"?,"?1"?,"?9"?,"?0.9"?,`, "u"));
  // codes stand in words, and a moment by the clocks of the place
  expect(files.get("drills.csv")).toMatch(/Check.*Energies out of line.*In order.*71/u);
  expect(files.get("drills.csv")).toMatch(/,"?\d{4}-\d\d-\d\dT[\d:]+\+0[12]:00"?,90,/u);
  expect(files.get("sessions.csv")).toMatch(/Practice|Exam/u);
  expect([...files].filter(([name, text]) => name.endsWith(".csv") && /\d:\d\d(?:\.\d+)?Z/u.test(text)).map(([name]) => name)).toEqual([]);
  const digestOf = (of: Map<string, string>) => of.get("libraries.csv")!.trim().split("\r\n")[1]!.split(",").at(-1)!;
  expect(digestOf(files)).toMatch(/^[0-9a-f]{64}$/u);
  await owner.query(
    "insert into images (owner_domain_id, library_id, kind, decision, state, views) values ($1, $2, 'innocent', 'P', 'approved', '[]')",
    [app.world().airport.domainId, training.libraryId],
  );
  expect(digestOf(await entriesOf((await ordered(north.companyId)).bytes))).not.toBe(digestOf(files));
  expect(files.get("evidence.pdf")!.slice(0, 5)).toBe("%PDF-");

  const { keyPrint } = (await (await app.as("web")).call<EvidencePacks>("GET", "/api/evidencepacks")).body;
  expect(await verifyEvidence(inPieces(bytes), keyPrint)).toMatchObject({ faults: [], keyPrint, manifest: { from: year } });
  expect((await verifyEvidence(inPieces(bytes), "0".repeat(64))).faults).toEqual([expect.stringContaining("another key")]);
  const changed = (name: string) => {
    const copy = Buffer.from(bytes);
    copy[copy.indexOf(name) + name.length + 4]! ^= 1; // of what is packed behind its head
    return verifyEvidence(inPieces(copy));
  };
  expect((await changed("results.csv")).faults).toEqual(["results.csv was changed."]);
  expect((await changed("manifest.json")).faults.length).toBeGreaterThan(0);
  expect((await changed("SHA256SUMS.sig")).faults).toEqual([expect.stringContaining("SHA256SUMS.sig")]);
  expect((await verifyEvidence(inPieces(bytes.subarray(0, bytes.length / 2)))).faults.length).toBeGreaterThan(0);
});

test("an archive is checked by standard tools where this product is not installed, and one of before is still verified", async () => {
  const { bytes } = await ordered(null);
  const folder = await mkdtemp(join(tmpdir(), "evidence-"));
  for await (const { name, bytes: body } of archiveEntries(bytes)) await writeFile(join(folder, name), body!);
  const readme = await readFile(join(folder, "README.txt"), "utf8");
  const commands = readme.split("\n").filter((line) => /^ {4}(?:openssl|sha256sum) /u.test(line));
  expect(commands).toHaveLength(3);
  const run = async (command: string) => (await promisify(exec)(command, { cwd: folder })).stdout;
  expect(await run(commands[0]!)).toContain("Signature Verified Successfully");
  expect(await run(commands[1]!)).toMatch(/people\.csv: OK/u);
  const { keyPrint } = (await (await app.as("web")).call<EvidencePacks>("GET", "/api/evidencepacks")).body;
  expect(await run(commands[2]!)).toContain(keyPrint);
  await appendFile(join(folder, "people.csv"), "1");
  await expect(run(commands[1]!)).rejects.toThrow(/FAILED|did NOT match/u);
  await appendFile(join(folder, "SHA256SUMS"), " ");
  await expect(run(commands[0]!)).rejects.toMatchObject({ stdout: expect.stringContaining("Verification Failure") });
  await rm(folder, { recursive: true });

  const tar: Buffer[] = [];
  for await (const { name, bytes: body } of archiveEntries(bytes)) tar.push(...tarEntry(name, body!, new Date()));
  expect(await verifyEvidence(inPieces(Buffer.concat([...tar, tarEnd()])), keyPrint)).toMatchObject({ faults: [] });
  // what one program reads from the heads and another from the directory is refused
  const double = Buffer.concat([bytes.subarray(0, -22), Buffer.from("more"), bytes.subarray(-22)]);
  expect((await verifyEvidence(inPieces(double))).faults.length).toBeGreaterThan(0);
  const renamed = Buffer.from(bytes);
  renamed.write("peopl_", renamed.indexOf("people.csv"));
  expect((await verifyEvidence(inPieces(renamed))).faults.length).toBeGreaterThan(0);
  const stored = Buffer.from(bytes);
  stored.writeUInt16LE(0, stored.indexOf("people.csv") - 22); // how it is packed, as its head says
  expect((await verifyEvidence(inPieces(stored))).faults.length).toBeGreaterThan(0);
});

test("who sees one site has its archives and no others, and a time that makes no sense is refused at its field", async () => {
  const { north, south } = app.world().airport;
  const { pack } = await ordered(south.companyId);
  const auditor = await app.as("aud");
  const order = (ask: object) =>
    auditor.call<{ code: string; field: string }>("POST", "/api/evidencepacks", {
      companyId: north.companyId,
      from: year,
      until: today,
      ...ask,
    });
  expect((await order({})).status).toBe(201);
  expect((await order({ companyId: south.companyId })).status).toBe(404);
  expect((await order({ companyId: null })).status).toBe(404);
  expect((await order({ until: "2190-01-01" })).body).toMatchObject({ code: "EvidenceFuture", field: "until" });
  expect((await order({ from: today, until: year })).body).toMatchObject({ field: "from" });
  expect((await order({ from: "1950-01-01" })).body).toMatchObject({ code: "EvidenceTooLong", field: "from" });
  expect(
    (await auditor.call<EvidencePacks>("GET", "/api/evidencepacks")).body.rows.every(({ companyId }) => companyId === north.companyId),
  ).toBe(true);
  expect((await auditor.call("GET", `/api/evidencepacks/${pack.id}/file`)).status).toBe(404);
  expect((await (await app.as("usr")).call("GET", "/api/evidencepacks")).status).toBe(403);
});

test("an order pressed twice is one archive that tells who ordered it, and is found however many came behind it", async () => {
  const client = await app.as("web");
  const order = { companyId: app.world().airport.north.companyId, from: "2021-01-01", until: "2021-06-30" };
  const [first, again] = [
    (await client.call<EvidencePack>("POST", "/api/evidencepacks", order)).body,
    (await client.call<EvidencePack>("POST", "/api/evidencepacks", order)).body,
  ];
  expect(again.id).toBe(first.id);
  expect(first.createdBy).toMatch(/\S/u);
  const { domainId } = app.world().airport;
  await workEvidence(app.house(), { domainId, packId: first.id });
  await app.database.ask(
    `insert into evidence_packs (domain_id, company_id, from_day, until_day, wanted, created_by)
     select domain_id, company_id, from_day, until_day, wanted, created_by from evidence_packs, generate_series(1, 200) where id = $1`,
    [first.id],
  );
  const { body } = await client.call<EvidencePacks>("GET", "/api/evidencepacks");
  expect(body.rows.map(({ id }) => id)).not.toContain(first.id);
  expect((await client.call("GET", `/api/evidencepacks/${first.id}/file`)).status).toBe(200);
});

test("a pack says what each of its files is, and who left its site in between", async () => {
  const { north, south } = app.world().airport;
  const client = await app.as("web");
  const on = { ids: [north.users.ins] };
  expect((await client.call("POST", "/api/users/move", { ...on, companyId: south.companyId })).status).toBeLessThan(300);
  const files = await entriesOf((await ordered(north.companyId)).bytes);
  expect(files.get("people_left.csv")).toMatch(/ins.*North.*South/u);
  expect(files.get("people.csv")).not.toMatch(/^"?\d+"?,"?ins"?,/mu);
  const readme = files.get("README.txt")!;
  for (const name of [...files.keys()].filter((one) => one !== "README.txt")) expect(readme).toContain(`\n\n${name}`);
  await client.call("POST", "/api/users/move", { ...on, companyId: north.companyId });
});

test("of one person it is the same archive narrowed to them, seen by who sees them, and goes when they are erased", async () => {
  const { north, south } = app.world().airport;
  const web = await app.as("web");
  const { pack, bytes } = await ordered(null, north.users.usr);
  expect(pack).toMatchObject({ companyId: north.companyId, userId: north.users.usr, person: expect.stringMatching(/\S/u) });
  expect(pack.fileName).toContain(`person-${north.users.usr}`);
  const files = await entriesOf(bytes);
  const lines = (name: string) => files.get(`${name}.csv`)!.trim().split("\r\n").slice(1);
  expect(lines("people").map((line) => line.split(",")[0]!.replaceAll('"', ""))).toEqual([String(north.users.usr)]);
  for (const name of ["time", "standings", "certificates"]) for (const line of lines(name)) expect(line).toContain(String(north.users.usr));
  expect(JSON.parse(files.get("manifest.json")!)).toMatchObject({ people: 1, person: pack.person });
  expect(files.get("README.txt")).toContain(pack.person!);
  // when it was made stands there by the domain's clock, with its name, and not as a code
  expect(files.get("README.txt")).toMatch(/^As of .*\(?[A-Z]\w+/mu);
  expect(files.get("README.txt")).not.toContain(JSON.parse(files.get("manifest.json")!).madeAt);
  expect(files.get("rules.csv")!.split("\r\n")[0]).toContain("minutes");
  expect(files.get("rules.csv")).not.toContain("{");

  const order = async (client: typeof web, userId: number) =>
    (await client.call<{ field: string }>("POST", "/api/evidencepacks", { companyId: null, userId, from: year, until: today })).status;
  const auditor = await app.as("aud");
  expect([await order(auditor, north.users.usr), await order(auditor, south.users.usr), await order(web, 99_999_999)]).toEqual([
    201, 404, 404,
  ]);
  const { domainId } = app.world().airport;
  await app.database.asDomain(domainId, (tx) =>
    eraseUser(tx, { domainId, userId: north.users.web, requestId: "", address: "" }, north.users.usr),
  );
  expect((await web.call<EvidencePacks>("GET", "/api/evidencepacks")).body.rows.filter(({ userId }) => userId !== null)).toEqual([]);
});
