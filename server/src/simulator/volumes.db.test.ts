import { volumeView } from "@vigil/model/simulator/volumeMarks";
import type { DecisionAnswer, MarkedLocation, SessionReview } from "@vigil/model/simulator/wire";
import { describe, expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { addVolumes, threatBody } from "../../test/simulator/addVolumes.ts";
import { onThreat, secrets } from "../../test/simulator/testCourse.ts";
import { imagePath, passed, plain, practice, seal, started } from "../../test/simulator/testSession.ts";

const app = testApp();
const marked = { ...plain, practiceMarkThreats: true, practiceFeedback: true };

/** A session of a threat, an innocent bag and a threat at a tomograph. */
async function begun(settings: Record<string, unknown> = marked, count = Infinity) {
  const client = await app.as("usr");
  const course = await practice(app, settings);
  const bytes = await addVolumes(app, course, count);
  const start = await started(client, course.practice);
  return { client, course, bytes, start };
}
const inVolume = (x: number, y: number, z: number, side?: number): MarkedLocation => ({
  view: volumeView,
  x,
  y,
  z,
  ...(side === undefined ? {} : { width: side, height: side, depth: side }),
});

describe("the volume of a tomograph's image", () => {
  test("comes through the session, byte for byte, to its learner alone", async () => {
    const { client, bytes, start } = await begun();
    const { volume } = start.images[0]!;
    expect(volume).toEqual({ url: `${imagePath(start, 0)}/volume`, bytes: bytes.byteLength });
    const answer = await client.call("GET", volume!.url);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        "content-type": "application/vnd.vigil.volume",
        "content-length": String(bytes.byteLength),
        "cache-control": "private, max-age=31536000, immutable",
      },
    });
    for (const [person, site] of [
      ["usr", "south"],
      ["web", "north"],
    ] as const)
      // prettier-ignore
      expect((await (await app.as(person, site)).call("GET", volume!.url)).status).toBe(404);
  });

  test("is not of a session at another console, nor of an image that has none: the rest go on", async () => {
    const { client, start } = await begun(marked, 1);
    expect(start.images.map(({ volume }) => volume !== undefined)).toEqual([true, false, false]);
    expect((await client.call("GET", `${imagePath(start, 1)}/volume`)).body).toMatchObject({ code: "SimulatorImageNotFound" });
    expect((await client.call("GET", start.images[1]!.viewConfigs[0]!.url)).status).toBe(200);
    expect((await client.call("PUT", imagePath(start, 0), passed())).status).toBe(200);
    expect((await client.call("PUT", imagePath(start, 1), passed({ shownMs: 1, elapsedMs: 1 }))).status).toBe(200);

    const course = await practice(app);
    await addVolumes(app, course);
    await app.database.asDomain(app.world().airport.domainId, (tx) =>
      tx.updateTable("courses").set({ simulatorConfig: "{}" }).where("id", "=", course.courseId).execute(),
    );
    const flat = await started(client, course.practice);
    expect(flat.images.map(({ volume }) => volume)).toEqual([undefined, undefined, undefined]);
    expect((await client.call("GET", `${imagePath(flat, 0)}/volume`)).status).toBe(404);
  });

  test("tells no more of a threat than of an innocent bag before the decision", async () => {
    const { client, start } = await begun({ ...marked, showOpenPractice: true });
    const shapes = start.images.map(({ volume, viewConfigs, ...rest }) => [
      Object.keys(rest).toSorted(),
      volume?.bytes,
      viewConfigs.length,
    ]);
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    const opened = await client.call("POST", `${imagePath(start, 0)}/open`);
    const text = JSON.stringify([start, opened.body]);
    expect(text).not.toContain("threatBodies");
    for (const secret of secrets.filter((word) => word !== "SECRET-INNOCENT" && word !== "SECRET-CONTENT"))
      expect(text).not.toContain(secret);
  });
});

describe("a mark in the volume", () => {
  const decided = async (settings: Record<string, unknown>, ...markedLocations: MarkedLocation[]) => {
    const { client, start } = await begun(settings);
    return client.call<DecisionAnswer>("PUT", imagePath(start, 0), passed({ decision: "VR", markedLocations }));
  };

  test.each([
    ["on the threat finds it", inVolume(120, 110, 130), "full"],
    ["as near as a hand may miss finds it", inVolume(91, 120, 120), "full"],
    ["farther away does not", inVolume(88, 120, 120), "half"],
    ["as a box about where it is finds it", inVolume(95, 95, 95, 60), "full"],
    ["as a box that overlaps a corner does not", inVolume(130, 130, 130, 40), "half"],
    ["as a box that holds half the bag does not", inVolume(60, 60, 60, 120), "half"],
    ["means the same as one in a projection", onThreat, "full"],
  ])("%s", async (_what, mark, credit) => {
    const { body } = await decided(marked, mark);
    expect(body.state).toMatchObject({ credit, markedLocations: [{ view: 0, ...mark }] });
    expect(body.feedback?.threatBodies).toEqual([threatBody]);
  });

  test("stands beside one in a projection, and both mean one threat", async () => {
    const both = await decided({ ...marked, multipleMarks: true }, onThreat, inVolume(120, 120, 120));
    expect(both.body.state.credit).toBe("full");
    const beside = await decided({ ...marked, multipleMarks: true }, onThreat, inVolume(20, 20, 20));
    expect(beside.body.state.credit).toBe("half");
  });

  test.each([
    ["a height without the volume's view", { view: 0, x: 1, y: 1, z: 1 }],
    ["the volume's view without a height", { view: volumeView, x: 1, y: 1 }],
    ["a box without its depth", { view: volumeView, x: 1, y: 1, z: 1, width: 5, height: 5 }],
    ["a depth alone", { view: volumeView, x: 1, y: 1, z: 1, depth: 5 }],
  ])("with %s is refused, and the decision is not stored", async (_what, mark) => {
    const { client, start } = await begun();
    const wrong = passed({ decision: "VR", markedLocations: [mark] });
    expect(await client.call("PUT", imagePath(start, 0), wrong)).toMatchObject({ status: 422, body: { code: "FieldInvalid" } });
    expect((await client.call("PUT", imagePath(start, 0), passed())).body.state.decision).toBe("VP");
  });
});

test("a review shows the threats' bodies, and what was done to the volume as it was told", async () => {
  const { client, course, start } = await begun({ ...marked, practiceFeedback: false });
  const trace = "5t1000,0,0,0,707,707,150;3l500,250,750;2b0,0,0,1000,1000,500;1k16,120,120,0,0,120,0";
  const mark = inVolume(120, 120, 120);
  const { body } = await client.call("PUT", imagePath(start, 0), passed({ decision: "VR", markedLocations: [mark], trace }));
  expect(body.feedback).toBeUndefined();
  const rest = start.images.slice(1).map(({ imageId }) => ({ imageId, decision: "VP", category: null, markedLocations: [] }));
  await seal(client, course.practice, start, rest);
  const { images } = (await client.call<SessionReview>("GET", `/api/training/simulator/course/sessions/${start.sessionId}`)).body;
  expect(images.map(({ threatBodies }) => threatBodies)).toEqual([[threatBody], [], [threatBody]]);
  expect(images[0]).toMatchObject({ trace, state: { credit: "full", markedLocations: [mark] } });
  expect(images.every(({ volume }) => volume !== undefined)).toBe(true);
});
