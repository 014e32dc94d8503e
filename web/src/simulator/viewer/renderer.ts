import { type Display, displayPass, isLocal, picturePlaceOf } from "./displayPass.ts";
import { fenced, free, targetOf } from "./gpu.ts";
import type { Adjustments } from "./adjustments.ts";
import { materialPasses, type Part, type Prepared } from "./materialPasses.ts";
import { displayParameters, type Enhancement, type Presentation } from "./presentation.ts";
import type { Scan } from "./scan.ts";
import { samplingPass } from "./samplingPass.ts";
import { boxOf } from "./selection.ts";
import type { Box, Frame, Zoom } from "./zoom.ts";

/** Draws scans on one canvas. It holds graphics handles and nothing else: after a lost context make a new one and draw again. */
export interface Renderer {
  /** Shows a scan: the material passes when it is new, then one display pass. */
  draw(scan: Scan, zoom: Zoom, frame: Frame, presentation: Presentation): void;
  /** Runs the material passes ahead, one step a call; false when the scan is ready. */
  prepare(scan: Scan): boolean;
  /** Resolves when everything asked for so far is on the canvas. */
  finished(): Promise<void>;
  free(): void;
}

/** The scan shown and the two that may come next. */
const kept = 3;

/** Browsers keep few contexts: that of a canvas nobody shows any more is given back at once. */
export function giveBack(canvas: HTMLCanvasElement): void {
  canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
}

/** Null where the browser has no WebGL2 or cannot draw into 16-bit floats. */
export function createRenderer(canvas: HTMLCanvasElement): Renderer | null {
  const context = canvas.getContext("webgl2", {
    antialias: false,
    depth: false,
    stencil: false,
    powerPreference: "high-performance",
  });
  if (context === null) return null;
  const gl = context;
  if (gl.getExtension("EXT_color_buffer_float") === null && gl.getExtension("EXT_color_buffer_half_float") === null) return null;

  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const passes = materialPasses(gl);
  const sampling = samplingPass(gl);
  const pass = displayPass(gl);
  const pixel = targetOf(gl, "RGBA8", 1, 1);
  const prepared = new Map<string, Prepared>();
  const passing = new Set<string>();

  function begin(scan: Scan, { picture, id }: Source): Prepared {
    const known = prepared.get(id);
    if (known !== undefined) {
      prepared.delete(id);
      prepared.set(id, known);
      return known;
    }
    for (const [old, image] of prepared) {
      if (!passing.delete(old) && prepared.size < kept) continue;
      passes.release(image);
      prepared.delete(old);
    }
    const image = passes.begin(scan, picture);
    prepared.set(id, image);
    if (scan.kind === "measured" && scan.coarse === true) passing.add(id);
    return image;
  }

  return {
    prepare(scan) {
      if (gl.isContextLost()) return false;
      const image = begin(scan, sourceOf(scan, "COL"));
      const step = image.steps.shift() ?? (image.later.length > 0 ? () => passes.widen(image, "whole", 8) : undefined);
      const more = step === undefined && pass.warmUp(image, pixel);
      step?.();
      gl.flush();
      return more || step !== undefined;
    },
    draw(scan, zoom, frame, presentation) {
      if (gl.isContextLost()) return;
      const source = sourceOf(scan, presentation.enhancement);
      const image = begin(scan, source);
      for (const step of image.steps.splice(0)) step();
      const place = picturePlaceOf(gl, scan, zoom, frame);
      const wanted = source.finished ? { ...presentation, enhancement: "COL" as const } : presentation;
      const display = (part: Part, adjustments: Adjustments, region: Box | null): Display => {
        const shown = displayParameters({ ...wanted, adjustments }, scan.kind === "rendered" ? "finished" : scan.picture);
        // Without opacity the one of both blurs is not looked at, but super-enhancement needs the other.
        const base = isLocal(shown) ? passes.widen(image, part, shown.opacity === 0 ? 8 : shown.baseSigma) : image.detail;
        const material = passes.blur(image, part, shown.blurSigma);
        return { image, material, base, sampled: sampling.sampled(material, shown.blurSigma, place, part), shown, place, region };
      };
      const { selection, adjustments, regional } = presentation;
      const parts = [display("whole", adjustments, null), ...(selection.enabled ? [display("region", regional, boxOf(selection))] : [])];
      if (!selection.enabled) sampling.forget("region");
      for (const part of parts) pass.draw(part);
      if (place.loupe > 0) for (const part of parts) pass.draw(part, "magnified");
    },
    finished: () => fenced(gl),
    free() {
      for (const image of prepared.values()) passes.release(image);
      prepared.clear();
      free(gl, pixel);
      passes.free();
      sampling.free();
      pass.free();
    },
  };
}

interface Source {
  id: string;
  picture: ImageBitmap | null;
  /** The picture is that of the enhancement: nothing is left to compute but the adjustments. */
  finished: boolean;
}

/** Where the pixels of an enhancement come from: the measurement, its own picture, or the coloured one. */
function sourceOf(scan: Scan, enhancement: Enhancement): Source {
  if (scan.kind === "measured") return { id: scan.id, picture: null, finished: false };
  const own = scan.pictures[enhancement];
  return { id: `${scan.id} ${own === undefined ? "COL" : enhancement}`, picture: own ?? scan.pictures.COL, finished: own !== undefined };
}
