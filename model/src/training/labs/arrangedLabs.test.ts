import { describe, expect, test } from "vitest";
import { lab, labForLearner, type Lab } from "./lab.ts";
import { courseAnswer, labNames, namedLab, namedView } from "./labNames.ts";
import { newLabState, type LabAnswer } from "./labState.ts";
import { labView, markLab } from "./markLab.ts";

const sort = lab.parse({
  id: 5,
  type: "sort",
  title: "Sort",
  task: "Sort.",
  groups: [
    { id: 1, text: "Allowed" },
    { id: 2, text: "Forbidden" },
  ],
  items: [
    { id: 1, text: "Soap", group: 1, why: "Solid." },
    { id: 2, text: "Knife", group: 2 },
    { id: 3, text: "Book", group: 1 },
  ],
});
const order = lab.parse({
  id: 6,
  type: "order",
  title: "Order",
  task: "Order.",
  steps: [
    { id: 1, text: "Stop", why: "Nothing moves." },
    { id: 2, text: "Look" },
    { id: 3, text: "Call" },
  ],
});
const box = (x: number, y: number): [number, number][] => [
  [x, y],
  [x + 0.2, y],
  [x + 0.2, y + 0.2],
  [x, y + 0.2],
];
const search = lab.parse({
  id: 7,
  type: "findThreat",
  title: "Search",
  task: "Search.",
  scan: { subject: { show: "bag", seed: 5, threat: { category: "knives" } }, keys: ["BW"], description: "A bag" },
  threats: [
    {
      id: 1,
      label: "A blade",
      feedback: "It stands on its edge.",
      places: [
        { view: 0, polygon: box(0.1, 0.1) },
        { view: 1, polygon: box(0.5, 0.5) },
      ],
    },
    { id: 2, label: "A bottle", places: [{ polygon: box(0.7, 0.1) }] },
  ],
});
const clear = lab.parse({
  id: 8,
  type: "findThreat",
  title: "Search",
  task: "Search.",
  picture: { file: "media/bag.svg", description: "A bag" },
  threats: [],
});
const marks = (...places: [number, number, number][]): LabAnswer => ({
  type: "findThreat",
  marks: places.map(([view, x, y]) => ({ view, at: [x, y] })),
});
const after = (one: Lab, ...answers: LabAnswer[]) => answers.reduce((state, answer) => markLab(one, state, answer), newLabState(one.id));

describe("a lab", () => {
  test("with groups keeps what is in its group, counts what is not, and says why when it is right", () => {
    const half = after(sort, {
      type: "sort",
      placed: [
        { item: 1, target: 1 },
        { item: 2, target: 1 },
      ],
    });
    expect(half).toMatchObject({ done: [1], misses: 1, complete: false });
    expect(labView(sort, half)).toMatchObject({ placed: [{ item: 1, target: 1 }], reasons: [{ id: 1, why: "Solid." }] });
    const rest: LabAnswer = {
      type: "sort",
      placed: [
        { item: 2, target: 2 },
        { item: 3, target: 1 },
      ],
    };
    expect(markLab(sort, half, rest)).toMatchObject({ done: [1, 2, 3], complete: true });
  });

  test("of steps takes a whole order, keeps it, and is complete when each stands at its place", () => {
    const put = (...ids: number[]): LabAnswer => ({ type: "order", order: ids });
    expect(after(order, put(1, 2))).toEqual(newLabState(6)); // not all of them
    expect(after(order, put(1, 1, 2))).toEqual(newLabState(6));
    const wrong = after(order, put(1, 3, 2));
    expect(wrong).toMatchObject({ done: [1], misses: 1, complete: false });
    expect(labView(order, wrong)).toMatchObject({ order: [1, 3, 2], done: [1], reasons: [] });
    const right = markLab(order, wrong, put(1, 2, 3));
    expect(labView(order, right)).toMatchObject({ complete: true, order: [1, 2, 3], reasons: [{ id: 1, why: "Nothing moves." }] });
    expect(markLab(order, right, put(3, 2, 1))).toEqual(right); // what is done stays done
  });

  test("of a search is complete when all is found and nothing else is marked; it names what was found, and what was missed after some looks", () => {
    const some = after(search, marks([1, 0.6, 0.6], [0, 0.95, 0.95]));
    expect(some).toMatchObject({ done: [1], complete: false });
    expect(labView(search, some)).toMatchObject({ looked: { wrong: [1], left: 1 }, found: [{ label: "A blade", view: 0 }, { view: 1 }] });
    expect(labView(search, some).missed).toBe(undefined);
    const often = [marks(), marks(), marks()].reduce((state, one) => markLab(search, state, one), newLabState(7));
    expect(labView(search, often).missed?.map(({ label }) => label)).toEqual(["A blade", "A blade", "A bottle"]);
    expect(markLab(search, some, marks([0, 0.8, 0.2], [0, 0.5, 0.9]))).toMatchObject({ done: [1, 2], complete: false });
    expect(markLab(search, some, marks([0, 0.8, 0.2]))).toMatchObject({ complete: true });
    expect(after(search, marks([1, 0.2, 0.2]))).toMatchObject({ done: [] }); // there it is in the other view
  });

  test("of a search with nothing to find is complete when nothing is marked", () => {
    expect(after(clear, marks([0, 0.5, 0.5]))).toMatchObject({ complete: false, misses: 1 });
    expect(after(clear, marks())).toMatchObject({ complete: true });
  });

  test("is called differently for each learner, and understood in the same numbers", () => {
    const names = labNames(order, (_, id) => `${(id * 7) % 5}`); // 2, 4, 1
    const shown = namedLab(labForLearner(order), names);
    expect(shown.type === "order" && shown.steps.map(({ text }) => text)).toEqual(["Call", "Stop", "Look"]);
    const given = courseAnswer({ type: "order", order: [2, 3, 1] }, names);
    expect(given).toEqual({ type: "order", order: [1, 2, 3] });
    expect(namedView(labView(order, markLab(order, newLabState(6), given)), names)).toMatchObject({ order: [2, 3, 1], data: null });
    const sorted = labNames(sort, (_, id) => `${9 - id}`);
    expect(courseAnswer({ type: "sort", placed: [{ item: 1, target: 1 }] }, sorted)).toMatchObject({ placed: [{ item: 3, target: 2 }] });
  });

  test("of a search shows a picture or a scan, never both and never neither", () => {
    const { scan, ...neither } = search as Extract<typeof search, { type: "findThreat" }>;
    expect(lab.safeParse(neither).success).toBe(false);
    expect(lab.safeParse({ ...neither, scan, picture: { file: "media/bag.svg", description: "A bag" } }).success).toBe(false);
  });

  test("goes to its learner without the groups, the order and what is hidden", () => {
    const others = JSON.stringify([sort, search].map(labForLearner));
    for (const secret of ['group":', "why", "threats", "subject", "seed", "blade", "Solid"]) expect(others).not.toContain(secret);
    expect(labForLearner(order)).toMatchObject({ steps: [{ text: "Call" }, { text: "Look" }, { text: "Stop" }] });
  });
});
