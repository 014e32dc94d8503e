import type { Volume } from "@vigil/xray/volume/volume";
import { type RefObject, useEffect, useRef, useState } from "react";
import { giveBack } from "../viewer/renderer.ts";
import type { VolumeMask } from "./volumeMask.ts";
import type { VolumeLook } from "./volumeLook.ts";
import { createVolumeRenderer, type VolumePicture, type VolumeRenderer } from "./volumeRenderer.ts";

/** Milliseconds without a change before the body is drawn with all rays. */
const rest = 140;

export type DrawingState = "drawing" | "lost" | "noRoom";

interface Wanted {
  canvas: RefObject<HTMLCanvasElement | null>;
  volume: Volume | null;
  /** The threats' bodies, where they are told. */
  mask: VolumeMask | null;
  /** Null until it is laid out. */
  picture: VolumePicture | null;
  /** What else is drawn of the bag has come: there is time to prepare for a volume that has not. */
  idle: boolean;
  /** A picture is on the canvas: coarse as long as something moves, then as fine as it gets. */
  onDrawn: (fine: boolean) => void;
}

/** Keeps a canvas showing a volume: at once with few rays, and with all of them as soon as nothing changes any more. */
export function useVolumeDrawing({ canvas, volume, mask, picture, idle, onDrawn }: Wanted): DrawingState {
  const [state, setState] = useState<DrawingState>("drawing");
  const drawing = useRef<Drawing | null>(null);
  const tell = useRef(onDrawn);
  useEffect(() => {
    tell.current = onDrawn;
  }, [onDrawn]);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const start = () => {
      const renderer = createVolumeRenderer(element);
      drawing.current = renderer === null ? null : createDrawing(element, renderer, (fine) => tell.current(fine));
      setState(renderer === null ? "noRoom" : "drawing");
    };
    start();
    const onLost = (event: Event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      drawing.current?.stop();
      drawing.current = null;
      setState("lost");
    };
    element.addEventListener("webglcontextlost", onLost);
    element.addEventListener("webglcontextrestored", start);
    return () => {
      element.removeEventListener("webglcontextlost", onLost);
      element.removeEventListener("webglcontextrestored", start);
      drawing.current?.stop();
      drawing.current = null;
      // React may show the same canvas again within this turn.
      setTimeout(() => element.isConnected || giveBack(element));
    };
  }, [canvas]);

  useEffect(() => {
    if (drawing.current === null || state === "lost") return;
    // A bag that is gone gives its room back at once, not when the next one comes.
    setState(drawing.current.take(volume) ? "drawing" : "noRoom");
  }, [volume, state]);
  useEffect(() => {
    if (state !== "lost") drawing.current?.mask(volume === null ? null : mask);
  }, [mask, volume, state]);
  useEffect(() => {
    if (picture !== null) drawing.current?.show(picture);
  }, [picture, volume, mask, state]);

  const look = picture?.look;
  useEffect(() => {
    if (idle && volume === null && look !== undefined) void drawing.current?.warmUp(look);
  }, [idle, volume, look, state]);

  return state;
}

interface Drawing {
  take(volume: Volume | null): boolean;
  mask(mask: VolumeMask | null): void;
  show(picture: VolumePicture): void;
  warmUp(look: VolumeLook): Promise<void>;
  stop(): void;
}

function createDrawing(canvas: HTMLCanvasElement, renderer: VolumeRenderer, onDrawn: (fine: boolean) => void): Drawing {
  let taken: Volume | null = null;
  let room = true;
  let wanted: VolumePicture | null = null;
  let running = false;
  // In an object, for it changes while one waits.
  const life = { stopped: false, warm: false };

  const view = canvas.ownerDocument.defaultView ?? window;
  const frame = () => new Promise((resolve) => view.requestAnimationFrame(resolve));
  const calm = () => wanted === null && !life.stopped;

  async function run(): Promise<void> {
    running = true;
    while (wanted !== null && !life.stopped) {
      await frame();
      const picture: VolumePicture | null = wanted;
      wanted = null;
      if (life.stopped || picture === null) break;
      renderer.draw(picture);
      await renderer.finished();
      if (life.stopped) break;
      onDrawn(false);
      if (calm()) await new Promise((resolve) => setTimeout(resolve, rest));
      let more = true;
      while (more && calm()) {
        more = renderer.refine();
        if (more) await renderer.finished();
      }
      if (!more && calm()) onDrawn(true);
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
      renderer.free();
    },
  };
}
