import { expect, test } from "vitest";
import { coursesToDo } from "./nextInProgram.ts";

const course = (id: number, more: object = {}) => ({ id, courseStatus: { complete: false }, locked: false, ...more });
const idsOf = (found: readonly object[]) => found.map((one) => "id" in one && one.id);

test("in a program what is decided comes first, then the session that is open, then what is begun, then the others in their order", () => {
  const open = { openBags: { decided: 5, of: 10 } };
  const courses = [
    course(1),
    course(5, { courseStatus: { complete: false, status: "a" } }),
    course(2, open),
    course(3, { toFinish: true, courseStatus: { complete: true } }),
    course(4, { ...open, locked: true }),
  ];
  expect(idsOf(coursesToDo(courses as never))).toEqual([3, 2, 5, 1]);
});
