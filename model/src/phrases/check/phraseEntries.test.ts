import { expect, test } from "vitest";
import { phraseEntries } from "./phraseEntries.ts";

const read = (json: string) => {
  const file = phraseEntries(json);
  return "entries" in file ? file.entries.map(({ key, text, line }) => [key, text, line]) : file;
};

test("each text is told with its key and its line, however the file is set", () => {
  expect(read('{\n  "a": {\n    "b": "x \\"y\\" {z}",\n    "c": "é"\n  },\n\n  "d": "1" }')).toEqual([
    ["a.b", 'x "y" {z}', 3],
    ["a.c", "é", 4],
    ["d", "1", 7],
  ]);
  expect(read("{}")).toEqual([]);
  expect(read('{"a":{},"b":"c"}')).toEqual([["b", "c", 1]]);
});

test("what is no text is told as none", () => {
  expect(read('{\n"a": 1,\n"b": [1, {"c": "d"}],\n"e": null,\n"f": "g"}')).toEqual([
    ["a", undefined, 2],
    ["b", undefined, 3],
    ["e", undefined, 4],
    ["f", "g", 5],
  ]);
});

test.each([
  ["", 1],
  ["[]", 1],
  ['{\n"a": "b"\n"c": "d"\n}', 3],
  ['{\n"a": "b",\n}', 3],
  ['{\n"a": "b', 2],
  ['{\n"a": "b"\n}\n}', 3],
  ['{\n"a": b\n}', 2],
  ['{\n"a"\n: "\\x"}', 3],
])("of %j the line is told where it breaks", (json, line) => {
  const file = phraseEntries(json);
  expect("brokenAt" in file ? file.brokenAt : null).toBe(line);
});
