import { expect, it } from "vitest";
import { comparedFiles, comparedLanguages } from "./comparedBeside.ts";

it("files are told that came, went, or have other bytes under the same name", () => {
  const before = new Map([
    ["a.png", "1"],
    ["b.png", "2"],
    ["c.png", "3"],
  ]);
  const after = new Map([
    ["a.png", "1"],
    ["b.png", "9"],
    ["d.png", "4"],
  ]);
  expect(comparedFiles(before, after)).toEqual([
    { path: "b.png", change: "changed" },
    { path: "c.png", change: "removed" },
    { path: "d.png", change: "added" },
  ]);
  expect(comparedFiles(before, before)).toEqual([]);
});

it("of languages it is told how many texts came and went, the same text as often as it stands there", () => {
  const before = new Map([
    ["ar", ["a", "a", "b"]],
    ["de", ["x"]],
  ]);
  const after = new Map([
    ["ar", ["a", "b", "c", "c"]],
    ["fr", ["y"]],
  ]);
  expect(comparedLanguages(before, after)).toEqual([
    { locale: "ar", change: "changed", came: 2, went: 1 },
    { locale: "de", change: "removed", came: 0, went: 1 },
    { locale: "fr", change: "added", came: 1, went: 0 },
  ]);
  expect(comparedLanguages(before, before)).toEqual([]);
});
