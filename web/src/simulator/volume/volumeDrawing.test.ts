import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createVolumeDrawing } from "./volumeDrawing.ts";
import type { VolumePicture, VolumeRenderer } from "./volumeRenderer.ts";
import { turned, volumeDefaults } from "./volumeShown.ts";

const volume = { size: [2, 2, 2], voxel: 1, origin: [0, 0, 0], voxels: new Uint8Array(16) } as const;
const pictureAt = (angle: number) => ({ shown: turned(volumeDefaults, 0, angle, 0) }) as unknown as VolumePicture;

// Frames and clocks pass only where a test lets them.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A drawing on a canvas whose frames come when they are asked for, and what is asked of its renderer; all rays take three turns. */
function drawing() {
  const asked: string[] = [];
  const frames: (() => void)[] = [];
  const canvas = { ownerDocument: { defaultView: { requestAnimationFrame: (draw: () => void) => frames.push(draw) } } };
  let left = 3;
  const renderer = {
    take: () => true,
    draw: () => {
      asked.push("few rays");
      left = 3;
    },
    refine: () => {
      if (left > 0) asked.push("more rays");
      return left-- > 0;
    },
    finished: () => Promise.resolve(),
    free: () => {},
  } as unknown as VolumeRenderer;
  const made = createVolumeDrawing(canvas as unknown as HTMLCanvasElement, renderer, (fine) => asked.push(fine ? "fine" : "coarse"));
  made.take(volume);
  const frame = async () => {
    await vi.advanceTimersByTimeAsync(0); // what was shown has asked for its frame
    for (const draw of frames.splice(0)) draw();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { body: made, asked, frame };
}

test("a body that is turned on is drawn with the next frame, however lately it was drawn", async () => {
  const { body, frame, asked } = drawing();
  for (const angle of [0.1, 0.2, 0.3]) {
    body.show(pictureAt(angle));
    await frame();
  }
  expect(asked).toEqual(["few rays", "coarse", "few rays", "coarse", "few rays", "coarse"]);
});

test("all rays are cast when nothing has changed for a while", async () => {
  const { body, frame, asked } = drawing();
  body.show(pictureAt(0.1));
  await frame();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(["few rays", "coarse"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(["few rays", "coarse", "more rays", "more rays", "more rays", "fine"]);
});

test("a drawing that is stopped while it waits casts no more rays", async () => {
  const { body, frame, asked } = drawing();
  body.show(pictureAt(0.1));
  await frame();
  body.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(["few rays", "coarse"]);
});

test("a bag that is gone while its body rests is not said to be drawn", async () => {
  const { body, frame, asked } = drawing();
  body.show(pictureAt(0.1));
  await frame();
  body.take(null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(["few rays", "coarse"]);
  body.show(pictureAt(0.1)); // while the next one is on its way
  await frame();
  body.take({ ...volume });
  body.show(pictureAt(0.1));
  await frame();
  expect(asked).toEqual(["few rays", "coarse", "few rays", "coarse"]);
});
