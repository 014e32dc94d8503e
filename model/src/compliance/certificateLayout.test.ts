import { expect, it } from "vitest";
import { isLayout, layoutFaults, pageOfLayout, readLayout, type LayoutElement } from "./certificateLayout.ts";
import { mediaOfPage } from "./mediaOfPage.ts";
import { sizeOfPaper } from "./paperSize.ts";
import { saidByElement } from "./saidByElement.ts";

const letters = { font: "sans", size: 12, weight: "normal", italic: false, colour: "#000000", align: "start", direction: "auto" } as const;
const place = { x: 10, y: 10, width: 50, height: 8 };
const text = (words: Record<string, string>): LayoutElement => ({ kind: "text", ...place, ...letters, words });
const a4 = sizeOfPaper({ paperSize: "a4", orientation: "portrait" });

it("a page of things is told from one of words, and reads as it was written", () => {
  const layout = { elements: [text({ en: "Hello {{fullName}}" }), { kind: "picture", ...place, media: 7, alt: "Seal" } as const] };
  const page = pageOfLayout(layout);
  expect(isLayout(page)).toBe(true);
  expect(isLayout("{{fullName}}")).toBe(false);
  expect(readLayout(page)).toEqual({ layout });
  expect(mediaOfPage(page)).toEqual([7]);
});

it("what is no data of a thing is refused with its place: nothing of it is ever markup, style or address", () => {
  const fault = (change: object) =>
    readLayout(JSON.stringify({ elements: [text({ en: "x" }), { ...text({ en: "x" }), ...change }] })).fault;
  expect(fault({ colour: "url(x)" })).toEqual({ element: 1, property: "colour", kind: "value" });
  expect(fault({ size: "12px" })).toMatchObject({ element: 1, property: "size" });
  expect(fault({ onclick: "x" })).toMatchObject({ element: 1 });
  expect(fault({ kind: "html" })).toMatchObject({ element: 1, property: "kind" });
  expect(readLayout('{"elements":').fault).toBeDefined();
});

it("things beside the paper, values that do not exist and what shows nothing are named with their property", () => {
  const faults = (element: LayoutElement) => layoutFaults({ elements: [element] }, a4).map(({ property, kind }) => [property, kind]);
  expect(faults({ ...text({ en: "x" }), x: 170 })).toEqual([["x", "outside"]]);
  expect(faults(text({ en: "x", ar: "{{nonsense}}" }))).toEqual([["words", "variable"]]);
  expect(faults(text({}))).toEqual([["words", "missing"]]);
  expect(faults({ kind: "field", ...place, ...letters, variable: "constructor" })).toEqual([["variable", "variable"]]);
  expect(faults({ kind: "field", ...place, ...letters, variable: "general.motto" })).toEqual([]);
  expect(faults({ kind: "picture", ...place, media: null, alt: "" })).toEqual([["media", "missing"]]);
});

it("a text is said in the reader's language, and left out where all its values are empty", () => {
  const element = text({ en: "Valid until {{expiryDate}}", ar: "صالحة حتى {{expiryDate}}" });
  const valueOf = (variable: string) => (variable === "expiryDate" ? "2030" : "");
  expect(saidByElement(element, valueOf, "ar")).toBe("صالحة حتى 2030");
  expect(saidByElement(element, valueOf, "de")).toBe("Valid until 2030");
  expect(saidByElement(element, () => "", "en")).toBeUndefined();
});
