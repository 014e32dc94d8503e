import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { bulkQueue } from "../../entity/bulk/bulkQueue.ts";
import { workBulkAct } from "../../entity/bulk/workBulkAct.ts";

const jobs = testJobs();
const { as, house, world, database } = testApp({ jobs });
const work = async () => {
  for (const order of jobs.sentTo(bulkQueue).splice(0)) await workBulkAct(house(), order, { last: true });
};

let libraryId = 0;
beforeAll(async () => {
  const { domainId } = world().airport;
  const library = await house().asDomain(domainId, (tx) =>
    tx
      .insertInto("imageLibraries")
      .values({ ownerDomainId: domainId, name: "many", nameKey: "many" })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  libraryId = library.id;
});

/** A draft made by the domain administrator, or by nobody who is known. */
const draft = (own: boolean): Promise<number> => {
  const { domainId, north } = world().airport;
  return house().asDomain(domainId, async (tx) => {
    const made = own ? { madeBy: north.users.web, madeByDomainId: domainId } : {};
    const { id } = await tx
      .insertInto("images")
      .values({ ownerDomainId: domainId, libraryId, ...made, kind: "innocent", decision: "P", views: "[]", state: "draft" })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
};

test("before many are approved one's own are named, and those that stand elsewhere or are gone; nothing has changed by asking", async () => {
  const web = await as("web");
  const [own, first, second, gone] = [await draft(true), await draft(false), await draft(false), 9_999_999];
  const archived = await draft(false);
  expect((await web.call("POST", "/api/images/archive", { ids: [archived] })).status).toBe(200);
  const ids = [own, first, archived, second, gone];
  const preview = await web.call("POST", "/api/images/preview", { act: "approve", ids });
  expect(preview.body).toEqual({
    count: 2,
    ready: [first, second],
    left: [
      { why: "own", count: 1, ids: [own] },
      { why: "state", count: 1, ids: [archived] },
      { why: "missing", count: 1, ids: [gone] },
    ],
  });
  expect((await web.call("GET", `/api/images/${first}`)).body.state).toBe("draft");
  expect((await web.call("POST", "/api/images/approve", { ids: preview.body.ready })).status).toBe(200);
  const again = await web.call("POST", "/api/images/preview", { act: "approve", ids });
  expect(again.body.ready).toEqual([]);
  // what one has made oneself may be archived
  expect((await web.call("POST", "/api/images/preview", { act: "archive", ids: [own] })).body.ready).toEqual([own]);
});

test("what is sent back says why, is not approved until its maker hands it in again, and then waits like any other", async () => {
  const [web, sup] = [await as("web"), await as("sup")];
  const id = await draft(true);
  expect((await sup.call("POST", "/api/images/sendBack", { ids: [id], reason: "  " })).status).toBe(422);
  expect((await sup.call("POST", "/api/images/sendBack", { ids: [id], reason: "Too empty." })).status).toBe(200);
  const told = (await web.call("GET", `/api/images/${id}/approval`)).body;
  expect([told.reason, typeof told.decidedBy]).toEqual(["Too empty.", "string"]);
  expect((await web.call("GET", `/api/images?state=returned&imageLibraryId=${libraryId}`)).body.rows).toHaveLength(1);
  const early = await sup.call("POST", "/api/images/approve", { ids: [id] });
  expect([early.status, early.body.code]).toEqual([409, "ImageStateRefused"]);
  expect((await web.call("POST", "/api/images/restore", { ids: [id] })).status).toBe(200);
  expect((await sup.call("POST", "/api/images/approve", { ids: [id] })).status).toBe(200);
});

test("of two reviewers the second is told who was first, and undoes nothing of it", async () => {
  const [web, sup] = [await as("web"), await as("sup")];
  const id = await draft(false);
  expect((await sup.call("POST", "/api/images/approve", { ids: [id], from: "draft" })).status).toBe(200);
  const { approvedBy } = (await web.call("GET", `/api/images/${id}/approval`)).body;
  for (const [act, more] of [
    ["approve", {}],
    ["archive", {}],
    ["sendBack", { reason: "x" }],
  ] as const) {
    const late = await web.call("POST", `/api/images/${act}`, { ids: [id], from: "draft", ...more });
    expect([late.status, late.body.details.first]).toEqual([409, [{ id, state: "approved", name: approvedBy }]]);
  }
  expect((await web.call("GET", `/api/images/${id}`)).body.state).toBe("approved");
});

test("what an act would do is asked by those who edit images, about images of their own domain", async () => {
  const id = await draft(false);
  expect((await (await as("usr")).call("POST", "/api/images/preview", { act: "approve", ids: [id] })).status).toBe(403);
  const east = await (await as("web", "east")).call("POST", "/api/images/preview", { act: "approve", ids: [id] });
  expect(east.body).toEqual({ count: 0, ready: [], left: [{ why: "missing", count: 1, ids: [id] }] });
});

test("images are approved and archived by the list's filter, as a job where they are many; one's own are refused by name, and it is undone", async () => {
  const owner = await database.owner();
  const { domainId, north } = world().airport;
  const { rows: made } = await owner.query<{ id: number }>(
    "insert into image_libraries (owner_domain_id, name, name_key) values ($1, 'crowded', 'crowded') returning id",
    [domainId],
  );
  const library = made[0]!.id;
  await owner.query(
    `insert into images (owner_domain_id, library_id, kind, decision, views, state, made_by, made_by_domain_id)
     select $1, $2, 'innocent', 'P', '[]', 'draft', case when n <= 2 then $3::bigint end, case when n <= 2 then $1::bigint end
       from generate_series(1, 130) n`,
    [domainId, library, north.users.web],
  );
  const web = await as("web");
  const on = { matching: { imageLibraryId: `${library}` }, count: 130 };
  const preview = await web.call("POST", "/api/images/preview", { act: "approve", on });
  expect(preview.body).toMatchObject({ count: 128, left: [{ why: "own", count: 2 }] });
  expect((await web.call("POST", "/api/images/preview", { act: "approve", on, ids: [1] })).status).toBe(422);
  expect((await web.call("POST", "/api/images/preview", { act: "approve", on: { ...on, count: 4 } })).body.code).toBe("BulkCountChanged");
  expect((await (await as("usr")).call("POST", "/api/images/approve", { on })).status).toBe(403);

  const begun = await web.call("POST", "/api/images/approve", { on });
  expect(begun.body).toMatchObject({ list: "image", action: "approve", state: "working", wanted: 130 });
  await work();
  const act = async (id: number) => (await web.call("GET", `/api/bulkacts/${id}`)).body;
  expect(await act(begun.body.id)).toMatchObject({ state: "done", changed: 128, refused: 2 });
  const left = await web.call("GET", `/api/bulkacts/${begun.body.id}/left`);
  expect(left.body.rows.map(({ code }: { code: string }) => code)).toEqual(["ImageApprovalOwn", "ImageApprovalOwn"]);
  const states = async () => {
    const { rows } = await owner.query(
      "select state, count(*)::int as n, count(approved_by)::int as by from images where library_id = $1 group by 1 order by 1",
      [library],
    );
    return rows.map(({ state, n, by }) => [state, n, by]);
  };
  expect(await states()).toEqual([
    ["approved", 128, 128],
    ["draft", 2, 0],
  ]);
  const archived = await web.call("POST", "/api/images/archive", { on, reason: "Another scanner." });
  await work();
  expect(await states()).toEqual([["archived", 130, 128]]);
  // who takes it back approves nothing: what was approved by others before is so again
  await web.call("POST", `/api/bulkacts/${archived.body.id}/undo`);
  await work();
  expect(await act(archived.body.id)).toMatchObject({ state: "undone", back: 130, left: 0 });
  expect(await states()).toEqual([
    ["approved", 128, 128],
    ["draft", 2, 0],
  ]);
  expect((await web.call("POST", "/api/images/sendBack", { on, reason: " " })).body.field).toBe("reason");
});
