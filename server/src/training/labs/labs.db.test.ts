import { expect, test } from "vitest";
import type { LabAnswered, SectionAnswer, TrainingCourse } from "@vigil/model/training/wire";
import { testPackage, testPage } from "../../../test/curriculum/testPackage.ts";
import { installFiles } from "../../../test/curriculum/testUpload.ts";
import { isLuck } from "../../../test/exam/testGuessing.ts";
import { testApp } from "../../../test/http/testApp.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";

const app = testApp();

/** A learner in a course whose second page has labs 1 (regions), 2 (pairs), 3 (list) and 4 (external). */
async function inCourse(settings: Record<string, unknown> = {}, files = testPackage()) {
  const course = await testContentCourse(app, settings);
  await installFiles(await app.as("web"), course.courseId, files);
  const client = await app.as("usr");
  await client.call("POST", `/api/training/status/programs/${course.programId}`);
  await client.call("POST", `/api/training/status/programs/${course.programId}/courses/${course.courseId}`);
  const section = `/api/training/status/programs/${course.programId}/courses/${course.courseId}/units/1/sections/1`;
  const lab = (id: number) => `${section}/pages/2/labs/${id}`;
  return {
    ...course,
    client,
    open: (id: number) => client.call<LabAnswered>("POST", lab(id)),
    answer: (id: number, body: object) => client.call<LabAnswered>("PUT", lab(id), body),
    fail: (id: number, reason: string) => client.call("POST", `${lab(id)}/failure`, { reason }),
    read: (...pages: number[]) =>
      client.call<SectionAnswer>("PUT", section, {
        status: "A",
        pages: pages.map((pageId) => ({ pageId, complete: true, timeMet: true, labComplete: true, data: null })),
      }),
    taken: async () =>
      (await client.call<TrainingCourse>("GET", `/api/training/programs/${course.programId}/courses/${course.courseId}`)).body,
  };
}
type Learner = Awaited<ReturnType<typeof inCourse>>;

/** Puts each item on a target by what stands on them: numbers and order are the learner's own. */
async function placed({ taken }: Learner, labId: number, pairs: Record<string, string>) {
  const lab = (await taken()).content.labs.find(({ id }) => id === labId);
  if (lab?.type !== "match") throw new Error("This is no lab of pairs.");
  return lab.items.map(({ id, text }) => ({ item: id, target: lab.targets.find((target) => target.text === pairs[text])?.id ?? 0 }));
}

async function doAll(learner: Learner) {
  const { open, answer } = learner;
  for (const id of [1, 2, 3, 4]) await open(id);
  await answer(1, { type: "hotspot", at: [0.2, 0.5] });
  await answer(1, { type: "hotspot", at: [0.8, 0.5] });
  await answer(2, {
    type: "match",
    placed: await placed(learner, 2, { Steel: "Blue", Soap: "Orange" }),
  });
  await answer(3, { type: "checklist", checked: [1, 2] });
  return answer(4, { type: "external", complete: true, data: { score: 3 } });
}

test("R-1.013 R-4.041 R-5.018 labs are part of a page: it is complete only when they are, whatever its learner claims", async () => {
  const learner = await inCourse();
  const claimed = await learner.read(1, 2);
  expect(claimed.body.section).toMatchObject({
    status: "A",
    pages: [
      { pageId: 1, complete: true },
      { pageId: 2, complete: false, labComplete: false },
    ],
  });
  expect(claimed.body.courseStatus).toMatchObject({ complete: false, progress: 0.5 });
  const last = await doAll(learner);
  expect(last.body.unitStatus[0]?.sectionStatus[0]?.pages[1]).toMatchObject({ labComplete: true, complete: false });
  const read = await learner.read(2);
  expect(read.body.section).toMatchObject({ status: "C", pages: [{ complete: true }, { complete: true, labs: [{}, {}, {}, {}] }] });
  expect(read.body.courseStatus).toMatchObject({ complete: true, progress: 1 });
});

test("what is right never leaves the server before it was found", async () => {
  const learner = await inCourse();
  const course = await learner.taken();
  expect(course.content.labs).toMatchObject([
    { type: "hotspot", regionCount: 2 },
    { type: "match" },
    { type: "checklist" },
    { type: "external" },
  ]);
  const miss = (await learner.open(1)) && (await learner.answer(1, { type: "hotspot", at: [0.5, 0.5] }));
  for (const sent of [course, miss.body]) {
    const text = JSON.stringify(sent);
    for (const secret of ["polygon", "pairs", "Look left"]) expect(text).not.toContain(secret);
  }
  const hit = await learner.answer(1, { type: "hotspot", at: [0.8, 0.5] });
  expect(hit.body.view).toMatchObject({
    done: [expect.any(Number)],
    misses: 1,
    found: [{ id: hit.body.view.done[0], label: "Right", feedback: "Right you are." }],
  });
  // nor do the files that it was written in
  for (const file of ["labs/a-regions.json", "labs/b-pairs.json", "questions.json", "course.json"])
    expect((await learner.client.call("GET", `${course.courseUrlPrefix}${file}`)).status).toBe(404);
  expect((await learner.client.call("GET", `${course.courseUrlPrefix}media/pixel.png`)).status).toBe(200);
});

test("two labs that differ only in what is right are sent alike; neither numbers nor places of pairs tell more than chance", async () => {
  const number = 120;
  const words = (labId: number) => [1, 2, 3, 4].map((id) => ({ id, text: `${labId} ${String.fromCodePoint(64 + id)}` }));
  const pairs = [1, 2, 3, 4].map((id) => ({ item: id, target: id }));
  const labs = Array.from({ length: number }, (_, index) => ({
    id: 11 + index,
    type: "match",
    title: "Match",
    task: "Match.",
    items: words(11 + index),
    targets: words(11 + index),
    pairs,
  }));
  const regions = (at: number) => [
    {
      id: 1,
      label: "Here",
      polygon: [
        [at, 0],
        [at + 0.1, 0],
        [at, 0.1],
      ],
    },
  ];
  const hotspots = [0.1, 0.7].map((at, index) => ({
    id: 1 + index,
    type: "hotspot",
    title: "Find",
    task: "Find it.",
    picture: { file: "media/pixel.png", description: "A pixel" },
    regions: regions(at),
  }));
  const all = [...hotspots, ...labs];
  const files = Object.fromEntries(all.map((lab) => [`labs/l-${lab.id}.json`, lab]));
  const others = { "labs/a-regions.json": null, "labs/b-pairs.json": null, "labs/c-list.json": null, "labs/d-outside.json": null };
  const second = testPage(2, "> Remember.", `labs: ${all.map(({ id }) => id).join(", ")}\n`);
  const learner = await inCourse({}, testPackage({ ...others, "labs/outside/index.html": null, ...files, "pages/second.md": second }));
  const sent = (await learner.taken()).content.labs;
  const [one, other] = sent.filter(({ type }) => type === "hotspot");
  expect({ ...one, id: 0 }).toEqual({ ...other, id: 0 });
  const matches = sent.filter((lab) => lab.type === "match");
  expect(matches).toHaveLength(number);
  const right = { sameNumber: 0, samePlace: 0, otherEnd: 0, nextPlace: 0 };
  for (const { items, targets } of matches) {
    const [item] = items; // one of each lab: the places of several hang together
    right.sameNumber += Number(targets.find(({ id }) => id === item?.id)?.text === item?.text);
    right.samePlace += Number(targets[0]?.text === item?.text);
    right.otherEnd += Number(targets.at(-1)?.text === item?.text);
    right.nextPlace += Number(targets[1]?.text === item?.text);
  }
  expect(Object.entries(right).filter(([, count]) => !isLuck(count, number, 1 / 4))).toEqual([]);
  await learner.open(11);
  const everywhere = [1, 2, 3, 4].map((target) => ({ item: 1, target }));
  expect((await learner.answer(11, { type: "match", placed: everywhere })).status).toBe(422);
  const own = await placed(learner, 11, Object.fromEntries(words(11).map(({ text }) => [text, text])));
  expect((await learner.answer(11, { type: "match", placed: own.slice(0, 2) })).body.view).toMatchObject({
    complete: false,
    done: own
      .slice(0, 2)
      .map(({ item }) => item)
      .toSorted((a, b) => a - b),
    placed: expect.arrayContaining(own.slice(0, 2)),
  });
  expect((await learner.answer(11, { type: "match", placed: own.slice(2) })).body.view).toMatchObject({ complete: true, misses: 0 });
});

test("a lab goes on where it was left, also on another computer", async () => {
  const learner = await inCourse();
  await learner.open(4);
  await learner.answer(4, { type: "external", complete: false, data: { step: 5 } });
  expect((await learner.open(4)).body.view).toMatchObject({ complete: false, data: { step: 5 } });
});

test("R-8.117 an answer to a lab whose page has no state is refused", async () => {
  const { answer } = await inCourse();
  expect(await answer(3, { type: "checklist", checked: [1] })).toMatchObject({ status: 412, body: { code: "LabNotOpened" } });
});

test("a lab that is not on the page, an answer of another type, too much data and a locked section are refused", async () => {
  const learner = await inCourse();
  await learner.open(4);
  expect((await learner.open(7)).status).toBe(404);
  expect((await learner.answer(4, { type: "checklist", checked: [] })).status).toBe(422);
  expect((await learner.answer(4, { type: "external", complete: false, data: "x".repeat(20_000) })).status).toBe(422);
  const other = await learner.client.call(
    "POST",
    `/api/training/status/programs/${learner.programId}/courses/${learner.courseId}/units/1/sections/1/pages/1/labs/4`,
  );
  expect(other.status).toBe(404);
});

test("R-8.074 an external lab that failed is reported with its own key: in the event log, with its reason", async () => {
  const learner = await inCourse();
  await learner.open(4);
  expect((await learner.fail(4, "The page of the exercise did not answer.")).status).toBe(204);
  const owner = await app.database.owner();
  const { rows } = await owner.query("select severity, error, data from events where type = 'lab.failed' order by id desc limit 1");
  expect(rows).toMatchObject([
    { severity: "error", error: "The page of the exercise did not answer.", data: { code: "ExternalLabFailed", labId: 4, pageId: 2 } },
  ]);
});

const orderLab = {
  id: 1,
  type: "order",
  title: "Order",
  task: ["Order, as ", { href: "page:1", text: "the first page" }, " says."],
  steps: ["Stop", "Look", "Call"].map((text, at) => ({ id: at + 1, text })),
};
const sortLab = {
  id: 2,
  type: "sort",
  title: "Sort",
  task: "Sort.",
  groups: [
    { id: 1, text: "Allowed" },
    { id: 2, text: "Forbidden" },
  ],
  items: [
    { id: 1, text: "Soap", group: 1, why: "It is solid." },
    { id: 2, text: "Knife", group: 2 },
  ],
};
const searchLab = {
  id: 3,
  type: "findThreat",
  title: "Search",
  task: "Search.",
  scan: { subject: { show: "row", places: [[{ article: "kitchenKnife" }]] }, keys: ["BW"], description: "A belt" },
  threats: [
    {
      id: 1,
      label: "A hidden blade",
      places: [
        {
          view: 1,
          polygon: [
            [0.2, 0.2],
            [0.4, 0.2],
            [0.4, 0.4],
          ],
        },
      ],
    },
  ],
};
const findLab = {
  id: 4,
  type: "hotspot",
  title: "Find",
  task: "Find it.",
  scan: searchLab.scan,
  regions: searchLab.threats.map(({ places, ...region }) => ({ ...region, hint: "Look at its edge.", places })),
};
const arranged = testPackage({
  "labs/d-outside.json": findLab,
  "labs/outside/index.html": null,
  "labs/a-regions.json": orderLab,
  "labs/b-pairs.json": sortLab,
  "labs/c-list.json": searchLab,
});

test("steps and groups come in numbers and an order of their learner's own, and are marked in them", async () => {
  const learner = await inCourse({}, arranged);
  const { labs } = (await learner.taken()).content;
  expect(labs[0]).toMatchObject({ task: ["Order, as ", { href: "page:1", text: "the first page" }, " says."] });
  const [order, sort] = [labs.find(({ type }) => type === "order"), labs.find(({ type }) => type === "sort")];
  if (order?.type !== "order" || sort?.type !== "sort") throw new Error("The labs are not there.");
  const step = (text: string) => order.steps.find((one) => one.text === text)?.id ?? -1;
  await learner.open(1);
  const wrong = await learner.answer(1, { type: "order", order: [step("Stop"), step("Call"), step("Look")] });
  expect(wrong.body.view).toMatchObject({ complete: false, done: [step("Stop")], data: null });
  expect((await learner.open(1)).body.view.order).toEqual([step("Stop"), step("Call"), step("Look")]); // as it was left
  expect((await learner.answer(1, { type: "order", order: ["Stop", "Look", "Call"].map(step) })).body.view.complete).toBe(true);
  const item = (text: string) => sort.items.find((one) => one.text === text)?.id ?? -1;
  const group = (text: string) => sort.groups.find((one) => one.text === text)?.id ?? -1;
  await learner.open(2);
  const placedRight = [
    { item: item("Soap"), target: group("Allowed") },
    { item: item("Knife"), target: group("Forbidden") },
  ];
  expect((await learner.answer(2, { type: "sort", placed: placedRight })).body.view).toMatchObject({
    complete: true,
    reasons: [{ id: item("Soap"), why: "It is solid." }],
  });
});

test("a search shows a scan that the server made, and tells what it is made of to nobody", async () => {
  const learner = await inCourse({}, arranged);
  expect(JSON.stringify(await learner.taken())).not.toMatch(/kitchenKnife|hidden blade|threats|regions|at its edge/u);
  const path = `/api/training/status/programs/${learner.programId}/courses/${learner.courseId}/units/1/sections/1/pages/2/labs`;
  const scan = await learner.client.call("GET", `${path}/3/scan`);
  expect([scan.status, scan.headers["content-type"]]).toEqual([200, "application/vnd.vigil.views"]);
  expect((await learner.client.call("GET", `${path}/1/scan`)).status).toBe(404);
  // places are found in a scan in the same way, one by one
  expect((await learner.client.call("GET", `${path}/4/scan`)).status).toBe(200);
  await learner.open(4);
  const beside = await learner.answer(4, { type: "hotspot", view: 0, at: [0.35, 0.25] });
  expect(beside.body.view).toMatchObject({ complete: false, found: [], misses: 1 });
  const hit = await learner.answer(4, { type: "hotspot", view: 1, at: [0.35, 0.25] });
  expect(hit.body.view).toMatchObject({ complete: true, found: [{ label: "A hidden blade", view: 1 }] });
  await learner.open(3);
  const missed = await learner.answer(3, { type: "findThreat", marks: [{ view: 0, at: [0.35, 0.25] }] });
  expect(missed.body.view).toMatchObject({ complete: false, found: [], looked: { wrong: [0], left: 1 } });
  const found = await learner.answer(3, { type: "findThreat", marks: [{ view: 1, at: [0.35, 0.25] }] });
  expect(found.body.view).toMatchObject({ complete: true, found: [{ label: "A hidden blade", view: 1 }] });
}, 60_000);
