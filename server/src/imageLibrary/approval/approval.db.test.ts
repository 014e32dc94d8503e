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
      .values({ ownerDomainId: domainId, name: "own", nameKey: "own" })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  libraryId = library.id;
});

/** A draft that the domain administrator made by hand, or by an order. */
const draft = async (how: "hand" | "order"): Promise<number> => {
  const { domainId, north } = world().airport;
  return house().asDomain(domainId, async (tx) => {
    const own = { ownerDomainId: domainId, libraryId };
    const maker = { createdBy: north.users.web, createdByDomainId: domainId };
    const job =
      how === "order"
        ? await tx
            .insertInto("libraryJobs")
            .values({ ...own, ...maker, recipe: "{}", seed: 1, wanted: 1 })
            .returning("id")
            .executeTakeFirstOrThrow()
        : null;
    const made = how === "hand" ? { madeBy: north.users.web, madeByDomainId: domainId } : {};
    const { id } = await tx
      .insertInto("images")
      .values({
        ...own,
        ...made,
        libraryJobId: job?.id ?? null,
        kind: "threat",
        decision: "R",
        category: "guns",
        views: "[]",
        state: "draft",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
};

for (const how of ["hand", "order"] as const)
  test(`a draft made by ${how} is approved by somebody else than its maker, who is told who may`, async () => {
    const id = await draft(how);
    const maker = await as("web");
    const own = await maker.call("POST", "/api/images/approve", { ids: [id] });
    expect([own.status, own.body.code, own.body.details]).toEqual([403, "ImageApprovalOwn", { ids: [id] }]);
    expect((await maker.call("GET", `/api/images/${id}`)).body.state).toBe("draft");
    const told = await maker.call("GET", `/api/images/${id}/approval`);
    expect([told.status, told.body.mine, told.body.approvedBy]).toEqual([200, true, null]);
    expect(told.body.approvers.length).toBeGreaterThan(0);
    expect(told.body.approvers).not.toContain(told.body.madeBy);

    const other = await as("sup");
    expect((await other.call("GET", `/api/images/${id}/approval`)).body.mine).toBe(false);
    expect((await other.call("POST", "/api/images/approve", { ids: [id] })).status).toBe(200);
    const after = await maker.call("GET", `/api/images/${id}/approval`);
    expect([typeof after.body.approvedBy, after.body.approvers]).toEqual(["string", []]);
  });

test("of several images none is approved when the asker made one", async () => {
  const [own, others] = [await draft("hand"), await draft("hand")];
  const { domainId } = world().airport;
  await house().asDomain(domainId, (tx) => tx.updateTable("images").set({ madeBy: 999_999 }).where("id", "=", others).execute());
  expect((await (await as("web")).call("POST", "/api/images/approve", { ids: [own, others] })).status).toBe(403);
  expect((await (await as("web")).call("GET", `/api/images/${others}`)).body.state).toBe("draft");
});

test("why an image was archived is kept with it until it is restored, and then its maker still may not approve it", async () => {
  const id = await draft("hand");
  const maker = await as("web");
  const { status } = await maker.call("POST", "/api/images/archive", { ids: [id], reason: " The blade sticks out. " });
  expect(status).toBe(200);
  expect((await maker.call("GET", `/api/images/${id}/approval`)).body.reason).toBe("The blade sticks out.");
  expect((await maker.call("POST", "/api/images/restore", { ids: [id] })).status).toBe(200);
  expect((await maker.call("GET", `/api/images/${id}/approval`)).body.reason).toBe("");
  expect((await maker.call("POST", "/api/images/approve", { ids: [id] })).status).toBe(403);
  expect((await maker.call("POST", "/api/images/approve", { ids: [id], reason: "x" })).status).toBe(422);
});

test("who may approve is for those who edit images, in their own domain", async () => {
  const id = await draft("hand");
  expect((await (await as("usr")).call("GET", `/api/images/${id}/approval`)).status).toBe(403);
  expect((await (await as("web", "east")).call("GET", `/api/images/${id}/approval`)).status).toBe(404);
});

test("before anything is ordered its maker is told who may approve it, and the other finds on their home what waits", async () => {
  const maker = await as("web");
  const before = (await maker.call("GET", "/api/imagereview")).body;
  await draft("order");
  await draft("hand");
  const { status, body } = await maker.call("GET", "/api/imagereview");
  expect([status, body.own, body.waiting]).toEqual([200, before.own + 2, before.waiting]);
  expect(body.approvers).toContain("Vendor Support North");
  expect(body.approvers).not.toContain("Domain Administrator North");
  const other = (await (await as("sup")).call("GET", "/api/imagereview")).body;
  expect(other).toMatchObject({ own: 0, waiting: body.own + body.waiting });
  expect((await (await as("usr")).call("GET", "/api/imagereview")).status).toBe(403);
});
