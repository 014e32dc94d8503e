import type { PagePattern } from "@vigil/model/authoring/pagePatterns";
import type { PageBlock } from "@vigil/model/training/pageBlock";

/** Pages that begin with words to be written over: each `line` is a phrase of its pattern (`pagePatterns`). */
export const patternShapes: Readonly<Record<PagePattern, readonly PageBlock[]>> = {
  blank: [],
  introduction: [
    {
      kind: "heading",
      text: "line1",
    },
    {
      kind: "paragraph",
      text: "line2",
    },
    {
      kind: "list",
      items: ["line3", "line4", "line5"],
    },
    {
      kind: "note",
      text: "line6",
    },
  ],
  concept: [
    {
      kind: "heading",
      text: "line1",
    },
    {
      kind: "paragraph",
      text: "line2",
    },
    {
      kind: "heading",
      text: "line3",
    },
    {
      kind: "paragraph",
      text: "line4",
    },
    {
      kind: "note",
      text: "line5",
    },
  ],
  scanExplained: [
    {
      kind: "heading",
      text: "line1",
    },
    {
      kind: "paragraph",
      text: "line2",
    },
    {
      kind: "heading",
      text: "line3",
    },
    {
      kind: "list",
      items: ["line4", "line5", "line6"],
    },
    {
      kind: "note",
      text: "line7",
    },
  ],
  compareTwo: [
    {
      kind: "heading",
      text: "line1",
    },
    {
      kind: "paragraph",
      text: "line2",
    },
    {
      kind: "table",
      head: ["line3", "line4", "line5"],
      rows: [
        ["line6", "…", "…"],
        ["line7", "…", "…"],
        ["line8", "…", "…"],
      ],
    },
    {
      kind: "note",
      text: "line9",
    },
  ],
  procedure: [
    {
      kind: "heading",
      text: "line1",
    },
    {
      kind: "list",
      ordered: true,
      items: ["line2", "line3", "line4"],
    },
    {
      kind: "heading",
      text: "line5",
    },
    {
      kind: "paragraph",
      text: "line6",
    },
  ],
  caseStudy: [
    {
      kind: "heading",
      text: "line1",
    },
    {
      kind: "paragraph",
      text: "line2",
    },
    {
      kind: "heading",
      text: "line3",
    },
    {
      kind: "paragraph",
      text: "line4",
    },
    {
      kind: "heading",
      text: "line5",
    },
    {
      kind: "paragraph",
      text: "line6",
    },
  ],
  lookAndFind: [
    {
      kind: "heading",
      text: "line1",
    },
    {
      kind: "paragraph",
      text: "line2",
    },
    {
      kind: "note",
      text: "line3",
    },
  ],
  rulesTable: [
    {
      kind: "heading",
      text: "line1",
    },
    {
      kind: "table",
      head: ["line2", "line3", "line4"],
      rows: [
        ["…", "line5", "line6"],
        ["…", "line7", "line8"],
        ["…", "line9", "line10"],
      ],
    },
    {
      kind: "note",
      text: "line11",
    },
  ],
  summary: [
    {
      kind: "heading",
      text: "line1",
    },
    {
      kind: "list",
      items: ["…", "…", "…"],
    },
    {
      kind: "note",
      text: "line2",
    },
  ],
};
