import { expect, it } from "vitest";
import { columnWidths } from "./columnWidths.ts";
import { visualRuns } from "./visualRuns.ts";

const drawn = (text: string, base: "ltr" | "rtl") => visualRuns(text, base, "en").map(({ text: letters }) => letters);

it("words of Arabic stand from right to left, Latin ones and figures among them from left to right", () => {
  expect(drawn("نتائج المحاكي (S20)", "rtl")).toEqual(["(", "S20", ")", " ", "المحاكي", " ", "نتائج"]);
  expect(drawn("أحمد – Zurich 85.5%", "rtl").join("")).toBe("Zurich 85.5% – أحمد");
  expect(drawn("Learner: محمد علي, 2", "ltr").join("")).toBe("Learner: 2 ,علي محمد");
});

it("brackets and quotes are turned with what they hold, and lines without Arabic stay whole", () => {
  expect(drawn("«نص»", "rtl")).toEqual(["«", "نص", "»"]);
  expect(visualRuns("Ada Lovelace", "ltr", "en")).toEqual([{ script: "latin", text: "Ada Lovelace" }]);
});

it.each([
  ["山田さん 85%", "en", ["japanese", "山田さん ", "latin", "85%"]],
  ["张伟，机场", "en", ["simplified", "张伟，机场"]],
  ["張偉，機場", "zh-HK", ["traditional", "張偉，機場"]],
  ["結果", "ja", ["japanese", "結果"]],
  ["홍길동 결과", "en", ["korean", "홍길동 결과"]],
  ["ผลการสอบ S20", "th", ["thai", "ผลการสอบ ", "latin", "S20"]],
  ["შედეგი", "ka", ["georgian", "შედეგი"]],
  ["Ευρώπη Вера", "el", ["latin", "Ευρώπη Вера"]],
])("%s is drawn in the letters of its scripts", (text, language, runs) => {
  expect(visualRuns(text, "ltr", language).flatMap(({ script, text: letters }) => [script, letters])).toEqual(runs);
});

it("narrow columns keep their width, wide ones are cut alike until all fit", () => {
  const widths = columnWidths([40, 400, 600], 440);
  expect(widths.map(Math.round)).toEqual([40, 200, 200]);
  expect(columnWidths([50, 50], 200)).toEqual([100, 100]);
});
