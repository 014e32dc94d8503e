import { describe, expect, test } from "vitest";
import { courseContents } from "../contents.ts";
import { sectionComplete } from "../completion.ts";
import { courseContent } from "../courseContent.ts";
import { leavesOf } from "../navigation.ts";
import { courseOf, noFacts } from "../../../test/training/testTree.ts";
import { lab, labForLearner } from "./lab.ts";
import { newLabState, type LabAnswer } from "./labState.ts";
import { labView, markLab } from "./markLab.ts";
import { answerLab, isSkipped, newPageState } from "./pageLabs.ts";

const hotspot = lab.parse({
  id: 1,
  type: "hotspot",
  title: "Find",
  task: "Find both.",
  picture: { file: "media/bag.svg", description: "A bag" },
  regions: [
    {
      id: 1,
      label: "Knife",
      hint: "Look along the edge.",
      polygon: [
        [0.1, 0.1],
        [0.3, 0.1],
        [0.3, 0.3],
        [0.1, 0.3],
      ],
    },
    {
      id: 2,
      label: "Battery",
      feedback: "A source of power.",
      polygon: [
        [0.6, 0.6],
        [0.9, 0.6],
        [0.75, 0.9],
      ],
    },
  ],
});
const match = lab.parse({
  id: 2,
  type: "match",
  title: "Match",
  task: "Match.",
  items: [
    { id: 1, text: "Steel" },
    { id: 2, text: "Soap" },
  ],
  targets: [
    { id: 1, text: "Blue" },
    { id: 2, text: "Orange" },
  ],
  pairs: [
    { item: 1, target: 1 },
    { item: 2, target: 2 },
  ],
});
const checklist = lab.parse({
  id: 3,
  type: "checklist",
  title: "List",
  task: "Do.",
  items: [
    { id: 1, text: "a" },
    { id: 2, text: "b" },
  ],
});
const external = lab.parse({ id: 4, type: "external", title: "Try", task: "Try.", file: "labs/x/index.html" });
const at = (x: number, y: number): LabAnswer => ({ type: "hotspot", at: [x, y] });
const after = (one: typeof hotspot, ...answers: LabAnswer[]) =>
  answers.reduce((state, answer) => markLab(one, state, answer), newLabState(one.id));

describe("a lab", () => {
  test("with regions is complete when all are found, in any order; what is found stays found", () => {
    expect(after(hotspot, at(0.75, 0.7))).toMatchObject({ done: [2], complete: false, misses: 0 });
    expect(after(hotspot, at(0.75, 0.7), at(0.2, 0.2))).toMatchObject({ done: [2, 1], complete: true });
    expect(after(hotspot, at(0.75, 0.7), at(0.75, 0.7))).toMatchObject({ done: [2], misses: 0 });
    expect(after(hotspot, at(0.5, 0.5))).toMatchObject({ done: [], misses: 1 });
    expect(after(hotspot, at(0.31, 0.2)).done).toEqual([1]); // a hair beside it
    expect(after(hotspot, at(0.62, 0.85)).done).toEqual([]); // in the box around it, not in it
  });

  test("with regions in a scan finds a thing in any of its views, and shows it in all of them", () => {
    const [one, other] = hotspot.type === "hotspot" ? hotspot.regions : [];
    const places = [
      { view: 0, polygon: one!.polygon! },
      { view: 1, polygon: other!.polygon! },
    ];
    const { picture: _, ...bare } = hotspot as Extract<typeof hotspot, { type: "hotspot" }>;
    const scan = { subject: { show: "bag", seed: 5 }, description: "A bag" };
    const inViews = lab.parse({ ...bare, scan, regions: [{ id: 1, label: "Knife", hint: "Look along the edge.", places }] });
    const seen = (view: number, x: number, y: number): LabAnswer => ({ type: "hotspot", view, at: [x, y] });
    expect(after(inViews, seen(1, 0.2, 0.2), at(0.75, 0.7))).toMatchObject({ done: [], misses: 2 }); // where it is in the other view
    expect(labView(inViews, after(inViews, seen(1, 0.75, 0.7)))).toMatchObject({ complete: true, found: [{ view: 0 }, { view: 1 }] });
    expect(labForLearner(inViews)).toMatchObject({ regionCount: 1, scan: { keys: [], description: "A bag" } });
    expect(JSON.stringify(labForLearner(inViews))).not.toMatch(/subject|seed|places|Knife|edge/u);
    // what lies on a picture has one outline, what lies in a scan has views
    expect(lab.safeParse({ ...bare, scan, regions: [{ id: 1, label: "Knife", polygon: one!.polygon }] }).error?.issues).toMatchObject([
      { path: ["regions", 0, "places"] },
    ]);
    expect(lab.safeParse({ ...hotspot, regions: [{ id: 1, label: "Knife", places }] }).success).toBe(false);
    expect(lab.safeParse({ ...hotspot, scan }).success).toBe(false);
  });

  test("says what there is to do in running text, and refuses one without words in words", () => {
    const said = (task: unknown) =>
      lab.safeParse({ ...checklist, task }).error?.issues.map(({ path, message }) => [path.join("."), message]);
    expect(said(["As ", { href: "page:3", text: "page 3" }, " says."])).toBe(undefined);
    expect(said(undefined)).toEqual([["task", "Expected a text, or a list of texts and pieces of text"]]);
    expect(said([{ href: "http://nowhere.example", text: "page 3" }])).toEqual([["task", expect.stringMatching(/^Expected a text/u)]]);
    expect(said("")).toHaveLength(1);
    expect(said(["  "])).toEqual([["task", "Expected some words, 2000 letters at most"]]);
  });

  test("with regions gives a hint after three misses, for what is not found yet", () => {
    const miss = at(0.5, 0.5);
    const hint = (...answers: LabAnswer[]) => labView(hotspot, after(hotspot, ...answers)).hint;
    expect([hint(miss, miss), hint(miss, miss, miss)]).toEqual([null, "Look along the edge."]);
    expect(hint(miss, miss, miss, at(0.2, 0.2))).toBe(null);
  });

  test("with pairs keeps what is right and counts what is wrong", () => {
    const half = after(match, {
      type: "match",
      placed: [
        { item: 1, target: 1 },
        { item: 2, target: 1 },
      ],
    });
    expect(half).toMatchObject({ done: [1], misses: 1, complete: false });
    expect(markLab(match, half, { type: "match", placed: [{ item: 2, target: 2 }] })).toMatchObject({ done: [1, 2], complete: true });
    expect(labView(match, half).placed).toEqual([{ item: 1, target: 1 }]);
  });

  test("with a list is complete when every point was ticked once; ticks may be taken back", () => {
    const all = after(checklist, { type: "checklist", checked: [1, 2, 9] });
    expect(all).toMatchObject({ done: [1, 2], complete: true });
    expect(markLab(checklist, all, { type: "checklist", checked: [1] })).toMatchObject({ done: [1], complete: true });
  });

  test("from outside is complete when it says so, and keeps its data", () => {
    const working = after(external, { type: "external", complete: false, data: { step: 2 } });
    expect(working).toMatchObject({ complete: false, data: { step: 2 } });
    expect(markLab(external, working, { type: "external", complete: true, data: null })).toMatchObject({ complete: true });
  });

  test("takes no answer of another type", () => {
    expect(after(hotspot, { type: "external", complete: true, data: null })).toEqual(newLabState(1));
  });

  test("goes to its learner without what is right, and shows only what was found or placed", () => {
    const sent = JSON.stringify([hotspot, match].map(labForLearner));
    for (const secret of ["polygon", "pairs", "hint", "Battery"]) expect(sent).not.toContain(secret);
    expect(labForLearner(hotspot)).toMatchObject({ regionCount: 2 });
    expect(labView(hotspot, newLabState(1)).found).toEqual([]);
    expect(labView(hotspot, after(hotspot, at(0.75, 0.7))).found).toEqual([
      {
        id: 2,
        label: "Battery",
        feedback: "A source of power.",
        polygon: [
          [0.6, 0.6],
          [0.9, 0.6],
          [0.75, 0.9],
        ],
      },
    ]);
  });

  test("whose items have no or several targets is refused", () => {
    const pairs = (...list: [number, number][]) =>
      lab.safeParse({ ...match, pairs: list.map(([item, target]) => ({ item, target })) }).success;
    expect([pairs([1, 1], [2, 1]), pairs([1, 1]), pairs([1, 1], [1, 2]), pairs([1, 1], [2, 7])]).toEqual([true, false, false, false]);
  });
});

describe("the labs of a page", () => {
  const blocks = [{ kind: "paragraph", text: "Text." }];
  const page = (id: number, ...labs: { id: number; type: string }[]) => ({ id, type: "text", title: `Page ${id}`, blocks, labs });
  const content = courseContent.parse({
    locale: "en",
    labs: [hotspot, checklist, { id: 8, type: "swf", title: "Old" }, { id: 9, type: "swf", title: "Older" }],
    units: [
      {
        id: 1,
        type: "Content",
        name: "Unit",
        sections: [
          {
            id: 1,
            type: "Content",
            name: "Section",
            pages: [
              page(1, { id: 3, type: "checklist" }, { id: 8, type: "swf" }),
              page(2, { id: 8, type: "swf" }, { id: 9, type: "swf" }),
              page(3),
            ],
          },
        ],
      },
    ],
  });
  const [section] = content.units[0]!.sections;
  const [first, old, plain] = section!.pages;

  test("R-4.044 a page whose labs are all of type SWF is skipped: it is not in the contents and asks for nothing", () => {
    expect([first!, old!, plain!].map(isSkipped)).toEqual([false, true, false]);
    expect(leavesOf(courseContents(courseOf(content, noFacts, false))).map((path) => path.at(-1))).toEqual([1, 3]);
    const done = [first!, plain!].map((one) => ({ ...newPageState(one), complete: true, labComplete: true }));
    expect(sectionComplete(section!, done)).toBe(true);
    const facts = { ...noFacts, sections: [{ unitId: 1, sectionId: 1, status: "A" as const, pages: done }] };
    expect(courseOf(content, facts, false).courseStatus.progress).toBe(1);
  });

  test("R-1.013 are part of it: the page is lab-complete once every lab that can be done is done", () => {
    expect([newPageState(first!).labComplete, newPageState(plain!).labComplete]).toEqual([false, true]);
    const opened = [newPageState(first!)];
    const half = answerLab(opened, first!, checklist, { type: "checklist", checked: [1] });
    expect(half[0]).toMatchObject({ labComplete: false, labs: [{ labId: 3, done: [1] }] });
    const whole = answerLab(half, first!, checklist, { type: "checklist", checked: [1, 2] });
    expect(whole[0]).toMatchObject({ labComplete: true, complete: false });
  });

  test("R-8.117 a lab whose page state is missing throws an error when it ends", () => {
    expect(() => answerLab([newPageState(plain!)], first!, checklist, { type: "checklist", checked: [1, 2] })).toThrow(
      "page state not found",
    );
  });
});
