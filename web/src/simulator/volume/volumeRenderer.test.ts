import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { graphicsCard } from "../../../test/simulator/graphicsCard.ts";
import { panesIn } from "./panes.ts";
import type { VolumeLook } from "./volumeLook.ts";
import { createVolumeRenderer } from "./volumeRenderer.ts";
import { clipped, cursorMoved, turned, volumeDefaults, type VolumeShown } from "./volumeShown.ts";

const size = { width: 800, height: 600 };
const volume = { size: [40, 60, 30], voxel: 2, origin: [0, 0, 0], voxels: new Uint8Array(2 * 40 * 60 * 30) } as const;
const mask = { from: [0.1, 0.1, 0.1], to: [0.2, 0.2, 0.2], size: [4, 6, 3], voxels: new Uint8Array(72) } as const;
const usual: VolumeLook = { enhancement: "COL", palette: "standard", alarms: true };

beforeAll(() => void vi.stubGlobal("devicePixelRatio", 1));
afterAll(() => void vi.unstubAllGlobals());

/** What a program draws, and how often each of its turns looks at a texture. */
const drawnBy = (text: string): string => (text.includes("stepLength") ? "rays" : text.includes("spread") ? "slice" : "copy");

function viewer() {
  const card = graphicsCard(size);
  const renderer = createVolumeRenderer(card.canvas);
  if (renderer === null) throw new Error("There is no renderer.");
  const show = (shown: VolumeShown, look = usual) => {
    card.drawn.length = 0;
    renderer.draw({ shown, look, panes: panesIn(size.width, size.height, shown.main), size });
    return card.drawn.map(({ text }) => drawnBy(text));
  };
  return { ...card, renderer, show };
}

const slices = ["slice", "slice", "slice"];

test("a body that turns is drawn alone: its slices stay as they are", () => {
  const { renderer, show } = viewer();
  renderer.take(volume);
  expect(show(volumeDefaults).toSorted()).toEqual(["copy", "rays", ...slices]);
  expect(show(turned(volumeDefaults, 0.1, 0, 0))).toEqual(["rays", "copy"]);
  expect(show(clipped(volumeDefaults, 0, "to", 0.5)).toSorted()).toEqual(["copy", "rays", ...slices]);
});

test("going through one slice draws that slice, and no ray", () => {
  const { renderer, show } = viewer();
  renderer.take(volume);
  show(volumeDefaults);
  expect(show(cursorMoved(volumeDefaults, 2, 0.1))).toEqual(["slice"]);
  expect(show(cursorMoved(volumeDefaults, 2, 0.1))).toEqual([]);
  while (renderer.refine());
  expect(show(volumeDefaults)).toEqual(["slice"]);
  expect(renderer.refine()).toBe(false);
});

test("another size, another look, another volume and a threat that is told draw all panes anew", () => {
  const { renderer, show } = viewer();
  renderer.take(volume);
  const all = ["copy", "rays", ...slices];
  show(volumeDefaults);
  expect(show({ ...volumeDefaults, main: "level" }).toSorted()).toEqual(all);
  expect(show(volumeDefaults, { ...usual, enhancement: "NEG" }).toSorted()).toEqual(all);
  renderer.take(volume);
  expect(show(volumeDefaults).toSorted()).toEqual(all);
  renderer.mask(mask);
  expect(show(volumeDefaults).toSorted()).toEqual(all);
});

test("bag after bag no texture and no program more is held, and at the end none", () => {
  const { renderer, show, held, textures, programs } = viewer();
  const held200 = Array.from({ length: 200 }, () => {
    renderer.take(volume);
    renderer.mask(mask);
    show(volumeDefaults);
    while (renderer.refine());
    renderer.take(null);
    renderer.mask(null);
    return [held(), textures(), programs()];
  });
  expect(held200.at(-1)).toEqual(held200[0]);
  renderer.free();
  expect([held(), textures(), programs()]).toEqual([0, 0, 0]);
});
