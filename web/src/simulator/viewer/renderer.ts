import { materialLut } from "@vigil/xray/display/materialLut";
import { checkProgram, fill, free, type Program, programOf, type Target, targetOf, textureOf, use } from "./gpu.ts";
import { displayShader, type DisplayVariant } from "./displayShader.ts";
import { halfFloat } from "./halfFloat.ts";
import type { Scan } from "./imageSource.ts";
import { displayParameters, type Presentation } from "./presentation.ts";
import { scanTexture } from "./scanTexture.ts";
import { gaussianShader, materialShader, quarterShader, vertexShader } from "./shaders.ts";
import { centreOf, type Frame, scaleOf, type Zoom } from "./zoom.ts";

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

interface Prepared {
  material: Target;
  detail: Target;
  quarter: Target;
  base: Target;
  baseSigma: number;
  blurred: { target: Target; sigma: number } | null;
  /** Steps still to run before the scan can be shown. */
  steps: (() => void)[];
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

  const programs = {
    material: programOf(gl, vertexShader, materialShader),
    quarter: programOf(gl, vertexShader, quarterShader),
    gaussian: programOf(gl, vertexShader, gaussianShader),
  };
  for (const program of Object.values(programs)) checkProgram(gl, program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const lut = lutTexture(gl);
  const displays = new Map<string, Program>();
  /** Variants that the next control may need, made ahead: the compiler works at their first drawing. */
  let warming: DisplayVariant[] = [];
  const pixel = targetOf(gl, "RGBA8", 1, 1);
  const prepared = new Map<string, Prepared>();

  function displayOf(variant: DisplayVariant): Program {
    const key = JSON.stringify(variant);
    let program = displays.get(key);
    if (program === undefined) {
      program = programOf(gl, vertexShader, displayShader(variant));
      checkProgram(gl, program);
      displays.set(key, program);
    }
    return program;
  }

  function warmUp(variant: DisplayVariant): void {
    if (displays.size > 0) return;
    warming = [
      { ...variant, tone: true },
      { ...variant, local: true },
      { ...variant, edge: true },
      { ...variant, smoothing: 1 },
    ];
  }

  function begin(scan: Scan): Prepared {
    const known = prepared.get(scan.id);
    if (known !== undefined) {
      prepared.delete(scan.id);
      prepared.set(scan.id, known);
      return known;
    }
    for (const [id, old] of prepared) {
      if (prepared.size < kept) break;
      release(old);
      prepared.delete(id);
    }
    const image = newImage(scan);
    prepared.set(scan.id, image);
    return image;
  }

  function newImage(scan: Scan): Prepared {
    const { width, height } = scan;
    const material = targetOf(gl, "RGBA16F", width, height);
    const detail = targetOf(gl, "RG16F", width, height);
    const quarter = targetOf(gl, "RG16F", Math.ceil(width / 4), Math.ceil(height / 4));
    const base = targetOf(gl, "RG16F", quarter.width, quarter.height);
    const image: Prepared = { material, detail, quarter, base, baseSigma: 8, blurred: null, steps: [] };
    image.steps.push(
      () => {
        const pixels = textureOf(gl, { format: "RG16F", width, height, pixels: scanTexture(scan) });
        use(gl, programs.material, { scan: pixels, lut });
        const { lnHigh, ratio } = materialLut;
        gl.uniform4f(programs.material.at("lutRange"), lnHigh[0], lnHigh[1], ratio[0], ratio[1]);
        fill(gl, material);
        gl.deleteTexture(pixels);
      },
      () => gaussian(material, detail, [1.2, 1.5], "first"),
      () => {
        use(gl, programs.quarter, { source: material.texture });
        fill(gl, quarter);
        widen(image, 8);
      },
    );
    return image;
  }

  /** Both wide blurs of the density: x always 8 px, y the opacity's. */
  function widen(image: Prepared, sigma: number): void {
    gaussian(image.quarter, image.base, [quarters(8), quarters(sigma)], "first");
    image.baseSigma = sigma;
  }

  function blur(image: Prepared, sigma: number): Target {
    if (sigma === 0) return image.material;
    const blurred = image.blurred ?? { target: targetOf(gl, "RGBA16F", image.material.width, image.material.height), sigma: 0 };
    if (blurred.sigma !== sigma) gaussian(image.material, blurred.target, [sigma, sigma], "whole");
    blurred.sigma = sigma;
    image.blurred = blurred;
    return blurred.target;
  }

  function gaussian(source: Target, target: Target, sigma: [number, number], channels: "first" | "whole"): void {
    const { gaussian: program } = programs;
    const between = targetOf(gl, channels === "whole" ? "RGBA16F" : "RG16F", target.width, target.height);
    const run = (from: Target, to: Target, x: number, y: number) => {
      use(gl, program, { source: from.texture });
      gl.uniform2f(program.at("direction"), x, y);
      gl.uniform2f(program.at("sigma"), ...sigma);
      gl.uniform1i(program.at("reach"), Math.ceil(3 * Math.max(...sigma)));
      gl.uniform1i(program.at("spread"), channels === "first" && from === source ? 1 : 0);
      gl.uniform1i(program.at("whole"), channels === "whole" ? 1 : 0);
      fill(gl, to);
    };
    run(source, between, 1 / source.width, 0);
    run(between, target, 0, 1 / between.height);
    free(gl, between);
  }

  function release({ material, detail, quarter, base, blurred }: Prepared): void {
    for (const target of [material, detail, quarter, base]) free(gl, target);
    if (blurred !== null) free(gl, blurred.target);
  }

  return {
    prepare(scan) {
      if (gl.isContextLost()) return false;
      const image = begin(scan);
      const step = image.steps.shift();
      const variant = step === undefined ? warming.shift() : undefined;
      if (variant !== undefined) {
        use(gl, displayOf(variant), { material: image.material.texture, detail: image.detail.texture, base: image.base.texture });
        fill(gl, pixel);
      }
      step?.();
      gl.flush();
      return image.steps.length + warming.length > 0;
    },
    draw(scan, zoom, frame, presentation) {
      if (gl.isContextLost()) return;
      const image = begin(scan);
      for (const step of image.steps.splice(0)) step();
      const shown = displayParameters(presentation);
      if (image.baseSigma !== shown.baseSigma && shown.opacity !== 0) widen(image, shown.baseSigma);
      const material = blur(image, shown.blurSigma);
      const place = placeOf(gl, scan, zoom, frame);
      const variant = variantOf(shown, place);
      warmUp(variant);
      const program = displayOf(variant);
      use(gl, program, { material: material.texture, detail: image.detail.texture, base: image.base.texture });
      setDisplay(gl, program, shown);
      setPlace(gl, program, scan, place);
      fill(gl, null);
    },
    finished() {
      const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
      return new Promise((resolve) => {
        const ask = () => {
          const pending = fence !== null && !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED;
          if (pending) return void setTimeout(ask, 4);
          gl.deleteSync(fence);
          return resolve();
        };
        ask();
      });
    },
    free() {
      for (const image of prepared.values()) release(image);
      prepared.clear();
      gl.deleteTexture(lut);
      free(gl, pixel);
      for (const { handle } of [...Object.values(programs), ...displays.values()]) gl.deleteProgram(handle);
    },
  };
}

/** A sigma in image pixels as one on the quarter, less what making the quarter has blurred already. */
const quarters = (sigma: number): number => Math.sqrt(Math.max(sigma * sigma - 1.25, 0.5)) / 4;

type Shown = ReturnType<typeof displayParameters>;

interface Place {
  centre: { x: number; y: number };
  /** Image pixels per canvas pixel. */
  perPixel: number;
  /** Half the magnifier's edge in canvas pixels, 0 without one. */
  loupe: number;
  point: { x: number; y: number };
}

function variantOf(shown: Shown, { perPixel, loupe }: Place): DisplayVariant {
  return {
    smoothing: perPixel < 0.95 ? 1 : perPixel > 1.25 ? 2 : 0,
    local: shown.opacity !== 0 || shown.superEnhance !== 0,
    edge: shown.edge !== 0,
    band: shown.band >= 0,
    tone: shown.brightness !== 0 || shown.contrast !== 0 || shown.gamma !== 0,
    loupe: loupe > 0,
  };
}

function setDisplay(gl: WebGL2RenderingContext, { at }: Program, shown: Shown): void {
  gl.uniform1i(at("mode"), shown.mode);
  gl.uniform1i(at("invert"), shown.invert ? 1 : 0);
  for (const name of ["absorption", "opacity", "superEnhance", "edge", "brightness", "contrast", "gamma", "sharp", "band"] as const)
    gl.uniform1f(at(name), shown[name]);
}

/** The frame's lengths are screen pixels; the canvas may have more of them (device pixel ratio). */
function placeOf(gl: WebGL2RenderingContext, scan: Scan, zoom: Zoom, frame: Frame): Place {
  const ratio = gl.drawingBufferWidth / Math.max(frame.width, 1);
  const { magnify, point, square } = zoom;
  return {
    centre: centreOf(zoom, frame),
    perPixel: 1 / (scaleOf(zoom, frame) * ratio),
    loupe: magnify && point !== null ? (square / 2) * ratio : 0,
    point: point ?? { x: scan.width / 2, y: scan.height / 2 },
  };
}

function setPlace(gl: WebGL2RenderingContext, { at }: Program, scan: Scan, { centre, perPixel, loupe, point }: Place): void {
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  gl.uniform2f(at("centre"), centre.x, centre.y);
  gl.uniform2f(at("canvas"), width, height);
  gl.uniform2f(at("imageSize"), scan.width, scan.height);
  gl.uniform1f(at("perPixel"), perPixel);
  gl.uniform3f(at("loupe"), width / 2 + (point.x - centre.x) / perPixel, height / 2 + (point.y - centre.y) / perPixel, loupe);
  gl.uniform1f(at("loupeFactor"), 3);
}

function lutTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const { columns, rows, effectiveZ, water, iron } = materialLut;
  const pixels = new Uint16Array(4 * columns * rows);
  for (let cell = 0; cell < columns * rows; cell++)
    for (const [channel, values] of [effectiveZ, water, iron].entries()) pixels[4 * cell + channel] = halfFloat(values[cell] ?? 0);
  return textureOf(gl, { format: "RGBA16F", width: columns, height: rows, pixels });
}
