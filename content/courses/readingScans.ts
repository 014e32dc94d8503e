import type { ScanSubject } from "@vigil/model/training/scanSubject";
import type { ScanPicture } from "./blocks.ts";

type Row = Extract<ScanSubject, { show: "row" }>;
type Item = Row["places"][number][number];

const plate = (material: string, thickness: number, name?: string): Item => ({
  solid: "box",
  material,
  size: [70, 70, thickness],
  ...(name === undefined ? {} : { name }),
});
const step = (material: string, thickness: number): Item => ({
  solid: "box",
  material,
  size: [80, 44, thickness],
  name: `${material} ${thickness}`,
});
const row = (places: Item[][], gapMillimetres?: number): Row => ({
  show: "row",
  places,
  ...(gapMillimetres === undefined ? {} : { gapMillimetres }),
});

const knife: Item = { article: "kitchenKnife", turnDegrees: 90 };

/** The pictures of the reading course; its editions add the words. */
export const readingScans = {
  everyday: {
    subject: row([[{ article: "mug" }], [{ article: "keys" }], [{ article: "book" }], [{ article: "hairDryer" }]]),
    keys: ["BW"],
  },
  /** As much of the hard rays comes through each of them. */
  energies: {
    subject: row([
      [plate("polyethylene", 42.5)],
      [plate("sugar", 27.6)],
      [plate("glass soda-lime", 15.2)],
      [plate("aluminium", 13.7)],
      [plate("steel/iron", 1.97)],
      [plate("copper", 1.52)],
    ]),
    keys: ["BW", "O2", "MET"],
  },
  wedges: {
    subject: row(
      [
        ...[10, 20, 40, 80, 120, 160].map((thickness) => [step("polyethylene", thickness)]),
        ...[0.5, 1, 2, 4, 8, 16, 32].map((thickness) => [step("steel/iron", thickness)]),
      ],
      4,
    ),
    keys: ["BW", "HIGH", "LOW"],
  },
  superposition: {
    subject: row([
      [plate("polyethylene", 40, "plastic")],
      [plate("steel/iron", 1.5, "steel")],
      [plate("polyethylene", 40, "both"), plate("steel/iron", 1.5, "steel above")],
      [plate("aluminium", 23, "aluminium")],
    ]),
    keys: ["OS", "MET", "STRIP2"],
  },
  knifeUnderLaptop: {
    subject: row(
      [
        [knife],
        [
          { article: "laptop", turnDegrees: 90 },
          { ...knife, name: "hidden knife" },
        ],
      ],
      60,
    ),
    keys: ["MET", "STRIP2", "HIGH"],
  },
  dryerThreeWays: {
    subject: row([[{ article: "hairDryer" }], [{ article: "hairDryer", pose: "edge" }], [{ article: "hairDryer", pose: "end" }]], 40),
    keys: ["BW", "HIGH"],
  },
  pistolThreeWays: {
    subject: row(
      [
        [{ article: "pistol", name: "flat" }],
        [{ article: "pistol", pose: "edge", name: "edge" }],
        [{ article: "pistol", pose: "end", name: "end" }],
      ],
      60,
    ),
    keys: ["BW", "HIGH"],
  },
  suitcase: { subject: { show: "bag", seed: 11, profile: "business", containers: ["softSuitcase", "hardSuitcase"] }, keys: ["BW", "MET"] },
  foodAndCloth: {
    subject: row([
      [{ article: "tShirt" }],
      [{ article: "chocolate" }],
      [{ article: "cheese" }],
      [{ article: "soap" }],
      [{ article: "apple" }],
    ]),
    keys: ["O2", "BW"],
  },
  liquids: {
    subject: row([
      [{ article: "waterBottle", turnDegrees: 90 }],
      [{ article: "oliveOil", turnDegrees: 90 }],
      [{ article: "honey" }],
      [{ article: "drinkCan", turnDegrees: 90 }],
      [{ article: "emptyBottle", turnDegrees: 90 }],
    ]),
    keys: ["O2", "BW"],
  },
  electronics: {
    subject: row([
      [{ article: "laptop", turnDegrees: 90 }],
      [{ article: "mobilePhone", turnDegrees: 90 }],
      [{ article: "powerBank" }],
      [{ article: "laptopCharger", turnDegrees: 90 }],
    ]),
    keys: ["BW", "SEN", "HIGH"],
  },
  clutter: { subject: { show: "bag", seed: 24, profile: "family" }, keys: ["OS", "MET", "SEN"] },
  search: { subject: { show: "bag", seed: 37, profile: "cityTrip" }, keys: ["BW", "HIGH", "LOW"] },
  enhancements: {
    subject: { show: "bag", seed: 41, profile: "student", threat: { category: "knives", kind: "huntingKnife" } },
    keys: ["HIGH", "LOW", "MET", "OS", "O2", "NEG"],
  },
  whereIsIt: {
    subject: { show: "bag", seed: 52, profile: "business", threat: { category: "otherWeapons", kind: "hammer" } },
    keys: ["HIGH", "MET", "OS", "BW"],
  },
  calibration: { subject: { show: "calibration" }, keys: ["BW", "SEN"] },
} satisfies Record<string, ScanPicture>;
