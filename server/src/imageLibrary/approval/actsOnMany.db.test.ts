import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";

const nothing = async () => {};
const { as, house, world } = testApp({ jobs: { ready: nothing, work: nothing, stop: nothing, send: nothing } });

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
    ready: [first, second],
    left: [
      { why: "own", ids: [own] },
      { why: "state", ids: [archived] },
      { why: "missing", ids: [gone] },
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
  expect(east.body).toEqual({ ready: [], left: [{ why: "missing", ids: [id] }] });
});
