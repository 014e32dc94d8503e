import { expect, test } from "vitest";
import { isActiveDrawing, isDrawing } from "./packageDrawing.ts";

const drawing = (text: string) => Buffer.from(text);
const holds = (text: string) => isDrawing(drawing(text));
const runs = (text: string) => isActiveDrawing(drawing(text));

test("a drawing is one whatever stands before its element, however often", () => {
  expect(holds(`\u{FEFF}<?xml version="1.0"?>\n<!-- a > b --><svg xmlns='http://www.w3.org/2000/svg'/>`)).toBe(true);
  expect(holds(`<!---->`.repeat(300) + "<svg></svg>")).toBe(true);
  expect(runs(`<svg viewBox="0 0 2 1"><!-- a --><path d="M0 0"/><use href="#a"/><text>a &lt; b</text></svg>`)).toBe(false);
});

// thirty of them took a minute, and each one more doubled it
test.each([
  "<!---->".repeat(30),
  "<!---->".repeat(300),
  "<!--",
  "<svg",
  "<svg a='",
  "<svg></svg><",
  "words <svg/>",
  "<a/><svg/>",
  "",
  "<svg a/>",
])("what only begins like a drawing is none: %#", (text) => {
  expect(holds(text)).toBe(false);
  expect(runs(text)).toBe(true);
});

test.each([
  "<svg><script/></svg>",
  "<svg:svg xmlns:svg='x'><svg/></svg:svg><svg:script/>",
  "<svg><s:script xmlns:s='http://www.w3.org/2000/svg'>1</s:script></svg>",
  "<svg onload = '1'/>",
  "<svg><a href='https://example.org'/></svg>",
  "<svg><a xlink:href='&#106;avascript:1'/></svg>",
  "<svg><ForeignObject/></svg>",
  "<svg><style>@import 'x'</style></svg>",
  "<svg><style>a{fill:url(https://example.org)}</style></svg>",
  "<!DOCTYPE svg><svg/>",
  "<?xml-stylesheet href='x'?><svg/>",
  "<svg><?xml-stylesheet href='x'?></svg>",
])("a drawing that could do more than be looked at is found: %s", (text) => {
  expect(runs(text)).toBe(true);
});
