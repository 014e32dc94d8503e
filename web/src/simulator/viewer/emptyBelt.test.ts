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
  const { canvas, drawn } = graphicsCard({ width, height });
  const renderer = createRenderer(canvas);
  if (renderer === null) throw new Error("There is no renderer.");
  return { canvas, renderer, programs: () => new Set(drawn.map(({ text }) => text)) };
}

test("whatever the first bag is drawn with, in whatever size, was drawn with while the rules were read", async () => {
  const { canvas, renderer, programs: warm } = drawing(size);
  await drawEmptyBelt(renderer, canvas);
  for (const times of [1, 3, 0.4]) {
    const frame = { width: size.width * times, height: size.height * times };
    const first = drawing(frame);
    first.renderer.draw(scan, zoomDefaults["zoom-default"], { bag, ...frame }, defaultPresentation);
    expect(first.programs().size).toBeGreaterThan(2);
    expect([...first.programs()].filter((program) => !warm().has(program))).toEqual([]);
  }
});
