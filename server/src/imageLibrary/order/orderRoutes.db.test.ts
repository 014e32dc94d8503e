import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { orderQueue } from "./orderQueue.ts";
import { serverLog } from "../../log.ts";
import { runOrder } from "./runOrder.ts";
import type { MadeBag } from "./scannerPool.ts";

const jobs = testJobs();
const sent = jobs.sentTo(orderQueue);
const nothing = async () => {};
const { as, house, world } = testApp({ jobs });

const scanned = ({ seed, threat }: BagRecipe): MadeBag => ({
  bagType: "Holdall",
  width: 4,
  height: 3,
  views: [Buffer.from(`${seed} from above`), Buffer.from(`${seed} from the side`)],
  manifest: [],
  contents: [],
  decision: threat ? "R" : "P",
  category: threat?.category ?? null,
  threatDescription: threat ? "something" : null,
  threats: threat
    ? [0, 1].map((view) => ({ view, points: [[0, 0], [1, 0], [1, 1]], category: threat.category, name: threat.kind ?? "" })) // prettier-ignore
    : [],
  innocents: [],
  measures: {
    views: [0, 1].map((view) => ({ view, clutter: 0.4, opacity: 0.1, threat: null })),
    ...(threat?.category === "guns" ? { articles: [`${threat.kind}-3`] } : {}),
  },
  difficulty: 2,
  timings: {},
  look: seed.toString(16).padStart(8, "0").repeat(8),
});

const recipe = { size: 8, threatShare: 0.5, categories: { guns: 1, knives: 1 }, distinctKinds: 4, seed: 7 };

describe("orders of images", () => {
  let own = 0;
  let shared = 0;
  beforeAll(async () => {
    const library = (domainId: number, ownerDomainId: number | null, name: string) =>
      house().asDomain(
        domainId,
        (tx) => tx.insertInto("imageLibraries").values({ ownerDomainId, name, nameKey: name }).returning("id").executeTakeFirstOrThrow(),
        { shared: true },
      );
    own = (await library(world().airport.domainId, world().airport.domainId, "own")).id;
    shared = (await library(1, null, "shared")).id;
  });
  const order = async (change: object = {}) => (await as("web")).call("POST", `/api/imagelibraries/${own}/jobs`, { ...recipe, ...change });
  const tell = async (jobId: number, act: string) => (await as("web")).call("POST", `/api/imagelibraries/${own}/jobs/${jobId}/${act}`);
  const make = (
    libraryJobId: number,
    scan: (recipe: BagRecipe) => MadeBag | Promise<MadeBag> = scanned,
    signal = new AbortController().signal,
  ) =>
    runOrder(
      { ...house(), log: serverLog("silent") },
      { count: 2, scan: async (bag) => scan(bag), stop: nothing },
      { domainId: world().airport.domainId, libraryJobId },
      signal,
    );
  const jobOf = async (jobId: number) => {
    const { body } = await (await as("web")).call<{ id: number; state: string; made: number }[]>("GET", `/api/imagelibraries/${own}/jobs`);
    return body.find(({ id }) => id === jobId);
  };
  const eventsOf = async (jobId: number) => {
    const rows = await house().asDomain(world().airport.domainId, (tx) =>
      tx.selectFrom("events").select(["type", "data"]).where("subjectEntity", "=", "imageLibrary").orderBy("id").execute(),
    );
    return rows.filter(({ data }) => JSON.stringify(data).includes(`"libraryJobId":${jobId}`)).map(({ type }) => type);
  };

  test("are queued, made and told of", async () => {
    const { status, body } = await order();
    expect([status, body]).toEqual([201, expect.objectContaining({ wanted: 8, made: 0, state: "waiting", seed: 7 })]);
    expect(sent.at(-1)).toEqual({ domainId: world().airport.domainId, libraryJobId: body.id });
    await make(body.id);
    expect(await jobOf(body.id)).toMatchObject({ state: "done", made: 8, failed: 0 });
    expect(await eventsOf(body.id)).toEqual(["imageLibrary.order", "imageLibrary.orderDone"]);
    const { body: coverage } = await (await as("web")).call("GET", `/api/imagelibraries/${own}/coverage`);
    expect(coverage).toMatchObject({ images: 8, views: [{ views: 2, count: 8 }], states: [{ state: "approved", count: 8 }], compared: 8 });
    const { body: catalogue } = await (await as("web")).call("GET", "/api/catalogue");
    expect(catalogue.articlesPerKind).toBeGreaterThan(3);
    // Guns of the numbered stock by their number, knives that are of none by name.
    const names = catalogue.kinds.map(({ kind }: { kind: string }) => kind);
    expect(coverage.articles).toEqual([0, 1].map(() => ({ kind: expect.toBeOneOf(names), number: 3, count: 1 })));
    expect(coverage.others).toEqual([0, 1].map(() => expect.objectContaining({ category: "knives", count: 1 })));
    expect(coverage.nearest).toMatchObject({ bits: 256, ids: [expect.any(Number), expect.any(Number)] });
    expect(coverage.cells.find(({ category }: { category: string | null }) => category === null)).toMatchObject({
      count: 4,
      difficulty: 2,
    });
  });

  test("that cannot be fulfilled are refused with a sentence at the field", async () => {
    const { status, body } = await order({ distinctKinds: 900 });
    expect([status, body.code, body.field]).toEqual([422, "RecipeKindsTooMany", "distinctKinds"]);
    expect(body.message).toMatch(/^The catalogue has only \d+ kinds/u);
    expect((await order({ threatShare: 1.2 })).body).toMatchObject({ code: "RecipeShareOutside", field: "threatShare" });
    expect((await order({ categories: {} })).body).toMatchObject({ code: "RecipeCategoriesMissing", field: "categories" });
    expect((await order({ views: 0 })).body).toMatchObject({ code: "FieldTooSmall", field: "views" });
    expect((await order({ size: 10_001 })).body).toMatchObject({ code: "FieldTooLarge", field: "size" });
  });

  test("rest between two bags when they are held, and go on with the same bags, killed in between", async () => {
    const { id } = (await order()).body;
    let bags = 0;
    let told: Promise<unknown> | undefined; // bags begun meanwhile wait for it too, so that how many there are is no matter of luck
    await make(id, async (bag) => {
      if ((bags += 1) === 3) told = tell(id, "pause");
      await told;
      return scanned(bag);
    });
    const held = await jobOf(id);
    expect(held).toMatchObject({ state: "paused" });
    expect(held!.made).toBeLessThanOrEqual(4);
    await make(id); // a held order is not taken up
    expect(await jobOf(id)).toEqual(held);
    expect((await tell(id, "resume")).body).toMatchObject({ state: "waiting" });
    const power = new AbortController();
    const cut = make(
      id,
      (bag) => {
        power.abort(new Error("killed"));
        return scanned(bag);
      },
      power.signal,
    );
    await expect(cut).rejects.toThrow("killed");
    expect(await jobOf(id)).toMatchObject({ state: "running" });
    await make(id);
    expect(await jobOf(id)).toMatchObject({ state: "done", made: 8 });
    const seeds = await house().asDomain(world().airport.domainId, (tx) =>
      tx.selectFrom("images").select("jobIndex").where("libraryJobId", "=", id).orderBy("jobIndex").execute(),
    );
    expect(seeds.map(({ jobIndex }) => jobIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(await eventsOf(id)).toEqual([
      "imageLibrary.order",
      "imageLibrary.pauseOrder",
      "imageLibrary.resumeOrder",
      "imageLibrary.orderDone",
    ]);
  });

  test("resumed before the generator noticed are finished by the work under way", async () => {
    const { id } = (await order()).body;
    let bags = 0;
    await make(id, async (bag) => {
      if ((bags += 1) === 2) for (const act of ["pause", "resume"]) await tell(id, act);
      return scanned(bag);
    });
    expect(await jobOf(id)).toMatchObject({ state: "done", made: 8 });
  });

  test("once called off stay so", async () => {
    const { id } = (await order()).body;
    expect((await tell(id, "cancel")).body).toMatchObject({ state: "cancelled" });
    await make(id);
    expect(await jobOf(id)).toMatchObject({ state: "cancelled", made: 0 });
    for (const act of ["pause", "resume", "cancel"]) expect((await tell(id, act)).body).toMatchObject({ code: "LibraryJobState" });
    expect((await tell(987_654, "pause")).status).toBe(404);
  });

  test("show fewer views and wait for approval when the recipe says so", async () => {
    const { id } = (await order({ views: 1, draft: true, size: 2, threatShare: 0, distinctKinds: null })).body;
    await make(id);
    const images = await house().asDomain(world().airport.domainId, (tx) =>
      tx.selectFrom("images").select(["id", "state", "views"]).where("libraryJobId", "=", id).execute(),
    );
    expect(images.map(({ state, views }) => [state, views.length])).toEqual([["draft", 1], ["draft", 1]]); // prettier-ignore
  });

  test("are for those who may, in libraries of their own", async () => {
    const body = { ...recipe, size: 1, distinctKinds: null };
    expect((await (await as("adm")).call("POST", `/api/imagelibraries/${own}/jobs`, body)).status).toBe(403);
    expect((await (await as("web", "east")).call("POST", `/api/imagelibraries/${own}/jobs`, body)).status).toBe(404);
    expect((await (await as("web", "east")).call("GET", `/api/imagelibraries/${own}/jobs`)).status).toBe(404);
    expect((await (await as("web")).call("POST", `/api/imagelibraries/${shared}/jobs`, body)).status).toBe(403);
    const { status, body: made } = await (await as("sup")).call("POST", `/api/imagelibraries/${shared}/jobs`, body);
    expect([status, sent.at(-1)]).toEqual([201, { domainId: 1, libraryJobId: made.id }]);
  });

  describe("and their images", () => {
    const change = async (act: string, ids: number[], level: "web" | "spi-user" | "sup" = "web") =>
      (await as(level)).call("POST", `/api/images/${act}`, { ids });
    const someImages = () =>
      house().asDomain(world().airport.domainId, (tx) =>
        tx
          .selectFrom("images")
          .select("id")
          .where("libraryId", "=", own)
          .where("state", "=", "approved")
          .orderBy("kind", "desc")
          .limit(2)
          .execute(),
      );

    test("R-3.092 are archived with their polygons and decision, restored to drafts and approved, all of them or none", async () => {
      const ids = (await someImages()).map(({ id }) => id);
      expect((await change("archive", [...ids, 987_654])).status).toBe(404);
      expect((await change("archive", ids)).body.map(({ state }: { state: string }) => state)).toEqual(["archived", "archived"]);
      const administrator = await as("web");
      for (const [state, listed] of [
        ["archived", ids],
        ["draft", []],
      ] as const)
        // prettier-ignore
        expect(
          (await administrator.call("GET", `/api/images?imageLibraryId=${own}&state=${state}&fields=imageId`)).body.rows
            .map(({ id }: { id: number }) => id)
            .filter((id: number) => ids.includes(id)),
        ).toEqual(listed.toSorted((one, other) => one - other));
      const { body: archived } = await administrator.call("GET", `/api/images/${ids[0]}`);
      expect(archived).toMatchObject({ state: "archived", decision: "R", threatArray: [{ view: 0 }, { view: 1 }] });
      expect((await change("approve", ids, "sup")).body).toMatchObject({ code: "ImageStateRefused", details: { ids } });
      expect((await change("restore", ids.slice(0, 1))).body).toEqual([{ id: ids[0], state: "draft" }]);
      expect((await change("approve", ids, "sup")).status).toBe(409);
      expect((await change("approve", ids.slice(0, 1), "sup")).body).toEqual([{ id: ids[0], state: "approved" }]);
      expect((await change("archive", ids, "spi-user")).status).toBe(403);
    });

    test("R-3.026 tell what is true about them to those who keep them, and nothing of it to others who see them", async () => {
      const threat = await house().asDomain(world().airport.domainId, (tx) =>
        tx.selectFrom("images").select("id").where("libraryId", "=", own).where("kind", "=", "threat").executeTakeFirstOrThrow(),
      );
      const { body } = await (await as("web")).call("GET", `/api/images/${threat.id}`);
      expect(body).toMatchObject({ imageId: threat.id, custom: false, decision: "R" });
      expect(body.threatArray).toHaveLength(2);
      const visitor = await (await as("spi-user")).call("GET", `/api/images/${threat.id}`);
      expect([visitor.status, visitor.body]).toEqual([
        200,
        expect.objectContaining({ decision: null, threatCategory: null, threatDescription: null, threatArray: [] }),
      ]);
    });
  });
});
