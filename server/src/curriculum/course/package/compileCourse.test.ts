import { describe, expect, test } from "vitest";
import { compileCourse } from "./compileCourse.ts";
import { faultLine } from "./faultLine.ts";
import { PackageRefused } from "./packageFiles.ts";
import { onePixel, testManifest, testPackage, testPage } from "../../../../test/curriculum/testPackage.ts";

function mistakes(changes: Parameters<typeof testPackage>[0]): string[] {
  try {
    compileCourse(testPackage(changes));
    return [];
  } catch (error) {
    if (error instanceof PackageRefused) return error.faults.map(({ file, line, code }) => `${file}:${line ?? ""} ${code}`);
    throw error;
  }
}
const [unit] = testManifest.units;
const [section] = unit!.sections;
const manifest = (over: object) => ({ "course.json": { ...testManifest, ...over } });
const sectionWith = (over: object) => manifest({ units: [{ ...unit, sections: [{ ...section, ...over }] }] });
const listLab = { id: 3, type: "checklist", title: "Do it", items: [{ id: 1, text: "One" }] };
const first = (body: string, head = "") => ({ "pages/first.md": testPage(1, body, head) });

describe("a course package", () => {
  test("R-3.132 R-3.133 becomes units, sections with their files and attachments, and pages with their type, labs and objective", () => {
    const course = compileCourse(
      testPackage({ ...sectionWith({ attachments: [{ file: "attachments/card.txt", name: "Card" }] }), "attachments/card.txt": "Card" }),
    );
    const compiled = course.content.units[0]?.sections[0];
    expect(Object.keys(compiled ?? {})).toEqual(expect.arrayContaining(["name", "type", "pages", "files", "attachments"]));
    expect(compiled).toMatchObject({
      name: "Section",
      type: "Content",
      files: ["media/pixel.png", "labs/outside/index.html"],
      attachments: [{ file: "attachments/card.txt", name: "Card", bytes: 4 }],
    });
    expect(compiled?.pages[0]).toMatchObject({ id: 1, type: "text", objective: 1, skip: false, labs: [] });
    expect(compiled?.pages[1]?.labs).toEqual([
      { id: 1, type: "hotspot" },
      { id: 2, type: "match" },
      { id: 3, type: "checklist" },
      { id: 4, type: "external" },
    ]);
    expect(compiled?.pages[0]?.blocks).toEqual([
      { kind: "paragraph", text: ["Some ", { strong: "words" }, ", a ", { term: "Density", text: "dense" }, " thing."] },
      { kind: "image", file: "media/pixel.png", description: "A pixel", width: 1, height: 1 },
    ]);
    expect(course.questions).toHaveLength(1);
    expect(course.files.map(({ path }) => path)).toEqual(["attachments/card.txt", "labs/outside/index.html", "media/pixel.png"]);
    expect(course.warnings).toEqual([]);
  });

  test("has the same hash for the same content, whatever its version is called, and another for another", () => {
    const hash = (changes: Parameters<typeof testPackage>[0] = {}) => compileCourse(testPackage(changes)).contentHash;
    expect(hash(manifest({ version: "2.0", title: "Other" }))).toBe(hash());
    expect(hash(first("Other words."))).not.toBe(hash());
    const otherPixel = Buffer.concat([onePixel, Buffer.from([0])]);
    expect(hash({ "media/pixel.png": otherPixel })).not.toBe(hash());
  });

  test("turns Markdown into blocks: headings, lists, tables, notes, breaks, code and links", () => {
    const body =
      "## Head\n\n1. one\n2. *two*\n\n| a | b |\n|---|---|\n| 1 | `x` |\n\n> Note.\n\nA [site](https://example.org/a) and\na line.\n\n- loose\n\n- list";
    expect(compileCourse(testPackage(first(body))).content.units[0]?.sections[0]?.pages[0]?.blocks).toEqual([
      { kind: "heading", text: "Head" },
      { kind: "list", ordered: true, items: ["one", [{ emphasis: "two" }]] },
      { kind: "table", head: ["a", "b"], rows: [["1", [{ code: "x" }]]] },
      { kind: "note", text: "Note." },
      { kind: "paragraph", text: ["A ", { href: "https://example.org/a", text: "site" }, " and a line."] },
      { kind: "list", items: ["loose", "list"] },
    ]);
  });

  test("takes a live scan from a fenced block, and says the line in it that is wrong", () => {
    const scan = { subject: { show: "row", places: [[{ article: "pistol" }]] }, caption: "A pistol", description: "A pistol" };
    const fenced = (order: object) => `\`\`\`scan\n${JSON.stringify(order, null, 2)}\n\`\`\``;
    expect(compileCourse(testPackage(first(fenced(scan)))).content.units[0]?.sections[0]?.pages[0]?.blocks).toMatchObject([
      { kind: "scan", keys: [], caption: "A pistol" },
    ]);
    expect(mistakes(first(fenced({ ...scan, kkeys: [] })))).toEqual(["pages/first.md:20 valueUnknown"]);
  });

  test("takes columns, cards and files to take along; their files are the section's", () => {
    const body = [
      "```columns",
      "## Left",
      "",
      "Words.",
      "",
      "***",
      "",
      "- one",
      "- two",
      "",
      "![A pixel](media/pixel.png)",
      "```",
      "",
      "```cards",
      "## Steel",
      "",
      "![A pixel](media/pixel.png)",
      "",
      "Holds back **much**.",
      "",
      "## Soap",
      "",
      "Holds back little.",
      "```",
      "",
      '[The card](attachments/card.txt "Print it")',
    ].join("\n");
    const { content } = compileCourse(testPackage({ ...first(body), "attachments/card.txt": "Card" }));
    const compiled = content.units[0]?.sections[0];
    const pixel = { file: "media/pixel.png", description: "A pixel", width: 1, height: 1 };
    expect(compiled?.pages[0]?.blocks).toEqual([
      {
        kind: "columns",
        sides: [
          [
            { kind: "heading", text: "Left" },
            { kind: "paragraph", text: "Words." },
          ],
          [
            { kind: "list", items: ["one", "two"] },
            { kind: "image", ...pixel },
          ],
        ],
      },
      {
        kind: "cards",
        cards: [
          { title: "Steel", text: ["Holds back ", { strong: "much" }, "."], picture: pixel },
          { title: "Soap", text: "Holds back little." },
        ],
      },
      { kind: "attachment", file: "attachments/card.txt", name: "The card", note: "Print it", bytes: 4 },
    ]);
    expect(compiled?.files).toEqual(expect.arrayContaining(["media/pixel.png", "attachments/card.txt"]));
  });

  test.each([
    ["one column", "```columns\nWords.\n```", "pages/first.md:7 markdownUnsupported"],
    ["three columns", "```columns\na\n***\nb\n***\nc\n```", "pages/first.md:10 markdownUnsupported"],
    ["a table in a column", "```columns\na\n***\n| a |\n|---|\n```", "pages/first.md:9 markdownUnsupported"],
    ["a card without words", "```cards\n## Steel\n```", "pages/first.md:7 markdownUnsupported"],
    ["a list in cards", "```cards\n## Steel\n\nWords.\n\n- a\n```", "pages/first.md:7 markdownUnsupported"],
    ["a file that is not there", "[The card](attachments/none.pdf)", "pages/first.md:6 fileMissing"],
    ["a page of its own as a file", "[The card](labs/outside/index.html)", "labs/outside/index.html: typeRefused"],
    ["a mistake within a column", "```columns\na\n***\n\n![A pixel](media/none.png)\n\nb\n```", "pages/first.md:10 fileMissing"],
  ])("names the line of what cannot be arranged: %s", (_, body, said) => {
    expect(mistakes(first(body))).toContain(said);
  });

  test("has labs of every type in each language with the same numbers, and the same order", () => {
    const order = {
      id: 5,
      type: "order",
      title: "Order",
      task: "Put in order.",
      steps: [1, 2, 3].map((id) => ({ id, text: `Step ${id}` })),
    };
    const sort = {
      id: 6,
      type: "sort",
      title: "Sort",
      task: "Sort.",
      groups: [1, 2].map((id) => ({ id, text: `Group ${id}` })),
      items: [1, 2, 3].map((id) => ({ id, text: `Item ${id}`, group: id === 3 ? 1 : id })),
    };
    const german = { "locales/de/course.json": { ...testManifest, locale: "de" } };
    const labs = { "labs/e-order.json": order, "labs/f-sort.json": sort };
    expect(mistakes({ ...german, ...labs, "locales/de/labs/e-order.json": { ...order, title: "Reihenfolge" } })).toEqual([]);
    const other = { ...order, steps: order.steps.toReversed() };
    expect(mistakes({ ...german, ...labs, "locales/de/labs/e-order.json": other })).toEqual(["locales/de/course.json: editionDiffers"]);
    const moved = { ...sort, items: sort.items.map((item) => ({ ...item, group: 1 })) };
    expect(mistakes({ ...german, ...labs, "locales/de/labs/f-sort.json": moved })).toEqual(["locales/de/course.json: editionDiffers"]);
    expect(mistakes({ "labs/f-sort.json": { ...sort, items: [...sort.items, { id: 4, text: "Item 4", group: 9 }] } })[0]).toMatch(
      /^labs\/f-sort\.json:\d+ valueInvalid$/u,
    );
  });

  test("holds editions in other languages that lie over it", () => {
    const arabic = {
      "locales/ar/course.json": { ...testManifest, locale: "ar", title: "دورة" },
      "locales/ar/pages/first.md": testPage(1, "كلمات\n\n![نقطة](media/pixel.png)", "objective: 1\n"),
    };
    const { editions, content } = compileCourse(testPackage(arabic));
    expect(editions.map(({ locale }) => locale)).toEqual(["ar"]);
    expect(editions[0]?.units[0]?.sections[0]?.pages[0]?.blocks[0]).toEqual({ kind: "paragraph", text: "كلمات" });
    expect(editions[0]?.units[0]?.sections[0]?.pages[1]).toEqual(content.units[0]?.sections[0]?.pages[1]);
    const other = { ...arabic, "locales/ar/pages/first.md": testPage(9, "كلمات") };
    expect(mistakes(other)).toEqual(["locales/ar/course.json: editionDiffers"]);
    expect(mistakes({ ...arabic, "locales/ar/pages/first.md": testPage(1, "<b>x</b>") })).toContain("locales/ar/pages/first.md:6 html");
    expect(mistakes({ "locales/Arab/pages/first.md": "x" })).toEqual(["locales/Arab: localeInvalid"]);
  });

  test("warns of a file that nothing uses, and does not install it", () => {
    const course = compileCourse(testPackage({ "media/other.png": onePixel }));
    expect(course.warnings.map(faultLine)).toEqual(["media/other.png Nothing uses this file; it is not installed."]);
    expect(course.files.map(({ path }) => path)).not.toContain("media/other.png");
  });
});

describe("what is wrong in a package is said with its file and line:", () => {
  test.each([
    ["no manifest", { "course.json": null }, ["course.json: fileMissing"]],
    ["a manifest that is no JSON", { "course.json": '{\n  "format": 1,\n  oops\n}' }, ["course.json:3 jsonUnreadable"]],
    ["another format", manifest({ format: 2 }), ["course.json:2 formatUnknown"]],
    ["a missing value", manifest({ title: undefined }), ["course.json:1 valueMissing"]],
    ["a value that does not fit", manifest({ version: "new" }), ["course.json:5 valueInvalid"]],
    ["an unknown value", manifest({ colour: "red" }), ["course.json:30 valueUnknown"]],
    ["a page that is not there", { "pages/second.md": null }, ["course.json:24 fileMissing"]],
    ["a page twice", sectionWith({ pages: ["pages/first.md", "pages/first.md"] }), ["course.json:24 pageTwice", "course.json:24 idTwice"]],
    ["a Content unit without sections", manifest({ units: [{ id: 1, name: "Empty" }] }), ["course.json:14 sectionsMissing"]],
    ["a practice with sections", manifest({ units: [{ ...unit, type: "Practice" }] }), ["course.json:18 sectionsRefused"]],
    ["a number twice", manifest({ units: [unit, { id: 1, type: "Practice", name: "Practice" }] }), ["course.json:30 idTwice"]],
    ["a page's number twice", { "pages/second.md": testPage(1, "Text.") }, ["course.json:24 idTwice"]],
    ["a page without its head", { "pages/first.md": "Text." }, ["pages/first.md:1 headMissing"]],
    ["a head without a number", { "pages/first.md": "---\ntitle: T\n---\nText." }, ["pages/first.md:1 valueMissing"]],
    ["a head with a wrong value", { "pages/first.md": "---\ntitle: T\nid: x\n---\nText." }, ["pages/first.md:3 valueInvalid"]],
    ["a head with an unknown value", first("Text.", "colour: red\n"), ["pages/first.md:4 valueUnknown"]],
    ["a head that is no list of values", first("Text.", "oops\n"), ["pages/first.md:4 headLineInvalid"]],
    ["an empty page", first(""), ["pages/first.md:5 pageEmpty"]],
    ["an unknown objective", first("Text.", "objective: 7\n"), ["pages/first.md:4 objectiveUnknown"]],
    ["an unknown lab", first("Text.", "labs: 7\n"), ["pages/first.md:4 labUnknown"]],
    ["an unknown term", first("A [word](glossary:Word)."), ["pages/first.md:6 termUnknown"]],
    ["HTML among the words", first("Text <script>alert(1)</script>."), ["pages/first.md:6 html", "pages/first.md:6 html"]],
    ["a block of HTML", first("Text.\n\n<div onclick=x>\n"), ["pages/first.md:8 html"]],
    ["a link to a page that is not there", first("A [link](page:77)."), ["pages/first.md:6 pageUnknown"]],
    [
      "a task of a lab that leads to no page and to no term",
      {
        "labs/c-list.json": {
          ...listLab,
          task: [
            { href: "page:77", text: "There" },
            { term: "Word", text: "words" },
          ],
        },
      },
      ["labs/c-list.json:11 termUnknown", "labs/c-list.json:11 pageUnknown"],
    ],
    ["a link that is not https", first("A [link](javascript:alert)."), ["pages/first.md:6 linkRefused"]],
    ["a picture among words", first("See ![A pixel](media/pixel.png)."), ["pages/first.md:6 pictureInText"]],
    ["a picture without description", first("![](media/pixel.png)"), ["pages/first.md:6 descriptionMissing"]],
    ["a picture that is not there", first("Text.\n\n![A](media/none.png)"), ["pages/first.md:8 fileMissing"]],
    ["a list in a list", first("- a\n  - b"), ["pages/first.md:7 markdownUnsupported"]],
    ["code", first("```js\nx\n```"), ["pages/first.md:6 markdownUnsupported"]],
    [
      "a video without captions",
      { ...first("![V](media/v.webm)"), "media/v.webm": Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
      ["pages/first.md:6 captionsMissing"],
    ],
    ["a picture that is something else", { "media/pixel.png": "GIF89a" }, ["media/pixel.png: typeMismatch"]],
    [
      "a program in place of an attachment",
      { ...sectionWith({ attachments: [{ file: "a/run.exe", name: "Run" }] }), "a/run.exe": "MZ" },
      ["a/run.exe: typeRefused"],
    ],
    [
      "a drawing with a script",
      { ...first("![D](media/d.svg)"), "media/d.svg": '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' },
      ["media/d.svg: drawingActive"],
    ],
    [
      "a drawing that loads from outside",
      { ...first("![D](media/d.svg)"), "media/d.svg": '<svg><image href="https://example.org/a.png"/></svg>' },
      ["media/d.svg: drawingActive"],
    ],
    [
      "a term twice",
      {
        "glossary.json": [
          { term: "Density", meaning: "a" },
          { term: "Density", meaning: "b" },
        ],
      },
      ["glossary.json:7 termTwice"],
    ],
    [
      "a lab with a wrong value",
      { "labs/c-list.json": { id: 3, type: "checklist", title: "T", task: "T", items: [] } },
      ["labs/c-list.json:6 valueInvalid", "pages/second.md:4 labUnknown"],
    ],
    ["a lab's number twice", { "labs/e.json": { id: 3, type: "swf", title: "Old" } }, ["labs/e.json:2 idTwice"]],
    [
      "a question without a right answer",
      {
        "questions.json": [
          {
            id: 1,
            text: "Q",
            answers: [
              { id: 1, text: "A" },
              { id: 2, text: "B" },
            ],
          },
        ],
      },
      ["questions.json:5 answersWrong"],
    ],
    ["text that is not UTF-8", { "pages/first.md": Buffer.from([0xff, 0xfe, 0x41]) }, ["pages/first.md: textUnreadable"]],
  ])("%s", (_name, changes, expected) => {
    expect(mistakes(changes)).toEqual(expected);
  });
});
