import { expect, test } from "vitest";
import { graphicsCard } from "../../../test/simulator/graphicsCard.ts";
import { adjust, defaultAdjustments } from "./adjustments.ts";
import { defaultPresentation, type Presentation } from "./presentation.ts";
import { createRenderer } from "./renderer.ts";
import type { MeasuredScan } from "./scan.ts";
import { selectAround } from "./selection.ts";
import { type Zoom, zoomAt, zoomDefaults } from "./zoom.ts";

const size = { width: 400, height: 300 };
const frame = { ...size, bag: { x: 0, y: 0, width: 200, height: 150 } };
const scanOf = (id: string): MeasuredScan => ({
  kind: "measured",
  id,
  scanner: "S160",
  picture: "dual",
  width: 200,
  height: 150,
  low: new Uint16Array(30_000).fill(60_000),
  high: new Uint16Array(30_000).fill(60_000),
  bag: frame.bag,
});

/** How often a pixel of the display reads the picture: by Catmull-Rom nine times. */
const pictureFetches = (text: string): number => [1, 9, 4, 1][Number(/#define SMOOTHING (\d)/.exec(text)?.[1])] ?? 0;

function viewer(zoomed: Zoom = zoomDefaults["zoom-default"]) {
  const card = graphicsCard(size);
  const renderer = createRenderer(card.canvas);
  if (renderer === null) throw new Error("There is no renderer.");
  const show = (change: Partial<Presentation>, scan = scanOf("first"), zoom = zoomed) => {
    card.drawn.length = 0;
    renderer.draw(scan, zoom, frame, { ...defaultPresentation, ...change });
    return card.drawn.map(({ onto, text }) => ({ onto, fetches: pictureFetches(text) }));
  };
  return { ...card, renderer, show };
}

const once = [{ onto: "canvas", fetches: 1 }];

test("a control that changes costs one pass over the canvas, which reads one texel of the picture", () => {
  const { show } = viewer();
  show({});
  for (const enhancement of ["BW", "HIGH", "EDGE", "COL"] as const) expect(show({ enhancement })).toEqual(once);
  for (const name of ["contrast", "sharp", "absorption", "invert"] as const)
    expect(show({ adjustments: adjust(defaultAdjustments, name, 100) })).toEqual(once);
  const closer = zoomAt(zoomDefaults["zoom-default"], frame, { x: 10, y: 10 }, 2);
  expect(show({}, scanOf("first"), closer)).toHaveLength(3);
  expect(show({ enhancement: "BW" }, scanOf("first"), closer)).toEqual(once);
});

test("the first picture of a bag waits for no wide blur, which is made with the first control that needs it", () => {
  const { show } = viewer();
  const scan = scanOf("bag");
  scan.high[80 * 200 + 60] = 30_000;
  // Materials, the fine blurs along and across, the picture along and across the canvas, the display.
  expect(show({}, scan)).toHaveLength(6);
  const opaque = { adjustments: adjust(defaultAdjustments, "opacity", 40) };
  expect(show(opaque, scan)).toHaveLength(4);
  expect(show(opaque, scan)).toEqual(once);
});

test("only what lies under the magnifier reads the picture anew", () => {
  const { show } = viewer({ ...zoomDefaults["zoom-default"], magnify: true, point: { x: 20, y: 20 } });
  show({});
  expect(show({})).toEqual([...once, { onto: "canvas", fetches: 9 }]);
});

test("a region is a pass more, with the picture the whole has", () => {
  const { show, held } = viewer();
  show({});
  const before = held();
  const selection = selectAround({ x: 100, y: 75 }, 0, scanOf("first"));
  expect(show({ selection, regional: adjust(defaultAdjustments, "brightness", 40) })).toEqual([...once, ...once]);
  expect(held() - before).toBeLessThan(20_000); // the wide blur of a quarter of its width and height
  show({ selection, regional: adjust(defaultAdjustments, "blur", 40) });
  show({});
  expect(held() - before).toBeLessThan(600_000);
});

test("bag after bag no texture and no program more is held, and at the end none", () => {
  const { renderer, show, held, textures, programs } = viewer();
  const bagOf = (number: number) => {
    const bag = scanOf(`bag ${number}`);
    bag.high[80 * 200 + 60] = 30_000;
    return bag;
  };
  const held100 = Array.from({ length: 100 }, (_, number) => {
    show({}, bagOf(number));
    show({ adjustments: adjust(defaultAdjustments, "opacity", 40) }, bagOf(number));
    while (renderer.prepare(bagOf(number + 1)));
    return [held(), textures(), programs()];
  });
  // The scan shown and those beside it are there from the third bag on.
  expect(held100.at(-1)).toEqual(held100[2]);
  renderer.free();
  expect([held(), textures(), programs()]).toEqual([0, 0, 0]);
});

test("of what was seen in larger pixels nothing is held once the scan is there", () => {
  const alone = viewer();
  alone.show({}, scanOf("bag"));
  const { show, held } = viewer();
  show({}, { ...scanOf("larger pixels"), coarse: true });
  show({}, scanOf("bag"));
  expect(held()).toBe(alone.held());
});
