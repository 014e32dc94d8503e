import { beforeAll, expect, test } from "vitest";
import { isValidPolygon } from "../contour/polygon.ts";
import { decodeView } from "../file/decodeView.ts";
import { type ScannerName, scanners } from "../geometry/scanners.ts";
import { scannerS160 } from "../geometry/scannerS160.ts";
import { rotation } from "../math/rotation.ts";
import type { Article, Solid, ThreatCategory, Vector } from "../solid.ts";
import type { PackedBag } from "./packBag.ts";
import type { ScannedBag } from "./scannedBag.ts";
import { scannerModelOf } from "./scannerModel.ts";
import { scanPacked } from "./scanPacked.ts";

const box = (size: Vector, position: Vector, rest: Omit<Solid, "shape" | "placement">, turned = 0): Solid => ({
  shape: { kind: "box", size },
  placement: { rotation: rotation(0, 0, turned), position },
  ...rest,
});

const article = (name: string, category: ThreatCategory | null, reach: Vector, solids: Solid[]): Article => ({
  kind: name,
  name,
  family: "test",
  category,
  description: `A ${name}.`,
  manifestLine: `1 ${name}`,
  solids,
  bounds: { min: [-reach[0], -reach[1], -reach[2]], max: reach },
  massGrams: 100,
});

const lying = (x: number, y: number, z: number, turned: number): { rotation: ReturnType<typeof rotation>; position: Vector } => ({
  rotation: rotation(0, 0, turned),
  position: [x, y, z],
});

const cloth = article(
  "jumper",
  null,
  [120, 150, 12],
  [
    box([120, 150, 12], [0, 0, 0], {
      material: "cotton/cellulose",
      density: 0.3,
      noise: { frequency: 0.03, amplitude: 0.7, anisotropy: 2, seed: 4 },
    }),
  ],
);
const bottle = article(
  "bottle",
  null,
  [30, 30, 80],
  [
    { shape: { kind: "cylinder", size: [30, 30, 80] }, placement: lying(0, 0, 0, 0), material: "polyethylene" },
    {
      shape: { kind: "cylinder", size: [28, 28, 78] },
      placement: lying(0, 0, 0, 0),
      material: "water",
      inside: { material: "polyethylene" },
    },
  ],
);
const knife = article("knife", "knives", [12, 90, 2], [box([12, 90, 1], [0, 0, 0], { material: "stainless 304" })]);

const bagWith = (threat: Article | null): PackedBag => ({
  bagType: "Test case",
  profile: "test",
  container: [
    box([170, 240, 90], [0, 0, 90], { material: "polycarbonate" }),
    box([168, 238, 88], [0, 0, 90], { material: "vacuum", inside: { material: "polycarbonate" } }),
  ],
  articles: [
    { article: cloth, placement: lying(10, 20, 60, 0.4) },
    { article: bottle, placement: lying(-60, -100, 85, 0) },
    ...(threat === null ? [] : [{ article: threat, placement: lying(20, 10, 100, 0.9) }]),
  ],
  threat: threat === null ? null : 2,
});

const model = scannerModelOf({ ...scannerS160, detectorCount: 256, lineCount: 700 });
let withKnife: ScannedBag;
let innocent: ScannedBag;

beforeAll(async () => {
  withKnife = await scanPacked(model, bagWith(knife), 77);
  innocent = await scanPacked(model, bagWith(null), 77);
});

const hashOf = (values: Uint16Array): number => {
  let hash = 0x811c9dc5;
  for (const value of values) hash = Math.imul(Math.imul(hash ^ (value & 255), 0x01000193) ^ (value >> 8), 0x01000193);
  return hash >>> 0;
};

test("the same bag gives the same pixels on every machine", async () => {
  const views = await Promise.all(withKnife.views.map((file) => decodeView(file)));
  expect(views.map(({ low, high }) => [hashOf(low), hashOf(high)])).toEqual([
    [627301378, 2360388866],
    [822670950, 1922722472],
  ]);
  const again = await scanPacked(model, bagWith(knife), 77);
  expect(again.views).toEqual(withKnife.views);
  const other = await scanPacked(model, bagWith(knife), 78);
  expect(other.views).not.toEqual(withKnife.views);
});

test("a bag with a knife is held and its knife outlined in both views", () => {
  expect([withKnife.decision, withKnife.category, withKnife.threatDescription]).toEqual(["H", "knives", "A knife."]);
  expect(withKnife.threats.map(({ view, name }) => [view, name])).toEqual([
    [0, "knife"],
    [1, "knife"],
  ]);
  for (const { points } of [...withKnife.threats, ...withKnife.innocents]) expect(isValidPolygon(points, 4)).toBe(true);
  expect(withKnife.innocents.map(({ view, name }) => `${view} ${name}`).toSorted()).toEqual([
    "0 bottle",
    "0 jumper",
    "1 bottle",
    "1 jumper",
  ]);
});

test("what a learner may read names no threat", () => {
  expect(withKnife.manifest).toEqual(["1 jumper", "1 bottle"]);
  expect(withKnife.contents.map(({ name }) => name)).toEqual(["jumper", "bottle"]);
});

test("a gun is refused, an innocent bag passes and has no truth", async () => {
  const gun = await scanPacked(model, bagWith({ ...knife, category: "guns" }), 1);
  expect(gun.decision).toBe("R");
  expect([innocent.decision, innocent.category, innocent.threatDescription, innocent.threats]).toEqual(["P", null, null, []]);
  expect(innocent.measures.views.every(({ threat }) => threat === null)).toBe(true);
});

test("the knife makes a difference where its polygon is, and nowhere else", async () => {
  const seen = await decodeView(withKnife.views[0] ?? new Uint8Array());
  const plain = await decodeView(innocent.views[0] ?? new Uint8Array());
  const xs = withKnife.threats[0]?.points.map(([x]) => x) ?? [];
  const ys = withKnife.threats[0]?.points.map(([, y]) => y) ?? [];
  let inside = 0;
  let outside = 0;
  for (let y = 0; y < seen.height; y++)
    for (let x = 0; x < seen.width; x++) {
      const at = y * seen.width + x;
      const difference = Math.abs((seen.high[at] ?? 0) - (plain.high[at] ?? 0)) > 2500;
      const within = x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) && y <= Math.max(...ys);
      if (difference && within) inside++;
      if (difference && !within) outside++;
    }
  expect(inside).toBeGreaterThan(300);
  expect(outside).toBe(0);
});

test("more bag over the knife, or its edge towards the source, makes it harder", async () => {
  const [below, side] = withKnife.measures.views;
  expect(below?.threat?.viewDifficulty).toBeLessThan(0.2);
  expect(side?.threat?.viewDifficulty).toBeGreaterThan(0.6);
  const bag = bagWith(knife);
  const lead = article("block", null, [60, 100, 4], [box([60, 100, 4], [0, 0, 0], { material: "steel/iron" })]);
  const covered = await scanPacked(
    model,
    { ...bag, articles: [...bag.articles, { article: lead, placement: lying(20, 10, 130, 0.9) }] },
    77,
  );
  const [hidden] = covered.measures.views;
  expect(hidden?.threat?.superposition).toBeGreaterThan((below?.threat?.superposition ?? 1) + 0.2);
  expect(hidden?.threat?.contrastToNoise).toBeLessThan(below?.threat?.contrastToNoise ?? 0);
  expect(covered.difficulty).toBeGreaterThan(withKnife.difficulty);
});

/** The pixels of every scanner, thinned out so that the test stays fast; they change only with the physics. */
const pixels: Record<ScannerName, readonly number[]> = {
  S160: [801497870, 2950833405],
  S160single: [801497870],
  H180: [1623493168, 3174851249, 3418141134, 1481489769, 306997648],
  S120: [711145880, 2078455557],
  S220: [2517548231, 3771401645],
  B140: [2341775382, 4198323275],
  G662: [3881024428],
  T160: [1027190508, 2950833405],
};

test.each(Object.entries(pixels))("scanner %s gives the same pixels on every machine, and tells what it gave", async (name, high) => {
  const scanner = scanners[name as ScannerName];
  const small = scannerModelOf({ ...scanner, detectorCount: 96, lineCount: Math.ceil(560 / scanner.linePitch) });
  const { views, threats, measures } = await scanPacked(small, bagWith(knife), 77);
  const decoded = await Promise.all(views.map((file) => decodeView(file)));
  expect(decoded).toHaveLength(high.length);
  expect(decoded.map((view) => view.scanner)).toEqual(decoded.map(() => name));
  expect(decoded.map(({ picture }) => picture)).toEqual(scanner.views.map(({ picture }) => picture));
  expect(new Set(threats.map(({ view }) => view)).size).toBe(high.length);
  expect(measures.views).toHaveLength(high.length);
  expect(decoded.map((view) => hashOf(view.high))).toEqual(high);
});
