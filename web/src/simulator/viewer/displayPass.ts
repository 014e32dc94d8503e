import { displayShader, type DisplayVariant } from "./displayShader.ts";
import { checkProgram, fill, type Program, programOf, type Target, use } from "./gpu.ts";
import type { Prepared } from "./materialPasses.ts";
import type { DisplayParameters } from "./presentation.ts";
import type { Scan } from "./scan.ts";
import { vertexShader } from "./shaders.ts";
import { centreOf, type Frame, scaleOf, type Zoom } from "./zoom.ts";

/** What is drawn: a prepared scan, how, and where. */
export interface Display {
  readonly image: Prepared;
  readonly material: Target;
  readonly shown: DisplayParameters;
  readonly place: Place;
}

/** The last pass, in as many variants as the controls need. */
export interface DisplayPass {
  /** Onto the canvas. */
  draw(display: Display): void;
  /** Compiles one variant that the next control may need; false when there is none left. */
  warmUp(image: Prepared, target: Target): boolean;
  free(): void;
}

export function displayPass(gl: WebGL2RenderingContext): DisplayPass {
  const programs = new Map<string, Program>();
  /** Variants made ahead: the compiler works at their first drawing. */
  let warming: DisplayVariant[] = [];

  function programFor(variant: DisplayVariant): Program {
    const key = JSON.stringify(variant);
    let program = programs.get(key);
    if (program === undefined) {
      program = programOf(gl, vertexShader, displayShader(variant));
      checkProgram(gl, program);
      programs.set(key, program);
    }
    return program;
  }

  return {
    draw({ image, material, shown, place }) {
      const variant = variantOf(shown, place);
      if (programs.size === 0)
        warming = [
          { ...variant, tone: true },
          { ...variant, local: true },
          { ...variant, edge: true },
          { ...variant, smoothing: 1 },
        ];
      const program = programFor(variant);
      use(gl, program, { material: material.texture, detail: image.detail.texture, base: image.base.texture });
      setDisplay(gl, program, shown);
      setPlace(gl, program, place);
      fill(gl, null);
    },
    warmUp(image, target) {
      const variant = warming.shift();
      if (variant === undefined) return false;
      use(gl, programFor(variant), { material: image.material.texture, detail: image.detail.texture, base: image.base.texture });
      fill(gl, target);
      return warming.length > 0;
    },
    free() {
      for (const { handle } of programs.values()) gl.deleteProgram(handle);
    },
  };
}

export interface Place {
  scan: Scan;
  centre: { x: number; y: number };
  /** Image pixels per canvas pixel. */
  perPixel: number;
  /** Half the magnifier's edge in canvas pixels, 0 without one. */
  loupe: number;
  point: { x: number; y: number };
}

function variantOf(shown: DisplayParameters, { scan, perPixel, loupe }: Place): DisplayVariant {
  return {
    rendered: scan.kind === "rendered",
    smoothing: perPixel < 0.95 ? 1 : perPixel > 1.25 ? 2 : 0,
    local: shown.opacity !== 0 || shown.superEnhance !== 0,
    edge: shown.edge !== 0,
    band: shown.band >= 0,
    tone: shown.brightness !== 0 || shown.contrast !== 0 || shown.gamma !== 0,
    loupe: loupe > 0,
  };
}

function setDisplay(gl: WebGL2RenderingContext, { at }: Program, shown: DisplayParameters): void {
  gl.uniform1i(at("mode"), shown.mode);
  gl.uniform1i(at("invert"), shown.invert ? 1 : 0);
  for (const name of ["absorption", "opacity", "superEnhance", "edge", "brightness", "contrast", "gamma", "sharp", "band"] as const)
    gl.uniform1f(at(name), shown[name]);
}

/** The frame's lengths are screen pixels; the canvas may have more of them (device pixel ratio). */
export function placeOf(gl: WebGL2RenderingContext, scan: Scan, zoom: Zoom, frame: Frame): Place {
  const ratio = gl.drawingBufferWidth / Math.max(frame.width, 1);
  const { magnify, point, square } = zoom;
  return {
    scan,
    centre: centreOf(zoom, frame),
    perPixel: 1 / (scaleOf(zoom, frame) * ratio),
    loupe: magnify && point !== null ? (square / 2) * ratio : 0,
    point: point ?? { x: scan.width / 2, y: scan.height / 2 },
  };
}

function setPlace(gl: WebGL2RenderingContext, { at }: Program, { scan, centre, perPixel, loupe, point }: Place): void {
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  gl.uniform2f(at("centre"), centre.x, centre.y);
  gl.uniform2f(at("canvas"), width, height);
  gl.uniform2f(at("imageSize"), scan.width, scan.height);
  gl.uniform1f(at("perPixel"), perPixel);
  gl.uniform3f(at("loupe"), width / 2 + (point.x - centre.x) / perPixel, height / 2 + (point.y - centre.y) / perPixel, loupe);
  gl.uniform1f(at("loupeFactor"), 3);
}
