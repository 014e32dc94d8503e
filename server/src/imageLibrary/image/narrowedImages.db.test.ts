import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";

const { as, house, world } = testApp();

test("images are narrowed by the threat article they show and by who made them; who may not know the truth cannot ask for the article", async () => {
  const { domainId, north } = world().airport;
  const add = (articles: string[] | null, name: string, maker: number | null) =>
    house().asDomain(domainId, async (tx) => {
      const key = crypto.randomUUID();
      const library = await tx
        .insertInto("imageLibraries")
        .values({ ownerDomainId: domainId, name: key, nameKey: key })
        .returning("id")
        .executeTakeFirstOrThrow();
      const madeBy = maker === null ? {} : { madeBy: maker, madeByDomainId: domainId };
      const { id } = await tx
        .insertInto("images")
        .values({
          ...madeBy,
          ...({ ownerDomainId: domainId, libraryId: library.id, kind: "threat", decision: "R", category: "knives", views: "[]" } as const),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const threats = JSON.stringify([{ view: 0, points: [], category: "knives", name }]);
      const measures = JSON.stringify(articles === null ? {} : { articles });
      await tx.insertInto("imageTruths").values({ imageId: id, ownerDomainId: domainId, threats, measures }).execute();
      return id;
    });
  const stock = await add(["testBlade-7"], "Blade", north.users.web);
  const other = await add(["testBlade-8"], "Blade", null);
  const rendered = await add(null, "An heirloom sabre", north.users.web);
  const found = async (query: string) =>
    (await (await as("web")).call<{ rows: { id: number }[] }>("GET", `/api/images?fields=article,madeBy&${query}`)).body.rows;
  expect((await found("article=testBlade")).map(({ id }) => id)).toEqual([stock, other]);
  expect((await found(`article=testBlade&madeBy=${north.users.web}`)).map(({ id }) => id)).toEqual([stock]);
  expect(await found("article=An%20heirloom%20sabre")).toMatchObject([{ id: rendered, article: "An heirloom sabre" }]);
  await house().asDomain(domainId, (tx) =>
    tx
      .updateTable("imageTruths")
      .set({ threats: JSON.stringify([{ view: 0, points: [], category: "knives", name: "A sword" }]) })
      .where("imageId", "=", rendered)
      .execute(),
  );
  expect(await found("article=A%20sword")).toMatchObject([{ id: rendered }]);
  const { body: counted } = await (await as("web")).call("GET", "/api/images/articles");
  expect(counted).toContainEqual({ article: "testBlade", images: 2 });
  expect((await (await as("usr")).call("GET", "/api/images/articles")).status).toBe(403);
  expect((await (await as("web", "east")).call("GET", "/api/images/articles")).body).not.toContainEqual(
    expect.objectContaining({ article: "A sword" }),
  );
  const limited = await (await as("adm")).call("GET", "/api/images?article=testBlade");
  expect(limited.status).not.toBe(200);
});
