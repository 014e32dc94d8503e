import { expect, test } from "vitest";
import { inLines, linePieces } from "./lineBreaks.ts";

const atMost = (most: number) => (part: string) => part.length <= most;

test("lines break at spaces, and between words where a script writes none", () => {
  expect(inLines("One thing to do next", "en", atMost(9))).toEqual(["One thing", "to do", "next"]);
  expect(linePieces("試験の結果、合格。", "ja").map(({ text }) => text)).toEqual(["試験", "の", "結果、", "合格。"]);
  expect(inLines("ผลการสอบปลายภาค", "th", atMost(8)).join("")).toBe("ผลการสอบปลายภาค");
  expect(inLines("ผลการสอบปลายภาค", "th", atMost(8)).length).toBeGreaterThan(1);
});

test("what opens stays with what follows it, what closes with what it closes", () => {
  expect(linePieces("结果（通过）", "zh-CN").map(({ text }) => text)).toEqual(["结果", "（通过）"]);
});
