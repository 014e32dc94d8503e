import type { ChangesAnswer } from "@vigil/model/authoring/draftChange";
import type { DraftComment, DraftReview, Reviewer, WaitingReview } from "@vigil/model/authoring/draftReview";
import type { Draft } from "@vigil/model/authoring/draftWire";
import { partsIn } from "@vigil/model/authoring/outlineOf";
import type { Attention } from "@vigil/model/reporting/attention/attention";
import { expect, test } from "vitest";
import { testPackage } from "../../test/curriculum/testPackage.ts";
import { installFiles } from "../../test/curriculum/testUpload.ts";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";

const app = testApp();

/** A course of one's domain, open for writing by its administrator; another person of the domain who may write too. */
async function openCourse() {
  const { courseId } = await testContentCourse(app);
  const client = await app.as("web");
  await installFiles(client, courseId, testPackage());
  const url = `/api/courses/${courseId}/draft`;
  const { body: draft } = await client.call<Draft>("POST", url);
  return { courseId, client, url, draft, second: await app.as("web", "south") };
}

const change = (draft: Draft, text: string) => {
  const [first] = partsIn(draft.parts, "p1");
  return { changes: [{ piece: "p1", key: first!.key, base: first!.revision, block: { kind: "paragraph", text } }] };
};

test("a draft is approved by another person than who asked, and a change makes it a draft again", async () => {
  const { client, url, draft, second } = await openCourse();
  const asked = await client.call<Draft>("POST", `${url}/review`, { act: "ask", sequence: draft.sequence, note: "Please look." });
  expect(asked.body).toMatchObject({ state: "asked", asked: { own: true, note: "Please look." }, mayApprove: false });
  const own = await client.call("POST", `${url}/review`, { act: "approve", sequence: draft.sequence });
  expect([own.status, own.body]).toMatchObject([403, { code: "CourseDraftApprovalOwn" }]);
  expect((await second.call<Draft>("GET", url)).body).toMatchObject({ mayApprove: true });
  expect((await second.call("POST", `${url}/review`, { act: "approve", sequence: draft.sequence + 1 })).status).toBe(409);
  const approved = await second.call<Draft>("POST", `${url}/review`, { act: "approve", sequence: draft.sequence });
  expect(approved.body).toMatchObject({ state: "approved", approved: { own: true } });
  await client.call("POST", `${url}/changes`, change(draft, "Changed behind the approval."));
  expect((await client.call<Draft>("GET", url)).body).toMatchObject({ state: "draft", approved: null });
});

test("where the domain asks for it, nothing is published that nobody else has approved", async () => {
  const { client, url, draft, second } = await openCourse();
  const { domainId } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query("update domains set review_courses = true where id = $1", [domainId]);
  try {
    const saved = await client.call<ChangesAnswer>("POST", `${url}/changes`, change(draft, "New."));
    const { sequence } = saved.body;
    const refused = await client.call("POST", `${url}/publish`, { version: "1.1", sequence });
    expect([refused.status, refused.body]).toMatchObject([409, { code: "CourseDraftNotApproved" }]);
    await client.call("POST", `${url}/review`, { act: "ask", sequence });
    await second.call("POST", `${url}/review`, { act: "approve", sequence });
    expect((await client.call("POST", `${url}/publish`, { version: "1.1", sequence })).status).toBe(201);
  } finally {
    await owner.query("update domains set review_courses = false where id = $1", [domainId]);
  }
});

test("a draft that is sent back says why beside its blocks; comments are resolved by anybody and taken back by who wrote them", async () => {
  const { client, url, draft, second } = await openCourse();
  await client.call("POST", `${url}/review`, { act: "ask", sequence: draft.sequence });
  await second.call("POST", `${url}/review`, { act: "sendBack", sequence: draft.sequence, note: "Not yet." });
  const { body: made } = await second.call<DraftComment[]>("POST", `${url}/comments`, { piece: "p1", key: null, text: "What is dense?" });
  expect(made).toMatchObject([
    { piece: "course", text: "Not yet.", own: true },
    { piece: "p1", key: null, text: "What is dense?", own: true, resolvedAt: null },
  ]);
  const id = made[1]!.id;
  const resolved = await client.call<DraftComment[]>("PATCH", `${url}/comments/${id}`, { resolved: true });
  expect(resolved.body[1]).toMatchObject({ own: false, resolvedAt: expect.any(String), resolvedBy: expect.any(String) });
  expect((await client.call("DELETE", `${url}/comments/${id}`)).status).toBe(404);
  expect((await second.call<DraftComment[]>("DELETE", `${url}/comments/${id}`)).body).toHaveLength(1);
});

test("a translation is saved beside its source, is outdated when the source changes, and is part of the package", async () => {
  const { client, url, draft } = await openCourse();
  expect((await client.call("POST", `${url}/languages`, { locale: "en" })).status).toBe(422);
  expect((await client.call<Draft>("POST", `${url}/languages`, { locale: "ar" })).body.locales).toEqual(["ar"]);
  const [first] = partsIn(draft.parts, "p1");
  const words = { locale: "ar", piece: "p1", key: first!.key, base: null, block: { kind: "paragraph", text: "كلمات" } };
  expect((await client.call<ChangesAnswer>("POST", `${url}/changes`, { changes: [words] })).body.answers).toMatchObject([{ saved: true }]);
  const told = async () => {
    const { parts } = (await client.call<Draft>("GET", url)).body;
    const [source, translation] = [null, "ar"].map((locale) => parts.find((part) => part.locale === locale && part.key === first!.key));
    return [translation?.block, (translation?.translated ?? 0) < (source?.revision ?? 0)];
  };
  expect(await told()).toEqual([words.block, false]);
  await client.call("POST", `${url}/changes`, change(draft, "New words."));
  expect(await told()).toEqual([words.block, true]);
  const preview = await client.call("POST", `${url}/publish/preview`, {});
  expect(preview.body).toMatchObject({ faults: [], report: { locales: ["en", "ar"] } });
  expect((await client.call<Draft>("DELETE", `${url}/languages/ar`)).body.locales).toEqual([]);
});

test("a review is asked of one person: it waits for that one, who sends it back with a reason, and it waits for who asked", async () => {
  const { courseId, client, url, draft, second } = await openCourse();
  const { body: reviewers } = await client.call<Reviewer[]>("GET", `${url}/reviewers`);
  const of = app.world().airport.south.users.web;
  expect(reviewers).toContainEqual({ userId: of, name: expect.any(String) });
  expect(reviewers).not.toContainEqual({ userId: app.world().airport.north.users.web, name: expect.any(String) });
  const learner = app.world().airport.north.users.usr;
  const unfit = await client.call("POST", `${url}/review`, { act: "ask", sequence: draft.sequence, of: learner });
  expect([unfit.status, unfit.body]).toMatchObject([422, { code: "CourseDraftReviewer", field: "of" }]);

  const waits = async (who: typeof client) => {
    const own = (await who.call<WaitingReview[]>("GET", "/api/courses/reviews")).body.filter((each) => each.courseId === courseId);
    const home = (await who.call<Attention>("GET", "/api/attention")).body.courses.filter((each) => each.courseId === courseId);
    expect(home).toEqual(own);
    return own.map((each) => each.waits);
  };
  await client.call("POST", `${url}/review`, { act: "ask", sequence: draft.sequence, of });
  expect((await second.call<DraftReview>("GET", `${url}/review`)).body).toMatchObject({
    asked: { ofCaller: true, own: false },
    mayApprove: true,
  });
  expect([await waits(second), await waits(client)]).toEqual([["asked"], []]);
  await client.call("POST", `${url}/review`, { act: "withdraw", sequence: draft.sequence });
  expect(await waits(second)).toEqual([]);
  // asked of somebody else it waits for nobody else, though they may
  await second.call("POST", `${url}/review`, { act: "ask", sequence: draft.sequence, of: app.world().airport.north.users.web });
  expect([await waits(client), await waits(second)]).toEqual([["asked"], []]);
  const back = await client.call<DraftReview>("POST", `${url}/review`, { act: "sendBack", sequence: draft.sequence, note: "Not yet." });
  expect(back.body).toMatchObject({ state: "draft", asked: null, sentBack: { own: true, note: "Not yet." } });
  expect([await waits(client), await waits(second)]).toEqual([[], ["sentBack"]]);
  await second.call("POST", `${url}/review`, { act: "ask", sequence: draft.sequence });
  expect((await client.call<Draft>("GET", url)).body.sentBack).toBeNull();
});

test("comments are answered, and say what they were about once their block is gone", async () => {
  const { client, url, draft, second } = await openCourse();
  const [first] = partsIn(draft.parts, "p1");
  const { body: made } = await second.call<DraftComment[]>("POST", `${url}/comments`, { piece: "p1", key: first!.key, text: "Which one?" });
  const answerTo = made[0]!.id;
  const answer = { piece: "course", key: null, answerTo, text: "The dense one." };
  const { body: answered } = await client.call<DraftComment[]>("POST", `${url}/comments`, answer);
  expect(answered).toMatchObject([
    { key: first!.key, answerTo: null, about: "Some words, a dense thing." },
    { piece: "p1", key: first!.key, answerTo, about: "", text: "The dense one.", own: true },
  ]);
  const again = await client.call("POST", `${url}/comments`, { ...answer, answerTo: answered[1]!.id });
  expect(again.status).toBe(404);
  await client.call("POST", `${url}/changes`, { changes: [{ piece: "p1", key: first!.key, base: first!.revision, block: null }] });
  expect((await client.call<DraftComment[]>("GET", `${url}/comments`)).body).toMatchObject([{ about: "Some words, a dense thing." }, {}]);
  // whoever takes the first one back takes its answers along
  expect((await second.call<DraftComment[]>("DELETE", `${url}/comments/${answerTo}`)).body).toEqual([]);
});
