import type { SessionStart } from "@vigil/model/simulator/wire";
import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { png } from "../imageLibrary/catalogue/png.ts";
import { practice, started } from "../../test/simulator/testSession.ts";

const app = testApp();

test("an image that was rendered elsewhere comes with a picture for each enhancement, each at an address of its session", async () => {
  const client = await app.as("usr");
  const { courseId, practice: unit } = await practice(app);
  const bytes = png(32, 24, new Uint8Array(32 * 24 * 3));
  const file = await app.house().files.put(bytes);
  const picture = { file, bytes: bytes.length, mediaType: "image/png" };
  const views = JSON.stringify([{ width: 32, height: 24, pictures: { NEG: picture, COL: picture } }]);
  await app.house().asDomain(app.world().airport.domainId, (tx) =>
    tx
      .updateTable("images")
      .set({ views })
      .where(
        "libraryId",
        "in",
        tx
          .selectFrom("courses")
          .select((course) => course.ref("imageLibraryId").$notNull().as("id"))
          .where("id", "=", courseId),
      )
      .execute(),
  );
  const start: SessionStart = await started(client, unit);
  const [view] = start.images[0]!.viewConfigs;
  expect(view).toMatchObject({ width: 32, height: 24, bytes: bytes.length });
  expect(view?.pictures?.map(({ enhancement }) => enhancement)).toEqual(["COL", "NEG"]);
  for (const { url } of view!.pictures!) {
    const { status, headers } = await client.call("GET", url);
    expect([status, headers["content-type"], headers["content-length"]]).toEqual([200, "image/png", String(bytes.length)]);
  }
  const address = view!.url.split("?")[0]!;
  expect((await client.call("GET", `${address}?enhancement=O2`)).status).toBe(404);
  expect((await client.call("GET", `${address}?enhancement=../COL`)).status).toBe(422);
  expect((await (await app.as("usr", "south")).call("GET", view!.url)).status).toBe(404);
});
