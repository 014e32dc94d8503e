import { expect, test } from "vitest";
import { completeProgram } from "../../../test/compliance/testCompleteProgram.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { sendFile } from "../../../test/http/testFile.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";
import { domainsDue } from "../../storage/domainsDue.ts";
import { askAgain } from "./startRemedial.ts";
import { workImportQueue } from "../work/workImportQueue.ts";
import { workOnResults } from "../work/workImportJob.ts";

const jobs = testJobs();
const app = testApp({ jobs });
const url = "/api/workresults/imports";

/** Misses of knives of somebody, so many hours ago each, brought in as a file. */
async function missed(username: string, hours: readonly number[]): Promise<number> {
  const client = await app.as("web");
  const lines = hours.map((ago) => `${username},${new Date(Date.now() - ago * 3_600_000).toISOString()},knife,miss`);
  const content = Buffer.from(["user,timestamp,category,result", ...lines].join("\n"));
  const { body } = await sendFile(client, "POST", url, { content, name: "misses.csv" });
  const work = async () => {
    for (const order of jobs.sentTo(workImportQueue).splice(0)) await workOnResults(app.house(), order, { last: true });
  };
  await client.call("POST", `${url}/${body.id}/check`, body.order);
  await work();
  const { digest: named } = (await client.call("GET", `${url}/${body.id}/named`)).body;
  expect(await client.call("POST", `${url}/${body.id}/apply`, { named })).toMatchObject({ status: 200 });
  await work();
  return body.id;
}

test("misses at work lead to training by rule: told beforehand, due, begun anew by who has done it before, proven by its completion, withdrawn with its file", async () => {
  const client = await app.as("web");
  const content = await testContentCourse(app);
  const rule = { name: "Knives", category: "knives", misses: 2, withinDays: 30, dueAfter: 7, programs: [content.programId], companies: [] };
  const { name: _, ...typed } = rule;
  const first = await missed("usr", [5, 4]);
  expect((await client.call("POST", "/api/remedialrules/preview", typed)).body).toMatchObject({ count: 1, rows: [{ misses: 2 }] });
  expect((await client.call("POST", "/api/remedialrules/preview", { ...typed, misses: 3 })).body).toEqual({ count: 0, rows: [] });
  expect((await client.call("POST", "/api/remedialrules/preview", { ...typed, category: "guns" })).body.count).toBe(0);

  const { body: made } = await client.call("POST", "/api/remedialrules", rule);
  const duties = async () => (await client.call("GET", "/api/remedialduties?order=asc(assignedAt)")).body.rows;
  expect(await duties()).toMatchObject([{ misses: 2, state: "open", completedAt: null }]);
  const learner = await app.as("usr", "north");
  const due = async () => (await learner.call("GET", "/api/measures/own/work?months=6")).body.remedial;
  expect(await due()).toMatchObject([{ programId: content.programId, state: "open", misses: 2 }]);
  // more misses while it is open ask for nothing more
  await missed("usr", [3, 2]);
  expect(await duties()).toHaveLength(1);

  await completeProgram(app, learner, content);
  expect(await duties()).toMatchObject([{ state: "done", completedAt: expect.any(String) }]);
  const misses = (await client.call("GET", `/api/workresults?remedialDutyId=${(await duties())[0].id}&fields=remedialState`)).body;
  expect(misses.rows.map(({ remedialState }: { remedialState: string }) => remedialState)).toEqual(["done", "done"]);

  // asked again, the program is no longer assigned because of misses: the proof stays in the duty
  const remedialAssignments = async () => (await app.database.ask("select 1 from program_assignments where source = 'remedial'")).rowCount;
  const { domainId } = app.world().airport;
  expect(await remedialAssignments()).toBe(1);
  expect(await app.database.asDomain(domainId, (tx) => askAgain(tx, domainId))).toEqual({ released: 1, assigned: 0 });
  expect(await remedialAssignments()).toBe(0);
  expect(await duties()).toMatchObject([{ state: "done" }]);

  // what was missed before it was done counts no more; what is missed behind it does, and the program begins anew
  const owner = await app.database.owner();
  await owner.query("update program_statuses set end_at = end_at - interval '1 hour' where program_id = $1", [content.programId]);
  await owner.query("update remedial_duties set assigned_at = assigned_at - interval '2 hours'");
  const second = await missed("usr", [0.2, 0.1]);
  expect((await duties()).map(({ state }: { state: string }) => state)).toEqual(["done", "open"]);
  const { rows: runs } = await owner.query("select sequence, complete from program_statuses where program_id = $1 order by sequence", [
    content.programId,
  ]);
  expect(runs).toEqual([
    { sequence: 1, complete: true },
    { sequence: 2, complete: false },
  ]);
  expect((await client.call("GET", `/api/remedialrules/${made.id}`)).body.people).toBe(1);

  // undone, the second goes with its assignment; what was done for the first stays
  await client.call("POST", `${url}/${second}/undo`);
  await client.call("POST", `${url}/${first}/undo`);
  expect((await duties()).map(({ state }: { state: string }) => state)).toEqual(["done"]);
  const { rows: assigned } = await owner.query("select 1 from program_assignments where source = 'remedial'");
  expect(assigned).toEqual([]);

  expect(await (await app.as("adm", "south")).call("POST", "/api/remedialrules", { ...rule, name: "All" })).toMatchObject({
    status: 403,
    body: { code: "RemedialRuleCompanies" },
  });
  expect((await (await app.as("adm", "south")).call("GET", "/api/remedialduties")).body.count).toBe(0);
});

test("what is there already is asked about again without a new file, as when a rule came to hold behind our back", async () => {
  const client = await app.as("web");
  const content = await testContentCourse(app);
  const rule = {
    name: "Liquids",
    category: "knives",
    misses: 2,
    withinDays: 30,
    dueAfter: 7,
    programs: [content.programId],
    companies: [],
  };
  const { body: made } = await client.call("POST", "/api/remedialrules", { ...rule, misses: 50 });
  await missed("ins", [5, 4]);
  const { domainId } = app.world().airport;
  const owner = await app.database.owner();
  const again = () => app.database.asDomain(domainId, (tx) => askAgain(tx, domainId));
  await again();
  const duties = async () => (await client.call("GET", `/api/remedialduties?remedialRuleId=${made.id}`)).body.count;
  expect(await duties()).toBe(0);
  await owner.query("update remedial_rules set misses = 2 where id = $1", [made.id]);
  await again();
  expect(await duties()).toBeGreaterThan(0);
  expect(await domainsDue(app.database.asDomain, "remedial")).toContain(domainId);
});

test("before a file comes in it is named whom rules would give training by it, and whom by older misses; nobody else gets any", async () => {
  const client = await app.as("web");
  const content = await testContentCourse(app);
  const owner = await app.database.owner();
  await owner.query("update remedial_rules set active = false");
  await owner.query("update work_results set category = 'guns'");
  const rule = { name: "Named", category: "knives", misses: 2, withinDays: 30, dueAfter: 7, programs: [content.programId], companies: [] };
  const { body: made } = await client.call("POST", "/api/remedialrules", { ...rule, misses: 50 });
  await missed("adm", [5, 4]);
  await missed("usr.south", [6]);
  await owner.query("update remedial_rules set misses = 2 where id = $1", [made.id]);
  const duties = async () =>
    (await owner.query("select user_id from remedial_duties where remedial_rule_id = $1 order by user_id", [made.id])).rows;
  const { north, south } = app.world().airport;

  /** Checked, not brought in. */
  const checked = async (by: typeof client, username: string) => {
    const line = `${username},${new Date(Date.now() - 3_600_000).toISOString()},knife,miss`;
    const file = { content: Buffer.from(`user,timestamp,category,result\n${line}`), name: "one.csv" };
    const { body } = await sendFile(by, "POST", url, file);
    await by.call("POST", `${url}/${body.id}/check`, body.order);
    for (const order of jobs.sentTo(workImportQueue).splice(0)) await workOnResults(app.house(), order, { last: true });
    return { id: body.id, named: (await by.call("GET", `${url}/${body.id}/named`)).body };
  };
  const bringIn = async (by: typeof client, id: number, named?: string) => {
    const answer = await by.call("POST", `${url}/${id}/apply`, { named });
    for (const order of jobs.sentTo(workImportQueue).splice(0)) await workOnResults(app.house(), order, { last: true });
    return answer;
  };

  const file = await checked(client, "usr.south");
  expect(file.named).toMatchObject({ count: 2, older: 1 });
  expect(file.named.rows).toMatchObject([
    { userId: south.users.usr, rule: "Named", misses: 2, ofFile: 1, programs: [expect.any(String)], dueOn: expect.any(String) },
    { userId: north.users.adm, misses: 2, ofFile: 0 },
  ]);
  for (const named of [undefined, "of before"])
    expect(await bringIn(client, file.id, named)).toMatchObject({ status: 409, body: { code: "WorkNamedOtherwise" } });
  expect(await duties()).toEqual([]);

  // who sees one company alone is told of its people, and nobody of another gets anything by their file
  const southern = await app.as("adm", "south");
  const theirs = await checked(southern, "usr.south");
  expect(theirs.named).toMatchObject({ count: 1, older: 0 });
  expect(await bringIn(southern, theirs.id, theirs.named.digest)).toMatchObject({ status: 200 });
  expect(await duties()).toEqual([{ user_id: south.users.usr }]);
});
