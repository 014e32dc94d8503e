import { expect, test } from "vitest";
import { changed, newHistory, redone, undone } from "./editHistory.ts";

test("changes are taken back and made again in their order", () => {
  const third = changed(changed(newHistory("a"), "b"), "c");
  expect(undone(third).present).toBe("b");
  expect(undone(undone(third)).present).toBe("a");
  expect(undone(undone(undone(third))).present).toBe("a");
  expect(redone(undone(undone(third))).present).toBe("b");
  expect(redone(redone(redone(undone(undone(third))))).present).toBe("c");
});

test("a new change forgets what was taken back", () => {
  const other = changed(undone(changed(newHistory("a"), "b")), "d");
  expect([other.present, redone(other).present, undone(other).present]).toEqual(["d", "d", "a"]);
});
