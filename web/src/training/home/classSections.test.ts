import type { XrayTime } from "@vigil/model/reporting/dashboards/dashboardWire";
import type { TrainingProgram } from "@vigil/model/training/wire";
import { expect, test } from "vitest";
import { classSections } from "./classSections.ts";

const program = (id: number, dueAt: string | null = null) =>
  ({ id, title: `Program ${id}`, complete: false, programStatus: { dueAt } }) as TrainingProgram;

test("programs stand in their groups, in the groups' order, and what belongs to none comes last", () => {
  const groups = [
    {
      id: 7,
      name: "Cabin",
      description: "",
      programs: [
        { id: 2, title: "Program 2", assigned: true },
        { id: 9, title: "Program 9", assigned: false },
      ],
    },
  ];
  const sections = classSections([program(1), program(2)], groups);
  expect(sections.map(({ name, classes }) => [name, classes.map((each) => [each.id, each.program !== undefined])])).toEqual([
    [
      "Cabin",
      [
        [2, true],
        [9, false],
      ],
    ],
    [undefined, [[1, true]]],
  ]);
});

test("without groups there is one section, without programs none", () => {
  expect(classSections([program(1)], [])).toHaveLength(1);
  expect(classSections([], [])).toEqual([]);
});

test("what is due stands first, by itself or for hours that are owed, as it does at home; all else keeps its order", () => {
  const groups = [{ id: 7, name: "Cabin", description: "", programs: [{ id: 1, title: "Program 1", assigned: true }] }];
  const hours = [
    { programId: 4, until: "2026-12-31", seconds: 0, neededSeconds: 21_600 },
    { programId: 2, until: "2026-11-30", seconds: 21_600, neededSeconds: 21_600 },
  ] as XrayTime[];
  const sections = classSections([program(1), program(2), program(3, "2027-03-31T21:59:59Z"), program(4)], groups, hours);
  expect(sections.map(({ classes }) => classes.map(({ id }) => id))).toEqual([[4, 3, 2], [1]]);
});
