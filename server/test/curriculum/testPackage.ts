import type { PackageFiles } from "../../src/curriculum/course/package/packageFiles.ts";

type Texts = Record<string, string | Buffer | object>;

/** The smallest picture there is: one pixel. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export const testPage = (id: number, body: string, head = ""): string => `---\nid: ${id}\ntitle: Page ${id}\n${head}---\n\n${body}\n`;

export const testManifest = {
  format: 1,
  title: "Test course",
  code: "TST",
  version: "1.0",
  locale: "en",
  objectives: [{ id: 1, text: "Know it" }],
  units: [{ id: 1, type: "Content", name: "Unit", sections: [{ id: 1, name: "Section", pages: ["pages/first.md", "pages/second.md"] }] }],
};

const whole: Texts = {
  "course.json": testManifest,
  "pages/first.md": testPage(1, "Some **words**, a [dense](glossary:Density) thing.\n\n![A pixel](media/pixel.png)", "objective: 1\n"),
  "pages/second.md": testPage(2, "> Remember.", "labs: 1, 2, 3, 4\n"),
  "glossary.json": [{ term: "Density", meaning: "How heavy a thing is for its size." }],
  "labs/a-regions.json": {
    id: 1,
    type: "hotspot",
    title: "Find it",
    task: "Find both.",
    picture: { file: "media/pixel.png", description: "A pixel" },
    regions: [
      {
        id: 1,
        label: "Left",
        polygon: [
          [0, 0],
          [0.4, 0],
          [0.4, 1],
          [0, 1],
        ],
        hint: "Look left.",
      },
      {
        id: 2,
        label: "Right",
        feedback: "Right you are.",
        polygon: [
          [0.6, 0],
          [1, 0],
          [1, 1],
          [0.6, 1],
        ],
      },
    ],
  },
  "labs/b-pairs.json": {
    id: 2,
    type: "match",
    title: "Match it",
    task: "Put each where it belongs.",
    items: [
      { id: 1, text: "Steel" },
      { id: 2, text: "Soap" },
    ],
    targets: [
      { id: 1, text: "Blue" },
      { id: 2, text: "Orange" },
    ],
    pairs: [
      { item: 1, target: 1 },
      { item: 2, target: 2 },
    ],
  },
  "labs/c-list.json": {
    id: 3,
    type: "checklist",
    title: "Do it",
    task: "Go through it.",
    items: [
      { id: 1, text: "One" },
      { id: 2, text: "Two" },
    ],
  },
  "labs/d-outside.json": { id: 4, type: "external", title: "Try it", task: "Try.", file: "labs/outside/index.html" },
  "labs/outside/index.html": "<!doctype html><title>Lab</title>",
  "media/pixel.png": onePixel,
  "questions.json": [
    {
      id: 1,
      objective: 1,
      text: "Which?",
      answers: [
        { id: 1, text: "This", correct: true },
        { id: 2, text: "That" },
      ],
    },
  ],
};

/** A package with one of everything; what is named replaces a file, or takes it away. */
export function testPackage(changes: Record<string, string | Buffer | object | null> = {}): PackageFiles {
  const files = Object.entries({ ...whole, ...changes }).filter((entry): entry is [string, string | Buffer | object] => entry[1] !== null);
  return new Map(
    files.map(([path, content]) => [
      path,
      Buffer.isBuffer(content) ? content : Buffer.from(typeof content === "string" ? content : JSON.stringify(content, null, 2)),
    ]),
  );
}
