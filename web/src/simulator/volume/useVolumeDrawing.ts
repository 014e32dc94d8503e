import type { Volume } from "@vigil/xray/volume/volume";
import { type RefObject, useEffect, useRef, useState } from "react";
import { giveBack } from "../viewer/renderer.ts";
import type { VolumeMask } from "./volumeMask.ts";
import { createVolumeDrawing, type VolumeDrawing } from "./volumeDrawing.ts";
import { createVolumeRenderer, type VolumePicture } from "./volumeRenderer.ts";

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
  const drawing = useRef<VolumeDrawing | null>(null);
  const tell = useRef(onDrawn);
  useEffect(() => {
    tell.current = onDrawn;
  }, [onDrawn]);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const start = () => {
      const renderer = createVolumeRenderer(element);
      drawing.current = renderer === null ? null : createVolumeDrawing(element, renderer, (fine) => tell.current(fine));
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
