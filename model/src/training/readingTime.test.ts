import { expect, test } from "vitest";
import type { PageBlock } from "./pageBlock.ts";
import { leastReadingSeconds } from "./readingTime.ts";

const paragraph = (text: string): PageBlock => ({ kind: "paragraph", text });
const words = (count: number) => paragraph(Array.from({ length: count }, () => "word").join(" "));

test("a page asks for the time of its words at twice the speed of reading, three seconds at least and the setting at most", () => {
  expect(leastReadingSeconds([words(80)], 20)).toBe(10);
  expect(leastReadingSeconds([words(81)], 20)).toBe(11);
  expect(leastReadingSeconds([words(4)], 20)).toBe(3);
  expect(leastReadingSeconds([words(4000)], 20)).toBe(20);
  expect(leastReadingSeconds([words(4)], 1)).toBe(1);
  expect(leastReadingSeconds([words(4000)], 0)).toBe(0);
});

test("words of lists, tables and captions count, marks alone do not; two signs without spaces are a word", () => {
  const list: PageBlock = { kind: "list", items: ["one two", [{ strong: "three" }, " four"]] };
  const table: PageBlock = { kind: "table", head: ["five", "six"], rows: [["seven", ["eight"]]] };
  const image: PageBlock = { kind: "image", file: "a.png", description: "unseen words do not count", caption: "nine – ten" };
  const twenty = Array.from({ length: 4 }, () => [list, table, image]).flat(); // 40 words
  expect(leastReadingSeconds(twenty, 60)).toBe(5);
  expect(leastReadingSeconds([paragraph("行李检查".repeat(20))], 60)).toBe(5);
  expect(leastReadingSeconds([paragraph("كلمة ".repeat(40))], 60)).toBe(5);
});
