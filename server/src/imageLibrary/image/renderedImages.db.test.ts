import { beforeAll, describe, expect, test } from "vitest";
import type { TestClient } from "../../../test/http/testClient.ts";
import { statedPng } from "../../../test/imageLibrary/statedPng.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { png } from "../catalogue/png.ts";

const { as, house, world, visitor } = testApp();

/** A grey picture with a dark square. */
const picture = (width = 64, height = 48, shade = 200) => png(width, height, new Uint8Array(width * height * 3).fill(shade));
const triangle = [[8, 8], [40, 8], [8, 40]]; // prettier-ignore
const knife = { category: "knives", name: "Kitchen knife", polygons: [{ view: 0, points: triangle }] };

type Part = { name?: string; file?: string; type?: string; bytes: Uint8Array | string };
async function multipart(client: TestClient, url: string, parts: readonly Part[], method: "PUT" | "POST" = "PUT") {
  const form = new FormData();
  for (const { name = "file", file, type = "image/png", bytes } of parts)
    if (file === undefined) form.append(name, String(bytes));
    else form.append(name, new Blob([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)], { type }), file);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  return client.call(method, url, body, { "content-type": encoded.headers.get("content-type") ?? "" });
}

const place = (id: number, view = 0, enhancement = "COL") => `/api/images/${id}/views/${view}/enhancements/${enhancement}`;
const upload = async (id: number, bytes: Uint8Array | string = picture(), { view = 0, enhancement = "COL", file = "bag.png" } = {}) =>
  multipart(await as("web"), place(id, view, enhancement), [{ file, bytes }]);

describe("images that were rendered elsewhere", () => {
  let libraryId = 0;
  let sharedId = 0;
  beforeAll(async () => {
    const made = await (await as("web")).call("POST", "/api/imagelibraries", { name: "Legacy", threatCategories: ["knives", "guns"] });
    libraryId = made.body.id;
    const shared = await house().asDomain(
      1,
      (tx) =>
        tx
          .insertInto("imageLibraries")
          .values({ name: "All", nameKey: "all", threatCategories: '["knives"]' })
          .returning("id")
          .executeTakeFirstOrThrow(),
      { shared: true },
    );
    sharedId = shared.id;
  });

  const add = async (change: object = {}) =>
    (await as("web")).call("POST", "/api/images", { imageLibraryId: libraryId, viewCount: 1, ...change });
  const threat = { kind: "threat", decision: "R", threatCategory: "knives", threatDescription: "A kitchen knife" };
  const added = async (change: object = {}): Promise<number> => {
    const { status, body } = await add(change);
    expect([status, body]).toEqual([201, expect.objectContaining({ state: "draft", custom: true, rendered: true })]);
    return body.id;
  };
  const record = async (id: number) => (await (await as("web")).call("GET", `/api/images/${id}`)).body;
  const mark = async (id: number, threats: unknown[] = [knife]) =>
    (await as("web")).call("PUT", `/api/images/${id}/threats`, { revision: (await record(id)).revision, threats });
  const tell = async (act: string, id: number, level: "web" | "sup" = "web") =>
    (await as(level)).call("POST", `/api/images/${act}`, { ids: [id] });

  test("R-2.042 R-2.043 are added to a library, listed, changed, seen and deleted while nobody used them", async () => {
    const id = await added({ bagType: "Suitcase", viewCount: 2, manifest: ["clothes"] });
    const administrator = await as("web");
    const { body: list } = await administrator.call("GET", `/api/images?imageLibraryId=${libraryId}&custom=true`);
    expect(list.rows).toContainEqual(expect.objectContaining({ id, bagType: "Suitcase", "imageLibrary.name": "Legacy" }));
    const { revision } = await record(id);
    const changed = await administrator.call("PUT", "/api/images", { id, revision, bagType: "Trolley", difficulty: 4 });
    expect(changed.body).toMatchObject({ bagType: "Trolley", difficulty: 4, viewCount: 2, manifest: ["clothes"], revision: revision + 1 });
    expect((await administrator.call("PUT", "/api/images", { id, revision, bagType: "Bag" })).body.code).toBe("StaleRecord");
    expect((await administrator.call("DELETE", `/api/images/${id}`)).status).toBe(204);
    expect((await administrator.call("GET", `/api/images/${id}`)).status).toBe(404);
    expect((await house().asDomain(world().airport.domainId, (tx) => tx.selectFrom("imageTruths").where("imageId", "=", id).selectAll().execute()))).toEqual([]); // prettier-ignore
  });

  test("R-2.043 libraries are added, copied, switched off and on, changed and deleted while they are empty", async () => {
    const administrator = await as("web");
    const { body: library } = await administrator.call("POST", "/api/imagelibraries", { name: "Spare" });
    expect(library.threatCategories).toContain("knives");
    const { body: copy } = await administrator.call("POST", `/api/imagelibraries/${library.id}/copy`);
    expect(copy).toMatchObject({ active: false, unfinishedCopy: true });
    expect((await administrator.call("PUT", "/api/imagelibraries", { id: copy.id, name: "Spare 2", oem: "ACME" })).body.oem).toBe("ACME");
    for (const [act, active] of [
      ["activate", true],
      ["deactivate", false],
    ] as const)
      // prettier-ignore
      expect((await administrator.call("POST", `/api/imagelibraries/${act}`, { ids: [copy.id] })).body[0].active).toBe(active);
    expect((await administrator.call("DELETE", `/api/imagelibraries/${copy.id}`)).status).toBe(204);
    await added({ imageLibraryId: library.id });
    expect((await administrator.call("DELETE", `/api/imagelibraries/${library.id}`)).body.code).toBe("ImageLibraryInUse");
  });

  test("R-5.058 R-5.059 R-5.060 are refused when what is said of them contradicts itself", async () => {
    const refused = async (change: object) => {
      const { status, body } = await add(change);
      return [status, body.code, body.field];
    };
    expect(await refused({ decision: "H" })).toEqual([422, "ImageInnocentHeld", "decision"]);
    expect(await refused({ threatDescription: "A knife" })).toEqual([422, "ImageInnocentDescription", "threatDescription"]);
    expect(await refused({ threatCategory: "knives" })).toEqual([422, "ImageInnocentCategory", "threatCategory"]);
    expect(await refused({ ...threat, decision: "P" })).toEqual([422, "ImageThreatPassed", "decision"]);
    expect(await refused({ ...threat, threatDescription: null })).toEqual([422, "ImageThreatDescriptionMissing", "threatDescription"]);
    expect(await refused({ ...threat, threatCategory: null })).toEqual([422, "ImageThreatCategoryMissing", "threatCategory"]);
    expect(await refused({ ...threat, threatCategory: "kittens" })).toEqual([422, "ImageCategoryUnknown", "threatCategory"]);
    expect((await mark(await added())).body).toMatchObject({ code: "ImageInnocentThreats" });
    const id = await added(threat);
    const { body } = await (await as("web")).call("PUT", "/api/images", { id, kind: "innocent" });
    expect(body.details.faults.map(({ code }: { code: string }) => code)).toEqual(["ImageInnocentCategory", "ImageInnocentDescription"]);
    expect((await upload(id)).status).toBe(200);
    expect((await mark(id)).status).toBe(200);
    const innocent = { id, kind: "innocent", decision: "P", threatCategory: null, threatDescription: null };
    expect((await (await as("web")).call("PUT", "/api/images", innocent)).body.code).toBe("ImageInnocentThreats");
    expect((await mark(id, [])).status).toBe(200);
    expect((await (await as("web")).call("PUT", "/api/images", innocent)).body).toMatchObject({ kind: "innocent", threatArray: [] });
  });

  test("R-5.057 R-9.054 take one file for each enhancement of a view, replace it and give it up", async () => {
    const id = await added({ viewCount: 2 });
    expect((await upload(id)).body.views[0]).toMatchObject({ width: 64, height: 48, pictures: { COL: { mediaType: "image/png" } } });
    expect((await upload(id, picture(64, 48, 90), { enhancement: "BW" })).status).toBe(200);
    expect((await upload(id, picture(100, 30), { view: 1 })).status).toBe(200);
    const administrator = await as("web");
    expect((await upload(id, picture(64, 48, 10), { enhancement: "BW" })).status).toBe(200);
    const { views } = await record(id);
    expect(views.map(({ pictures }: { pictures: object }) => Object.keys(pictures))).toEqual([["BW", "COL"], ["COL"]]); // prettier-ignore
    const shown = await administrator.call("GET", `/api/images/${id}/views/0?enhancement=BW`);
    expect([shown.status, shown.headers["content-type"], shown.headers["x-content-type-options"]]).toEqual([200, "image/png", "nosniff"]);
    expect(Number(shown.headers["content-length"])).toBe(views[0].pictures.BW.bytes);
    const two = [{ file: "a.png", bytes: picture() }, { file: "b.png", bytes: picture() }]; // prettier-ignore
    expect((await multipart(administrator, place(id), two)).body).toMatchObject({ code: "PictureSeveral", field: "file" });
    expect((await administrator.call("DELETE", place(id, 0, "BW"))).status).toBe(200);
    expect((await administrator.call("DELETE", place(id, 0, "BW"))).status).toBe(404);
    expect((await administrator.call("GET", `/api/images/${id}/views/0?enhancement=BW`)).status).toBe(404);
    expect((await upload(id, picture(), { enhancement: "XYZ" })).status).toBe(422);
    expect((await upload(id, picture(), { view: 2 })).status).toBe(404);
  });

  test("keep one size for all pictures of a view, and that of the polygons on it", async () => {
    const id = await added(threat);
    expect((await upload(id)).status).toBe(200);
    expect((await upload(id, picture(80, 60))).body.views[0]).toMatchObject({ width: 80, height: 60 });
    const { status, body } = await upload(id, picture(), { enhancement: "BW" });
    expect([status, body.code, body.details, body.message]).toEqual([
      422,
      "PictureSizeDiffers",
      { width: 80, height: 60 },
      "All pictures of a view must have the same size: 80 × 60 pixels.",
    ]);
    expect((await mark(id)).status).toBe(200);
    expect((await upload(id, picture(90, 60))).body.code).toBe("PictureSizeDiffers");
    expect((await upload(id, picture(80, 60, 3))).status).toBe(200);
  });

  describe("refuse", () => {
    let id = 0;
    beforeAll(async () => {
      id = await added();
    });
    const code = async (bytes: Uint8Array | string, file = "bag.png") => (await upload(id, bytes, { file })).body.code;

    test("R-5.056 R-9.053 more than 1 MB, however it is sent, and what is empty or no file at all", async () => {
      const big = Buffer.concat([picture(), Buffer.alloc(1_048_577 - picture().length)]);
      const answer = await upload(id, big);
      expect([answer.status, answer.body.code]).toEqual([413, "PictureTooLarge"]);
      expect((await upload(id, Buffer.alloc(5_000_000))).body.code).toBe("PictureTooLarge");
      expect(await code("")).toBe("PictureEmpty");
      expect((await multipart(await as("web"), place(id), [])).status).toBeGreaterThanOrEqual(400);
      expect((await (await as("web")).call("PUT", place(id), { file: "x" })).body.code).toBe("UnsupportedMediaType");
      const torn = Buffer.from("--x\r\nContent-Disposition: form-data; name=file; filename=a.png\r\n\r\nabc");
      const cut = await (await as("web")).call("PUT", place(id), torn, { "content-type": "multipart/form-data; boundary=x" });
      expect([cut.status >= 400 && cut.status < 500, typeof cut.body.message]).toEqual([true, "string"]);
    });

    test("everything that is not a PNG, JPEG or WebP by name and content", async () => {
      expect(await code("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "bag.svg")).toBe("PictureTypeUnknown");
      expect(await code("<svg xmlns='http://www.w3.org/2000/svg'/>", "bag.png")).toBe("PictureBroken");
      expect(await code("<!doctype html><script>1</script>", "bag.html")).toBe("PictureTypeUnknown");
      expect(await code("<!doctype html>", "bag.jpg")).toBe("PictureBroken");
      expect(await code(picture(), "bag.jpg")).toBe("PictureTypeDiffers");
      expect(await code("GIF89a", "bag.gif")).toBe("PictureTypeUnknown");
    });

    test("files that are damaged, and say so", async () => {
      const whole = picture();
      expect(await code(whole.subarray(0, whole.length - 20))).toBe("PictureBroken");
      expect(await code(Buffer.from(whole).fill(7, 60, 64))).toBe("PictureBroken");
      expect(await code(whole.subarray(0, 10))).toBe("PictureBroken");
      expect(await code(Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), "bag.jpg")).toBe("PictureBroken");
      expect(await code("RIFF\u0020\u0000\u0000\u0000WEBPVP8 ", "bag.webp")).toBe("PictureBroken");
    });

    test("sizes that cannot be shown, before anything is unpacked, and pixels that are more than the header says", async () => {
      expect(await code(picture(1, 1))).toBe("PictureTooSmall");
      expect(await code(statedPng(60_000, 60_000, Buffer.alloc(10)))).toBe("PictureTooManyPixels");
      expect(await code(statedPng(4_294_967_295, 4_294_967_295, Buffer.alloc(10)))).toBe("PictureTooManyPixels");
      expect(await code(statedPng(64, 48, Buffer.alloc(40_000_000)))).toBe("PictureBroken");
      expect(await code(statedPng(64, 48, Buffer.alloc(100)))).toBe("PictureBroken");
    });

    test("and nothing of it is seen afterwards", async () => {
      expect((await record(id)).views).toEqual([{ width: 0, height: 0, pictures: {} }]);
    });
  });

  test("R-5.053 R-5.054 R-5.055 take threats whose polygons keep the rules, and name what does not", async () => {
    const id = await added({ ...threat, viewCount: 2 });
    await upload(id);
    const drawn = (points: number[][], view = 0) => mark(id, [{ ...knife, polygons: [{ view, points }] }]);
    expect((await drawn(triangle.slice(0, 2))).body).toMatchObject({ code: "PolygonTooFewPoints", details: { threat: 0, view: 0 } });
    for (const near of [
      [8, 37],
      [10, 37],
    ])
      expect((await drawn([...triangle, near])).body.code).toBe("PolygonPointTooClose");
    expect((await drawn([...triangle, [8, 36]])).status).toBe(200); // four pixels are far enough
    expect((await drawn([[8, 8], [65, 8], [8, 40]])).body.code).toBe("PolygonOutside"); // prettier-ignore
    expect((await drawn(triangle, 1)).body.code).toBe("PolygonOutside");
    expect((await drawn(triangle, 2)).body.code).toBe("PolygonOutside");
    expect((await mark(id, [{ ...knife, category: "kittens" }])).body.code).toBe("ImageCategoryUnknown");
    expect((await drawn(triangle)).status).toBe(200);
    expect((await record(id)).threatArray).toEqual([{ view: 0, points: triangle, category: "knives", name: "Kitchen knife", threat: 0 }]);
    const stale = await (await as("web")).call("PUT", `/api/images/${id}/threats`, { revision: 1, threats: [] });
    expect([stale.status, stale.body.code]).toEqual([409, "StaleRecord"]);
  });

  test("R-5.060 come into use when they are whole, and never change from then on", async () => {
    const id = await added({ ...threat, viewCount: 2 });
    const refused = async () => (await tell("approve", id, "sup")).body;
    expect(await refused()).toMatchObject({ code: "ImagePictureMissing", details: { ids: [id] } });
    await upload(id);
    await upload(id, picture(), { view: 1, enhancement: "BW" });
    expect(await refused()).toMatchObject({
      code: "ImagePictureMissing",
      details: { faults: [{ view: 1 }, { code: "ImageThreatArrayMissing" }] },
    });
    await upload(id, picture(), { view: 1 });
    expect((await refused()).code).toBe("ImageThreatArrayMissing");
    await mark(id, [knife, { category: "guns", name: "Pistol", polygons: [] }]);
    expect((await refused()).code).toBe("ImageThreatsUnmarked");
    await mark(id);
    expect((await tell("approve", id, "sup")).body).toEqual([{ id, state: "approved" }]);
    const administrator = await as("web");
    const attempts = async () => [
      (await administrator.call("PUT", "/api/images", { id, bagType: "Other" })).body.code,
      (await upload(id)).body.code,
      (await mark(id, [])).body.code,
      (await administrator.call("DELETE", place(id))).body.code,
    ];
    expect(await attempts()).toEqual(Array(4).fill("ImageFixed"));
    await tell("archive", id);
    await tell("restore", id);
    expect((await record(id)).state).toBe("draft");
    expect(await attempts()).toEqual(Array(4).fill("ImageFixed"));
  });

  test("are for those who may, in their own domain, with the token of the page", async () => {
    const id = await added();
    const send = async (client: TestClient) => (await multipart(client, place(id), [{ file: "a.png", bytes: picture() }])).status;
    expect([await send(await as("adm")), await send(await as("web", "east")), await send(visitor())]).toEqual([403, 404, 401]);
    const administrator = await as("web");
    const { token } = administrator;
    administrator.token = null;
    expect(await send(administrator)).toBe(403);
    administrator.token = token;
    expect((await add({ imageLibraryId: sharedId })).status).toBe(403);
    const shared = await (await as("sup")).call("POST", "/api/images", { imageLibraryId: sharedId, viewCount: 1 });
    expect([shared.status, shared.body.shared]).toEqual([201, true]);
    expect((await upload(shared.body.id)).status).toBe(403);
    expect((await multipart(await as("sup"), place(shared.body.id), [{ file: "a.png", bytes: picture() }])).status).toBe(200);
  });

  test("leave in the log who did what, without what is true about them", async () => {
    const id = await added(threat);
    await upload(id);
    await mark(id);
    await (await as("web")).call("DELETE", place(id));
    const events = await house().asDomain(world().airport.domainId, (tx) =>
      tx
        .selectFrom("events")
        .select(["type", "data"])
        .where("subjectEntity", "=", "image")
        .where("subjectId", "=", id)
        .orderBy("id")
        .execute(),
    );
    expect(events.map(({ type }) => type)).toEqual([
      "image.create",
      "image.uploadEnhancement",
      "image.markThreats",
      "image.removeEnhancement",
    ]);
    expect(events[1]?.data).toMatchObject({ view: 0, enhancement: "COL", mediaType: "image/png", width: 64, height: 48 });
    expect(JSON.stringify(events)).not.toMatch(/knife|knives|"R"/iu);
  });
});
