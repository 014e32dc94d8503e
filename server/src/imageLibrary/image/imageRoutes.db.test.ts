import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { storeBag } from "../order/storeBag.ts";

describe("images over the wire", () => {
  const { as, house, visitor } = testApp();
  const view = Buffer.from("a view from above");
  let libraryId = 0;
  let imageId = 0;

  beforeAll(async () => {
    const { asDomain, files } = house();
    const job = await asDomain(
      1,
      async (tx) => {
        const library = await tx
          .insertInto("imageLibraries")
          .values({ name: "Bags", nameKey: "bags" })
          .returning("id")
          .executeTakeFirstOrThrow();
        const order = { libraryId: library.id, recipe: "{}", seed: 1, wanted: 3, state: "running" } as const;
        return tx.insertInto("libraryJobs").values(order).returning(["id", "libraryId"]).executeTakeFirstOrThrow();
      },
      { shared: true },
    );
    libraryId = job.libraryId;
    imageId = await storeBag(
      { asDomain, files },
      { domainId: 1, ownerDomainId: null, libraryId, libraryJobId: job.id, index: 0 },
      { seed: 1, scanner: "S160", threat: null },
      {
        bagType: "suitcase",
        width: 4,
        height: 3,
        views: [view],
        manifest: [],
        contents: [],
        decision: "P",
        category: null,
        threatDescription: null,
        threats: [],
        innocents: [],
        measures: {} as Parameters<typeof storeBag>[3]["measures"],
        difficulty: 1,
        timings: {},
      },
    );
  });

  test("anybody signed in sees how far the generator is; nobody else does", async () => {
    const { status, body } = await (await as("usr")).call("GET", `/api/imagelibraries/${libraryId}/progress`);
    expect([status, body]).toEqual([200, { wanted: 3, made: 1, state: "running", error: null }]);
    expect((await visitor().call("GET", `/api/imagelibraries/${libraryId}/progress`)).status).toBe(401);
    expect((await (await as("usr")).call("GET", "/api/imagelibraries/999/progress")).status).toBe(404);
  });

  test("a view is for those who administer images, and never changes", async () => {
    const { status, body, headers } = await (await as("web")).call("GET", `/api/images/${imageId}/views/0`);
    expect([status, body]).toEqual([200, view.toString()]);
    expect(headers["cache-control"]).toBe("private, max-age=31536000, immutable");
    expect((await (await as("usr")).call("GET", `/api/images/${imageId}/views/0`)).status).toBe(403);
    expect((await (await as("web")).call("GET", `/api/images/${imageId}/views/1`)).status).toBe(404);
  });

  test("rows tell what is true about an image to its readers; to others there is no such column, filter or sort", async () => {
    const reader = await as("sup");
    const asked = `/api/images?imageLibraryId=${libraryId}`;
    const told = await reader.call("GET", `${asked}&kind=innocent&decision=P&fields=imageId,decision,kind,threatCategory`);
    expect([told.status, told.body.rows]).toEqual([200, [expect.objectContaining({ id: imageId, decision: "P", kind: "innocent", threatCategory: null })]]); // prettier-ignore
    expect((await reader.call("GET", `${asked}&decision=R`)).body.rows).toEqual([]);
    expect((await reader.call("GET", `${asked}&threatCategory=knives`)).body.rows).toEqual([]);

    const viewer = await as("spi-user");
    const { status, body } = await viewer.call("GET", asked);
    expect(status).toBe(200);
    expect(Object.keys(body.rows[0])).toContain("difficulty");
    for (const name of ["kind", "decision", "threatCategory"]) expect(Object.keys(body.rows[0])).not.toContain(name);
    for (const question of ["decision=P", "kind=innocent", "threatCategory=guns", "fields=decision"])
      expect((await viewer.call("GET", `${asked}&${question}`)).body).toMatchObject({ code: "FieldUnknown" });
    for (const file of ["export.csv", "sheet"])
      expect((await viewer.call("GET", `/api/images/${file}?fields=imageId,decision`)).status).toBe(422);
  });

  test("the small picture of an image that was rendered elsewhere is the one that was uploaded", async () => {
    const { asDomain, files } = house();
    const file = await files.put(Buffer.from("a rendered picture"));
    const { id } = await asDomain(
      1,
      (tx) =>
        tx
          .insertInto("images")
          .values({
            libraryId,
            kind: "innocent",
            decision: "P",
            views: JSON.stringify([{ width: 4, height: 3, pictures: { COL: { file, bytes: 18, mediaType: "image/png" } } }]),
          })
          .returning("id")
          .executeTakeFirstOrThrow(),
      { shared: true },
    );
    const { status, body, headers } = await (await as("web")).call("GET", `/api/images/${id}/views/0/thumbnail`);
    expect([status, body, headers["content-type"]]).toEqual([200, "a rendered picture", "image/png"]);
    expect((await (await as("web")).call("GET", `/api/images/${id}/views/1/thumbnail`)).status).toBe(404);
  });
});
