import type { Volume } from "@vigil/xray/volume/volume";
import type { VolumeLook } from "./volumeLook.ts";
import type { VolumeMask } from "./volumeMask.ts";
import type { VolumePicture, VolumeRenderer } from "./volumeRenderer.ts";

/** Milliseconds without a change before the body is drawn with all rays. */
const rest = 140;

/** What of a renderer is to be done in which frame: changes at once with few rays, all rays when nothing changes any more. */
export interface VolumeDrawing {
  take(volume: Volume | null): boolean;
  mask(mask: VolumeMask | null): void;
  show(picture: VolumePicture): void;
  warmUp(look: VolumeLook): Promise<void>;
  stop(): void;
}

export function createVolumeDrawing(canvas: HTMLCanvasElement, renderer: VolumeRenderer, onDrawn: (fine: boolean) => void): VolumeDrawing {
  let taken: Volume | null = null;
  let room = true;
  let wanted: VolumePicture | null = null;
  let running = false;
  let wake = () => {};
  // In an object, for it changes while one waits.
  const life = { stopped: false, warm: false };

  const view = canvas.ownerDocument.defaultView ?? window;
  const frame = () => new Promise((resolve) => view.requestAnimationFrame(resolve));
  const calm = (of: Volume) => wanted === null && !life.stopped && taken === of;
  /** Until nothing has changed for a while, or something does: whoever turns on does not wait for the clock. */
  const rested = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, rest);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    running = true;
    while (wanted !== null && !life.stopped) {
      await frame();
      const picture: VolumePicture | null = wanted;
      wanted = null;
      const volume: Volume | null = taken;
      if (life.stopped || picture === null || volume === null) break;
      renderer.draw(picture);
      await renderer.finished();
      if (life.stopped || taken !== volume) continue;
      onDrawn(false);
      if (calm(volume)) await rested();
      let more = true;
      while (more && calm(volume)) {
        more = renderer.refine();
        if (more) await renderer.finished();
      }
      if (!more && calm(volume)) onDrawn(true);
    }
    running = false;
  }

  return {
    take(volume) {
      if (volume !== taken) room = renderer.take(volume);
      taken = volume;
      return room;
    },
    mask: (mask) => renderer.mask(mask),
    show(picture) {
      wanted = picture;
      wake();
      if (taken !== null && room && !running) void run();
    },
    async warmUp(look) {
      // Whatever else is to be drawn in this frame comes first.
      await frame();
      await new Promise((resolve) => setTimeout(resolve));
      if (life.stopped || life.warm || taken !== null) return;
      life.warm = true;
      renderer.warmUp(look);
    },
    stop() {
      life.stopped = true;
      wake();
      renderer.free();
    },
  };
}
