import type { KindName } from "@vigil/model/imageLibrary/objectLibrary";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";

const { as } = testApp();

test("the catalogue tells what everything is, and draws one thing when asked", { timeout: 60_000 }, async () => {
  const web = await as("web");
  const { status, body } = await web.call("GET", "/api/catalogue");
  expect(status).toBe(200);
  const knife = body.kinds.find(({ category }: { category: string | null }) => category === "knives");
  expect(knife).toMatchObject({ family: "weapons", millimetres: [expect.any(Number), expect.any(Number), expect.any(Number)] });
  expect(body.kinds.find(({ kind }: { kind: string }) => kind === "leatherShoes")).toMatchObject({ family: "shoes", category: null });
  expect(body.profiles.find(({ name }: { name: string }) => name === "tray")).toEqual({ name: "tray", containers: ["tray"] });
  const picture = await web.call<string>("GET", "/api/catalogue/keys/views/1");
  expect([picture.status, picture.headers["content-type"], picture.body.slice(1, 4)]).toEqual([200, "image/png", "PNG"]);
  expect((await web.call("GET", "/api/catalogue/keys/views/2")).status).toBe(404);
  expect((await web.call("GET", "/api/catalogue/noSuchThing/views/0")).status).toBe(404);
  expect((await (await as("adm")).call("GET", "/api/catalogue")).status).toBe(403);
});

test(
  "R-2.013 a learner sees every object of the library in both views, and nothing of the console's catalogue",
  { timeout: 60_000 },
  async () => {
    const student = await as("usr");
    for (const view of [0, 1]) {
      const { status, headers } = await student.call("GET", `/api/training/object-library/kinds/pistol/views/${view}`);
      expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
    }
    expect((await student.call("GET", "/api/training/object-library/kinds/noSuchThing/views/0")).status).toBe(404);
    const { body: names } = await student.call<KindName[]>("GET", "/api/training/object-library/kinds?language=ar");
    const of = (wanted: string) => names.find(({ kind }) => kind === wanted);
    expect(of("keys")).toMatchObject({ category: null, name: { en: "Keys", ar: "مفاتيح" }, manifestLine: expect.stringContaining("keys") });
    // what is said of a threat can be told in the reader's language; what everyday things look like is in no bag
    expect([of("keys")?.description, Object.keys(of("pistol")?.description ?? {})]).toEqual([undefined, ["en", "ar"]]);
    expect((await student.call("GET", "/api/catalogue/pistol/views/0")).status).toBe(403);
  },
);
