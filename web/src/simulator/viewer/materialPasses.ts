import { materialLutFor } from "@vigil/xray/display/materialLut";
import { checkProgram, fill, free, programOf, type Target, targetOf, textureOf, use } from "./gpu.ts";
import { halfFloat } from "./halfFloat.ts";
import type { MeasuredScan, Scan } from "./scan.ts";
import { partBesideAir, scanTexture } from "./scanTexture.ts";
import { detailShader, gaussianShader, materialShader, pictureShader, quarterShader, vertexShader } from "./shaders.ts";
import type { Box } from "./zoom.ts";

/** One scan as the display pass takes it. */
export interface Prepared {
  /** Measured: lH, smooth lH, Zeff, A_iron. Rendered: the density its grey stands for, then its red, green and blue. */
  readonly material: Target;
  readonly detail: Target;
  readonly quarter: Target;
  /** The whole picture and a region of it may want different blurs at the same time, the whole first; the same one they share. */
  readonly blurs: Record<Part, Blurs>;
  /** Steps still to run before the scan can be shown. */
  readonly steps: (() => void)[];
  /** What only some controls need: run ahead of them, or with the first. */
  readonly later: (() => void)[];
}

export type Part = "whole" | "region";

interface Blurs {
  base: { target: Target; sigma: number } | null;
  blurred: { target: Target; sigma: number } | null;
}

/** What turns the pixels of a view into what the display pass reads; once per scan, a step at a time. */
export interface MaterialPasses {
  /** `picture` is that of the enhancement wanted; a measured scan has none. */
  begin(scan: Scan, picture: ImageBitmap | null): Prepared;
  /** Both wide blurs of the density: x always 8 px, y the opacity's. */
  widen(image: Prepared, part: Part, sigma: number): Target;
  blur(image: Prepared, part: Part, sigma: number): Target;
  release(image: Prepared): void;
  free(): void;
}

/** Pixels that a pass sees beside its own, at most, and one of air. */
const REACH = 6;

export function materialPasses(gl: WebGL2RenderingContext): MaterialPasses {
  const programs = {
    material: programOf(gl, vertexShader, materialShader),
    picture: programOf(gl, vertexShader, pictureShader),
    quarter: programOf(gl, vertexShader, quarterShader),
    detail: programOf(gl, vertexShader, detailShader),
    gaussian: programOf(gl, vertexShader, gaussianShader),
  };
  for (const program of Object.values(programs)) checkProgram(gl, program);
  const luts = new Map<string, WebGLTexture>();
  const exact = gl.getExtension("EXT_color_buffer_float") !== null;

  /** Its scanner's table of materials; a picture without colour reads any. */
  function lutOf({ scanner }: MeasuredScan): WebGLTexture {
    const lut = luts.get(scanner) ?? lutTexture(gl, scanner);
    luts.set(scanner, lut);
    return lut;
  }

  function begin(scan: Scan, picture: ImageBitmap | null): Prepared {
    const { width, height } = scan;
    const material = targetOf(gl, "RGBA16F", width, height);
    const detail = targetOf(gl, "RG16F", width, height);
    const quarter = targetOf(gl, "RG16F", Math.ceil(width / 4), Math.ceil(height / 4));
    const blurs = { whole: { base: null, blurred: null }, region: { base: null, blurred: null } };
    const image: Prepared = { material, detail, quarter, blurs, steps: [], later: [] };
    const whole = { x: 0, y: 0, width, height };
    // What is outside it is air before and after: nothing is computed there.
    const part = scan.kind === "measured" ? partBesideAir(scan, REACH) : whole;
    let measured: WebGLTexture | null = null;
    image.steps.push(
      () => {
        if (picture !== null) read(picture, material);
        else if (scan.kind === "measured") measured = measure(scan, material, part);
      },
      () => {
        clear(detail, [0, 0, 0, 0]);
        if (part !== null) sharpen(measured ?? material.texture, detail, part);
        gl.deleteTexture(measured);
      },
    );
    image.later.push(() => {
      use(gl, programs.quarter, { source: material.texture });
      fill(gl, quarter);
    });
    return image;
  }

  function measure(scan: MeasuredScan, target: Target, part: Box | null): WebGLTexture | null {
    const { effectiveZ, iron } = materialLutFor(scan.scanner);
    clear(target, [0, 0, effectiveZ[0] ?? 0, iron[0] ?? 0]);
    if (part === null) return null;
    const pixels = textureOf(gl, { format: "RG32F", ...part, pixels: scanTexture(scan, part) });
    use(gl, programs.material, { scan: pixels, lut: lutOf(scan) });
    const { lnHigh, ratio } = materialLutFor(scan.scanner);
    gl.uniform4f(programs.material.at("lutRange"), lnHigh[0], lnHigh[1], ratio[0], ratio[1]);
    gl.uniform2i(programs.material.at("corner"), part.x, part.y);
    fill(gl, target, part);
    return pixels;
  }

  function clear({ frame }: Target, texel: [number, number, number, number]): void {
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.clearBufferfv(gl.COLOR, 0, texel);
  }

  function read(picture: ImageBitmap, target: Target): void {
    const pixels = textureOf(gl, { format: "RGBA8", width: picture.width, height: picture.height, pixels: picture });
    use(gl, programs.picture, { source: pixels });
    fill(gl, target);
    gl.deleteTexture(pixels);
  }

  function widen({ quarter, blurs, later }: Prepared, part: Part, sigma: number): Target {
    for (const step of later.splice(0)) step();
    if (blurs.whole.base?.sigma === sigma) return blurs.whole.base.target;
    const base = (blurs[part].base ??= { target: targetOf(gl, "RG16F", quarter.width, quarter.height), sigma: 0 });
    if (base.sigma !== sigma) gaussian(quarter, base.target, [quarters(8), quarters(sigma)], "first");
    base.sigma = sigma;
    return base.target;
  }

  function blur({ material, blurs }: Prepared, part: Part, sigma: number): Target {
    if (sigma === 0) return material;
    if (blurs.whole.blurred?.sigma === sigma) return blurs.whole.blurred.target;
    const blurred = (blurs[part].blurred ??= { target: targetOf(gl, "RGBA16F", material.width, material.height), sigma: 0 });
    if (blurred.sigma !== sigma) gaussian(material, blurred.target, [sigma, sigma], "whole");
    blurred.sigma = sigma;
    return blurred.target;
  }

  /** The fine blurs of what is first in a source that is so much of the target. */
  function sharpen(source: WebGLTexture, target: Target, part: Box): void {
    const between = targetOf(gl, exact ? "RG32F" : "RG16F", part.width, part.height);
    const { detail: program } = programs;
    const run = (from: WebGLTexture, to: Target, along: readonly [number, number], place?: Box) => {
      use(gl, program, { source: from });
      gl.uniform2i(program.at("direction"), ...along);
      gl.uniform2i(program.at("corner"), place?.x ?? 0, place?.y ?? 0);
      gl.uniform1i(program.at("spread"), from === source ? 1 : 0);
      fill(gl, to, place);
    };
    run(source, between, [1, 0]);
    run(between.texture, target, [0, 1], part);
    free(gl, between);
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

  function release({ material, detail, quarter, blurs }: Prepared): void {
    for (const target of [material, detail, quarter]) free(gl, target);
    for (const { base, blurred } of Object.values(blurs)) {
      if (base !== null) free(gl, base.target);
      if (blurred !== null) free(gl, blurred.target);
    }
  }

  return {
    begin,
    widen,
    blur,
    release,
    free() {
      for (const lut of luts.values()) gl.deleteTexture(lut);
      for (const { handle } of Object.values(programs)) gl.deleteProgram(handle);
    },
  };
}

/** A sigma in image pixels as one on the quarter, less what making the quarter has blurred already. */
const quarters = (sigma: number): number => Math.sqrt(Math.max(sigma * sigma - 1.25, 0.5)) / 4;

function lutTexture(gl: WebGL2RenderingContext, scanner: string): WebGLTexture {
  const { columns, rows, effectiveZ, water, iron } = materialLutFor(scanner);
  const pixels = new Uint16Array(4 * columns * rows);
  for (let cell = 0; cell < columns * rows; cell++)
    for (const [channel, values] of [effectiveZ, water, iron].entries()) pixels[4 * cell + channel] = halfFloat(values[cell] ?? 0);
  return textureOf(gl, { format: "RGBA16F", width: columns, height: rows, pixels });
}
