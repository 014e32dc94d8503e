import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { scanBag } from "@vigil/xray/bag/scanBag";
import { decodeView } from "@vigil/xray/file/decodeView";
import { decodePreview } from "@vigil/xray/threatProjection/previewFile";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { innocent, testCourse } from "../../../test/simulator/testCourse.ts";
import { imagesOfPaper, plain, started } from "../../../test/simulator/testSession.ts";
import { storeBag } from "../order/storeBag.ts";

const app = testApp();
const { as, house, world } = app;

const recipe: BagRecipe = { seed: 4711, scanner: "S160", threat: null, profile: "tray" };
const place = { kind: "kitchenKnife", seed: 3, position: [30, -40, 40], turnDegrees: [20, 10, 65] };

let course: Awaited<ReturnType<typeof testCourse>>;
let libraryId = 0;
let imageId = 0;
beforeAll(async () => {
  course = await testCourse(app, [innocent], { ...plain, practiceNumberOfImages: 10 });
  const { domainId } = world().airport;
  const job = await house().asDomain(domainId, async (tx) => {
    const { imageLibraryId } = await tx
      .selectFrom("courses")
      .select("imageLibraryId")
      .where("id", "=", course.courseId)
      .executeTakeFirstOrThrow();
    libraryId = imageLibraryId ?? 0;
    return tx
      .insertInto("libraryJobs")
      .values({ ownerDomainId: domainId, libraryId, recipe: "{}", seed: 1, wanted: 1, state: "done" })
      .returning("id")
      .executeTakeFirstOrThrow();
  });
  const at = { domainId, ownerDomainId: domainId, libraryId, libraryJobId: job.id, index: 0 };
  imageId = await storeBag(house(), at, recipe, await scanBag(recipe));
}, 300_000);

const project = async (change: object = {}, image = imageId) =>
  (await as("web")).call("POST", `/api/images/${image}/projections`, { ...place, ...change });
const viewsOf = async (id: number) => {
  const { body } = await (await as("web")).call("GET", `/api/images/${id}`);
  return Promise.all((body.views as { file: string }[]).map(async ({ file }) => decodeView((await house().files.open(file))!)));
};

test("a projection is a new draft made by hand, the picture its recipe gives, used only after a second person has approved it", async () => {
  const { status, body } = await project({ description: "A kitchen knife beside the shoes." });
  expect(status).toBe(201);
  expect(body).toMatchObject({ decision: "H", exact: true });
  const maker = await as("web");
  const record = (await maker.call("GET", `/api/images/${body.id}`)).body;
  expect(record).toMatchObject({ state: "draft", custom: true, decision: "H", threatCategory: "knives", imageLibraryId: libraryId });
  expect([record.threatDescription, record.difficulty]).toEqual(["A kitchen knife beside the shoes.", body.difficulty]);
  expect(record.threatArray.map(({ view }: { view: number }) => view)).toEqual([0, 1]);
  expect((await maker.call("GET", `/api/images/${body.id}/approval`)).body).toMatchObject({ mine: true, sourceId: imageId });
  const expected = await scanBag({ ...recipe, projections: [{ ...place, position: [30, -40, 40], turnDegrees: [20, 10, 65] }] });
  const views = await viewsOf(body.id);
  for (const [view, { high }] of views.entries()) expect(high).toEqual((await decodeView(expected.views[view]!)).high);

  const imagesOf = async (where: "north" | "south") =>
    (await imagesOfPaper(app, await started(await as("usr", where), course.practice))).map(({ id }) => id);
  expect(await imagesOf("north")).not.toContain(body.id);
  expect((await maker.call("POST", "/api/images/approve", { ids: [body.id] })).status).toBe(403);
  expect((await (await as("sup")).call("POST", "/api/images/approve", { ids: [body.id] })).status).toBe(200);
  expect(await imagesOf("south")).toContain(body.id);

  const { rows } = await house().asDomain(world().airport.domainId, (tx) =>
    sql<{ data: object }>`select data from events where type = 'image.project' and subject_id = ${body.id}`.execute(tx),
  );
  expect(rows[0]?.data).toMatchObject({ ...place, sourceId: imageId, imageLibraryId: libraryId, exact: true });
}, 300_000);

test("when the recipe gives another bag, the stored pictures are used, and the record says so", async () => {
  const { domainId } = world().airport;
  const stored = await house().asDomain(domainId, (tx) =>
    tx.selectFrom("imageTruths").selectAll().where("imageId", "=", imageId).executeTakeFirstOrThrow(),
  );
  const change = (value: unknown) =>
    house().asDomain(domainId, (tx) =>
      tx
        .updateTable("imageTruths")
        .set({ recipe: JSON.stringify(value) })
        .where("imageId", "=", imageId)
        .execute(),
    );
  await change({ ...recipe, seed: 4712 });
  try {
    const { status, body } = await project();
    expect([status, body.exact]).toEqual([201, false]);
    const truth = await house().asDomain(domainId, (tx) =>
      tx.selectFrom("imageTruths").select("recipe").where("imageId", "=", body.id).executeTakeFirstOrThrow(),
    );
    expect(truth.recipe).toMatchObject({ scanner: "S160", projections: [place] });
    const { rawPayload } = await app
      .app()
      .inject({ url: `/api/images/${imageId}/preview`, headers: { cookie: (await as("web")).cookie ?? "" } });
    expect((await decodePreview(rawPayload)).exact).toBe(false);
    const second = await project({ kind: "pistol" }, body.id);
    expect([second.status, second.body.decision]).toEqual([201, "R"]);
  } finally {
    await change(stored.recipe);
  }
}, 300_000);

test("a threat that nobody could see, an everyday thing or another's library is refused at its field", async () => {
  const unseen = await project({ position: [0, 590, 40] });
  expect([unseen.status, unseen.body.code, unseen.body.field]).toEqual([422, "ThreatUnseen", "position"]);
  const shoes = await project({ kind: "leatherShoes" });
  expect([shoes.status, shoes.body.field]).toEqual([422, "kind"]);
  expect((await project({ position: [9000, 0, 0] })).status).toBe(422);
  const shared = await house().asDomain(
    world().airport.domainId,
    (tx) =>
      tx
        .insertInto("imageLibraries")
        .values({ ownerDomainId: null, name: "all", nameKey: "all" })
        .returning("id")
        .executeTakeFirstOrThrow(),
    { shared: true },
  );
  const refused = await project({ imageLibraryId: shared.id });
  expect([refused.status, refused.body.code, refused.body.field]).toEqual([403, "ProjectionLibraryShared", "imageLibraryId"]);
  expect((await project({ imageLibraryId: 999_999 })).status).toBe(422);
}, 300_000);

test("an image of finished pictures cannot take a threat", async () => {
  const { domainId } = world().airport;
  const id = await house().asDomain(domainId, async (tx) => {
    const views = JSON.stringify([{ width: 10, height: 10, pictures: {} }]);
    const image = await tx
      .insertInto("images")
      .values({ ownerDomainId: domainId, libraryId, kind: "innocent", decision: "P", views })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("imageTruths").values({ ownerDomainId: domainId, imageId: image.id }).execute();
    return image.id;
  });
  const { status, body } = await project({}, id);
  expect([status, body.code]).toEqual([409, "ProjectionNeedsMeasurement"]);
});

test("what a bag is made of and how it looks small is for those who keep images, never for learners", async () => {
  const web = await as("web");
  const { rawPayload } = await app.app().inject({ url: `/api/images/${imageId}/preview`, headers: { cookie: web.cookie ?? "" } });
  const { scanner, exact, views } = await decodePreview(rawPayload);
  expect([scanner, exact, views.map(({ width, height }) => [width, height])]).toEqual(["S160", true, [[512, 384], [512, 384]]]); // prettier-ignore
  const small = await web.call<string>("GET", `/api/images/${imageId}/views/1/thumbnail`);
  expect([small.status, small.headers["content-type"], small.body.slice(1, 4)]).toEqual([200, "image/png", "PNG"]);
  for (const path of ["preview", "views/0/thumbnail"]) {
    expect((await (await as("usr")).call("GET", `/api/images/${imageId}/${path}`)).status).toBe(403);
    expect((await (await as("web", "east")).call("GET", `/api/images/${imageId}/${path}`)).status).toBe(404);
  }
  expect((await (await as("usr")).call("POST", `/api/images/${imageId}/projections`, place)).status).toBe(403);
}, 300_000);

test("the bags to choose from are measured ones, by decision and difficulty, for those who edit images", async () => {
  const web = await as("web");
  const bagsOf = async (query: string) =>
    (await web.call("GET", `/api/imagelibraries/${libraryId}/bags?${query}`)).body.bags as { id: number }[];
  const passed = await bagsOf("decision=P");
  expect(passed.map(({ id }) => id)).toContain(imageId);
  const [bag] = passed.filter(({ id }) => id === imageId);
  const level = (bag as { difficulty?: number }).difficulty ?? 0;
  expect((await bagsOf(`decision=P&difficulty=${level === 5 ? 1 : level + 1}`)).map(({ id }) => id)).not.toContain(imageId);
  expect((await bagsOf("decision=R")).map(({ id }) => id)).not.toContain(imageId);
  expect((await bagsOf(`before=${imageId}`)).map(({ id }) => id)).not.toContain(imageId);
  const { body } = await web.call("GET", `/api/images/${passed[0]!.id}`);
  expect(body.views.every((view: object) => "file" in view)).toBe(true);
  expect((await (await as("usr")).call("GET", `/api/imagelibraries/${libraryId}/bags`)).status).toBe(403);
  expect((await (await as("web", "east")).call("GET", `/api/imagelibraries/${libraryId}/bags`)).status).toBe(404);
});
