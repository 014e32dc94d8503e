import type { TrainingProgram } from "@vigil/model/training/wire";
import { expect, test } from "vitest";
import { classSections } from "./classSections.ts";

const program = (id: number) => ({ id, title: `Program ${id}` }) as TrainingProgram;

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
