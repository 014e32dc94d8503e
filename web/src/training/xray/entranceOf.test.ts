import { expect, test } from "vitest";
import { entranceOf } from "./entranceOf.ts";

test("a watch is begun and taken up again by its name; an exam of the same course stays an exam", () => {
  expect([false, true].map((open) => entranceOf({ exam: false, watch: true, open }))).toEqual([
    "training.startWatch",
    "training.resumeWatch",
  ]);
  expect(entranceOf({ exam: true, watch: true, open: false })).toBe("training.startExam");
  expect(entranceOf({ exam: false, watch: false, open: false })).toBe("training.startPractice");
});
