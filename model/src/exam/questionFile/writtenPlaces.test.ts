import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { xmlTree } from "../../values/xml/xmlTree.ts";
import { courseTaking } from "./courseOfFile.ts";
import type { FileQuestion } from "./fileQuestion.ts";
import { readMoodleXml } from "./readMoodleXml.ts";
import { readQtiPackage } from "./readQtiPackage.ts";
import { takenFromFile } from "./takenFromFile.ts";
import { writeGift } from "./writeGift.ts";
import { writeMoodleXml } from "./writeMoodleXml.ts";
import { writeQti } from "./writeQti.ts";

/** The heads of pictures of 300 × 200 and 1200 × 400 pixels. */
const small = "iVBORw0KGgoAAAANSUhEUgAAASwAAADICAAAAAB3tIOJAAAA";
const large = "iVBORw0KGgoAAAANSUhEUgAABLAAAAGQCAAAAACb3saCAAAA";

const asked = (regions: { label: string; polygon: [number, number][] }[], base64 = small): FileQuestion => ({
  line: 1,
  file: "",
  category: "Safety",
  tags: ["blades"],
  text: "Where is the blade?",
  ask: { kind: "hotspot", regions, description: "A bag & more" },
  feedback: { correct: "So.", incorrect: "So." },
  picture: { name: "bag.png", base64 },
});
/** In whole pixels of 300 × 200, so that nothing is rounded. */
const polygon = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })), { minLength: 3, maxLength: 8 })
  .map((corners) => corners.map(([x, y]): [number, number] => [x / 100, y / 100]))
  .filter((corners) => corners.every((corner, index) => String(corner) !== String(corners[index - 1] ?? corners.at(-1))));

describe("places that are written", () => {
  it("are read the same in Moodle’s XML, in pictures of any size", () => {
    fc.assert(
      fc.property(polygon, fc.constantFrom(small, large), (outline, base64) => {
        const written = writeMoodleXml([asked([{ label: "The <blade>", polygon: outline }], base64)]);
        const { questions, notes } = readMoodleXml(xmlTree(written.content));
        expect([notes, written.notes]).toEqual([[], []]);
        const { ask } = questions[0]!;
        // Moodle has no words for what a picture shows
        expect(ask).toEqual({ kind: "hotspot", regions: [{ label: "The <blade>", polygon: outline }], description: "bag.png" });
      }),
    );
  });
  it.each(["qti22", "qti3"] as const)("are read the same in %s but for their names, also several", (version) => {
    fc.assert(
      fc.property(fc.array(polygon, { minLength: 1, maxLength: 3 }), (outlines) => {
        const { content, notes: left } = writeQti(
          [asked(outlines.map((each, index) => ({ label: `Blade ${index}`, polygon: each })))],
          version,
        );
        const files = new Map(content.map((file) => [file.path, file]));
        const { questions } = readQtiPackage({ textAt: (path) => files.get(path)?.text, pictureAt: (path) => files.get(path)?.base64 });
        expect(questions).toMatchObject([
          { text: "Where is the blade?", picture: { base64: small }, category: "Safety", tags: ["blades"] },
        ]);
        expect(questions[0]!.ask).toEqual({
          kind: "hotspot",
          regions: outlines.map((each, index) => ({ label: String(index + 1), polygon: each })),
          description: "A bag & more",
        });
        expect(left.map(({ code }) => code)).toEqual(["placesUnnamed"]);
      }),
    );
  });
  it("are left away where the format has no words for them: several in Moodle, all in GIFT, and threats in scans everywhere", () => {
    const triangle: [number, number][] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ];
    const several = asked([
      { label: "One", polygon: triangle },
      { label: "Two", polygon: triangle },
    ]);
    const told = ({ notes }: { notes: { code: string; word: string; left: boolean }[] }) =>
      notes.map(({ code, word, left }) => [code, word, left]);
    expect(told(writeMoodleXml([several]))).toEqual([["kindNotWritten", "hotspot", true]]);
    expect(told(writeGift([several]))).toEqual([["kindNotWritten", "hotspot", true]]);
    expect(told(writeQti([{ ...several, ask: { kind: "findThreat" } }], "qti3"))).toEqual([["kindNotWritten", "findThreat", true]]);
    // what is marked is gone from the media
    expect(told(writeQti([{ ...several, picture: null }], "qti3"))).toEqual([["kindNotWritten", "hotspot", true]]);
  });
  it("are taken as a course keeps them, the picture to be named where it is taken", () => {
    const { taken } = takenFromFile(
      {
        questions: [
          asked([
            {
              label: "Blade",
              polygon: [
                [0, 0],
                [1, 0],
                [1, 1],
              ],
            },
          ]),
        ],
        notes: [],
      },
      courseTaking(["True", "False"]),
    );
    expect(taken[0]).toMatchObject({
      question: { kind: "hotspot", file: "", regions: [{ id: 1, label: "Blade" }], feedback: { correct: "So." } },
      seen: { kind: "hotspot", picture: true, answers: [{ text: "Blade", right: true }] },
    });
    // nor is there anything to mark where a table of questions names no picture
    const bare = takenFromFile(
      {
        questions: [
          {
            ...asked([
              {
                label: "Blade",
                polygon: [
                  [0, 0],
                  [1, 0],
                  [1, 1],
                ],
              },
            ]),
            picture: null,
          },
        ],
        notes: [],
      },
      courseTaking(["True", "False"]),
    );
    expect([bare.taken, bare.notes.map(({ code, left }) => [code, left])]).toEqual([[], [["pictureOutside", true]]]);
  });
});
