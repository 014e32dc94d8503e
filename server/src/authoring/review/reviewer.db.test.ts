import type { DraftComment, DraftReview, Reviewer, WaitingReview } from "@vigil/model/authoring/draftReview";
import type { Draft } from "@vigil/model/authoring/draftWire";
import { partsIn } from "@vigil/model/authoring/outlineOf";
import { beforeAll, expect, test } from "vitest";
import { testPackage } from "../../../test/curriculum/testPackage.ts";
import { installFiles } from "../../../test/curriculum/testUpload.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";
import { mailPlace } from "../../mail/queueMail.ts";
import { mailQueue } from "../../mail/mailQueue.ts";
import { unseal } from "../../storage/seal.ts";

const jobs = testJobs();
const app = testApp({
  jobs,
  environment: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "vigil@example.org", PUBLIC_URL: "http://127.0.0.1:3000" },
});

/** A person who may review courses and nothing else. */
beforeAll(async () => {
  const { domainId, north } = app.world().airport;
  const owner = await app.database.owner();
  await owner.query(
    `with made as (insert into access_levels (owner_domain_id, name, name_key, base_code, rank, permissions)
       values ($1, 'Reviewer', 'reviewer', 'trn', 30, '["courses:review"]') returning id)
     update users set access_level_id = (select id from made) where id = $2`,
    [domainId, north.users.trn],
  );
  await owner.query("update users set email = username || '@example.org' where domain_id = $1", [domainId]);
});

async function openCourse() {
  const { courseId } = await testContentCourse(app);
  const author = await app.as("web");
  await installFiles(author, courseId, testPackage());
  const url = `/api/courses/${courseId}/draft`;
  const { body: draft } = await author.call<Draft>("POST", url);
  return { courseId, author, url, draft, reviewer: await app.as("trn") };
}

test("who may review and not write reads the draft, comments and approves it, and changes nothing of it", async () => {
  const { author, reviewer, url, draft, courseId } = await openCourse();
  const [first] = partsIn(draft.parts, "p1");
  expect((await author.call<Reviewer[]>("GET", `${url}/reviewers`)).body).toContainEqual({
    userId: app.world().airport.north.users.trn,
    name: expect.any(String),
  });
  await author.call("POST", `${url}/review`, { act: "ask", sequence: draft.sequence, of: app.world().airport.north.users.trn });
  const waiting = (await reviewer.call<WaitingReview[]>("GET", "/api/courses/reviews")).body;
  expect(waiting).toContainEqual({ courseId, name: expect.any(String), waits: "asked" });
  const read = await reviewer.call<Draft>("POST", url);
  expect([read.status, read.body]).toMatchObject([200, { mayWrite: false, mayApprove: true, mayPublish: false }]);
  for (const [path, body] of [
    ["changes", { changes: [{ piece: "p1", key: first!.key, base: first!.revision, block: { kind: "paragraph", text: "Mine." } }] }],
    ["acts", { act: "delete", key: "p1" }],
    ["languages", { locale: "ar" }],
    ["merge", {}],
    ["review", { act: "withdraw", sequence: draft.sequence }],
    ["publish", { version: "1.1", sequence: draft.sequence }],
  ] as const)
    expect([path, (await reviewer.call("POST", `${url}/${path}`, body)).status]).toEqual([path, 403]);
  const said = { piece: "p1", key: first!.key, quote: "a dense thing", text: "Which?" };
  expect((await reviewer.call<DraftComment[]>("POST", `${url}/comments`, said)).body).toMatchObject([
    { about: "Some words, a dense thing.", quote: "a dense thing", text: "Which?", own: true },
  ]);
  const approved = await reviewer.call<DraftReview>("POST", `${url}/review`, { act: "approve", sequence: draft.sequence });
  expect([approved.status, approved.body.state]).toEqual([200, "approved"]);
});

test("a comment is told to who began the draft, once for several, and to nobody who has it open; the home names it until they have read it", async () => {
  const { author, reviewer, url, courseId } = await openCourse();
  const mails = () =>
    jobs
      .sentTo(mailQueue)
      .splice(0)
      .map(
        ({ domainId, sealed }) =>
          JSON.parse(unseal(app.house().settings.secretKey, mailPlace(domainId), sealed)!) as { to: string; text: string },
      );
  const waits = async () =>
    (await author.call<WaitingReview[]>("GET", "/api/courses/reviews")).body.flatMap((each) =>
      each.courseId === courseId ? [each.waits] : [],
    );
  const say = (text: string) => reviewer.call<DraftComment[]>("POST", `${url}/comments`, { piece: "p1", key: null, text });
  mails();
  expect(await waits()).toEqual([]);
  const { body: made } = await say("Too short.");
  await say("And too dense.");
  const [mail, ...more] = mails();
  expect([mail?.to, more]).toEqual(["web@example.org", []]);
  expect(mail?.text).toContain("Too short.");
  expect(mail?.text).toContain(`/airport/admin/courses/${courseId}/write`);
  expect(await waits()).toEqual(["commented"]);
  await author.call("POST", `${url}/presence`, { piece: "p1", since: 0 });
  expect(await waits()).toEqual([]);
  // an answer goes to who spoke in the thread
  await author.call("POST", `${url}/comments`, { piece: "p1", key: null, answerTo: made[0]!.id, text: "I shall write more." });
  expect(mails().map(({ to }) => to)).toEqual(["trn@example.org"]);
  await reviewer.call("POST", `${url}/comments`, { piece: "p1", key: null, answerTo: made[0]!.id, text: "Good." });
  expect(mails()).toEqual([]); // the author has it open
});
