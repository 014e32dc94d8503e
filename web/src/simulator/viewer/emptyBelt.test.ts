import { expect, test } from "vitest";
import { graphicsCard } from "../../../test/simulator/graphicsCard.ts";
import { drawEmptyBelt } from "./emptyBelt.ts";
import { defaultPresentation } from "./presentation.ts";
import { createRenderer } from "./renderer.ts";
import type { MeasuredScan } from "./scan.ts";
import { zoomDefaults } from "./zoom.ts";

const size = { width: 200, height: 150 };
const bag = { x: 0, y: 0, ...size };
const matter = new Uint16Array(size.width * size.height).fill(30_000);
const scan: MeasuredScan = { kind: "measured", id: "bag", scanner: "S160", picture: "dual", ...size, low: matter, high: matter, bag };

/** A renderer, and the programs it has drawn with so far. */
function drawing({ width, height }: { width: number; height: number }) {
  const { canvas, drawn, programs: compiled } = graphicsCard({ width, height });
  const renderer = createRenderer(canvas);
  if (renderer === null) throw new Error("There is no renderer.");
  return { canvas, renderer, compiled, drawn, programs: () => new Set(drawn.map(({ text }) => text)) };
}

test("whatever the first bag is drawn with, in whatever size, was drawn with while the rules were read", async () => {
  const { programs: warm, ...easel } = drawing(size);
  await drawEmptyBelt(easel, () => true);
  for (const times of [1, 3, 0.4]) {
    const frame = { width: size.width * times, height: size.height * times };
    const first = drawing(frame);
    first.renderer.draw(scan, zoomDefaults["zoom-default"], { bag, ...frame }, defaultPresentation);
    expect(first.programs().size).toBeGreaterThan(2);
    expect([...first.programs()].filter((program) => !warm().has(program))).toEqual([]);
  }
});

test("where the empty belt was drawn nothing is compiled for the first bag, and what the next control may need is made for how the bag is shown", async () => {
  for (const times of [1, 3, 0.4]) {
    const easel = drawing(size);
    await drawEmptyBelt(easel, () => true);
    const before = easel.compiled();
    const frame = { width: size.width * times, height: size.height * times };
    Object.assign(easel.canvas, frame);
    easel.drawn.length = 0;
    const show = (enhancement: "COL" | "BW") =>
      easel.renderer.draw(scan, zoomDefaults["zoom-default"], { bag, ...frame }, { ...defaultPresentation, enhancement });
    show("COL");
    expect(easel.compiled()).toBe(before);
    while (easel.renderer.prepare(scan)); // as when nothing is to be drawn
    const ahead = easel.compiled();
    show("BW");
    expect([ahead > before, easel.compiled()]).toEqual([true, ahead]);
  }
});

test("an easel that is taken for a bag is left alone", async () => {
  const easel = drawing(size);
  await drawEmptyBelt(easel, () => false);
  expect([easel.drawn, easel.canvas.width]).toEqual([[], size.width]);
});
